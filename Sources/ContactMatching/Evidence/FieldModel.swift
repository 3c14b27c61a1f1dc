/// The weight of the fields of two contacts of whom neither a number nor an address of both decides.
///
/// This is the model of [Fellegi and Sunter](https://www.jstor.org/stable/2286061): how often a field agrees to a level for pairs
/// of one person (*m*) and for any two contacts (*u*). The weights of the rule stand at first; a book with many such pairs refines
/// them, within ``FieldWeights/reach``. *m* is found by expectation maximization over these pairs, *u* by drawing pairs at
/// random. The draw is seeded and goes over rows in the order of their content, so that it is the same in every run.
struct FieldModel: Sendable {
    let fields: FieldComparison
    private let frequencies: Frequencies
    private(set) var weights = FieldWeights.rule
    private(set) var limits = HouseholdLimits()
    /// The number of pairs from which the book taught.
    private(set) var taughtBy = 0
    /// The logarithm of the share of pairs that are one person's.
    private(set) var prior: Bits
    /// The number of contacts in which the given name of a contact occurs on the average, and its family name.
    private let usualCounts: (given: Double, family: Double)

    typealias Field = FieldComparison.Field
    private static let levels = 4
    private static let samples = 150_000
    private static let draws = 8_000
    private static let rounds = 40
    /// Fewer pairs teach nothing; with so many more a book is trusted by half.
    private static let fewestPairs = 100
    private static let halfTrust = 400.0

    init(_ fields: FieldComparison, _ frequencies: Frequencies) {
        self.fields = fields
        self.frequencies = frequencies
        prior = -Bits.log2(ofCounts: Double(max(2, frequencies.rowCount)))
        usualCounts = frequencies.usualCounts
    }

    /// A model that a book refines.
    init(_ fields: FieldComparison, _ frequencies: Frequencies, _ pairs: CandidatePairs) {
        self.init(fields, frequencies)
        let (patterns, pairCount) = Self.sample(fields, pairs)
        guard pairCount >= Self.fewestPairs else { return }
        taughtBy = pairCount
        learn(
            patterns, seen: Self.levelsSeen(patterns.map(\.pattern)),
            drawn: Self.drawAtRandom(fields, rowCount: frequencies.rowCount), pairCount: pairCount)
    }

    // MARK: Samples

    private static func sample(
        _ fields: FieldComparison, _ pairs: CandidatePairs
    ) -> (patterns: [(pattern: FieldComparison.Pattern, count: Double)], pairCount: Int) {
        var taught: [UInt64] = []
        for first in 0..<max(0, pairs.starts.count - 1) {
            for second in pairs.seconds(of: first) where fields.decides(first, Int(second)) {
                taught.append(UInt64(first) << 32 | UInt64(second))
            }
        }
        let step = max(1, (taught.count + samples - 1) / samples)
        var counts: [FieldComparison.Pattern: Int] = [:]
        for place in stride(from: 0, to: taught.count, by: step) {
            let pair = taught[place]
            counts[fields.pattern(Int(pair >> 32), Int(pair & 0xFFFF_FFFF)), default: 0] += 1
        }
        return (counts.sorted { $0.key < $1.key }.map { ($0.key, Double($0.value)) }, taught.count)
    }

    private static func levelsSeen(_ patterns: [FieldComparison.Pattern]) -> [[Bool]] {
        var seen = Field.allCases.map { _ in [Bool](repeating: false, count: levels) }
        for pattern in patterns {
            for field in Field.allCases {
                if let level = pattern.level(field) { seen[field.rawValue][level] = true }
            }
        }
        return seen
    }

    private static func drawAtRandom(_ fields: FieldComparison, rowCount: Int) -> [[Double]] {
        var counts = Field.allCases.map { _ in [Double](repeating: 0, count: levels) }
        guard rowCount > 1 else { return counts }
        var state: UInt64 = 1
        func next() -> Int {
            state = StableHash.mixed(state, 0x2545_F491_4F6C_DD1D)
            return Int(state % UInt64(rowCount))
        }
        for _ in 0..<draws {
            let first = next()
            let second = next()
            guard first != second else { continue }
            let pattern = fields.pattern(first, second)
            for field in Field.allCases {
                if let level = pattern.level(field) { counts[field.rawValue][level] += 1 }
            }
        }
        return counts
    }

    // MARK: Learning

    private mutating func learn(
        _ patterns: [(pattern: FieldComparison.Pattern, count: Double)], seen: [[Bool]], drawn: [[Double]],
        pairCount: Int
    ) {
        let total = patterns.reduce(0) { $0 + $1.count }
        guard total > 0 else { return }
        var chance = Field.allCases.map { _ in [Double](repeating: 0, count: Self.levels) }
        var match = chance
        for field in Field.allCases {
            let index = field.rawValue
            let sum = drawn[index].reduce(0, +)
            let levels = (0..<Self.levels).filter { seen[index][$0] }
            for level in 0..<Self.levels {
                chance[index][level] = (drawn[index][level] + 0.5) / (sum + 2)
                match[index][level] = level == levels.last ? 0.6 : 0.4 / Double(max(1, levels.count - 1))
            }
        }
        // Inside the blocks, pairs of two persons agree more often than at random: that is learned beside.
        var other = chance
        var share = 0.3
        var expected = 0.0
        for _ in 0..<Self.rounds {
            var matchSums = Field.allCases.map { _ in [Double](repeating: 0.1, count: Self.levels) }
            var otherSums = matchSums
            var matchTotals = [Double](repeating: 0.5, count: Field.allCases.count)
            var otherTotals = matchTotals
            expected = 0
            for (pattern, count) in patterns {
                var odds = share / (1 - share)
                for field in Field.allCases {
                    guard let level = pattern.level(field) else { continue }
                    odds *= max(match[field.rawValue][level], 1e-4) / max(other[field.rawValue][level], 1e-4)
                }
                let probability = odds / (1 + odds)
                expected += probability * count
                for field in Field.allCases {
                    guard let level = pattern.level(field) else { continue }
                    matchSums[field.rawValue][level] += probability * count
                    otherSums[field.rawValue][level] += (1 - probability) * count
                    matchTotals[field.rawValue] += probability * count
                    otherTotals[field.rawValue] += (1 - probability) * count
                }
            }
            share = min(0.99, max(0.001, expected / total))
            for field in Field.allCases.indices {
                for level in 0..<Self.levels where seen[field][level] {
                    match[field][level] = matchSums[field][level] / matchTotals[field]
                    other[field][level] = otherSums[field][level] / otherTotals[field]
                }
            }
        }
        let trust = Double(pairCount) / (Double(pairCount) + Self.halfTrust)
        for field in Field.allCases {
            for level in 0...field.highest where seen[field.rawValue][level] {
                let ratio = Bits.log2(match[field.rawValue][level] / chance[field.rawValue][level]).value
                weights[field, level] = FieldWeights.refined(field, level, by: ratio, trust: trust)
            }
        }
        limits = Self.limits(patterns, trust: trust)
        let count = Double(frequencies.rowCount)
        let learned = Bits.log2(max(expected * Double(pairCount) / total, 1) / (count * (count - 1) / 2)).value
        let change = Bits((learned - prior.value) * trust)
        prior += max(-FieldWeights.reach, min(FieldWeights.reach, change))
    }

    private static func limits(
        _ patterns: [(pattern: FieldComparison.Pattern, count: Double)], trust: Double
    ) -> HouseholdLimits {
        var (pairs, different) = (0.0, 0.0)
        for (pattern, count) in patterns where pattern.level(.postalCode) == 2 {
            guard (pattern.level(.street) ?? 3) == 3, pattern.level(.family) == 3 else { continue }
            guard let given = pattern.level(.given) else { continue }
            pairs += count
            if given == 0 { different += count }
        }
        return HouseholdLimits(
            differentGivenNames: different / max(1, pairs), trust: trust * pairs / (pairs + halfTrust))
    }

    // MARK: Weighing

    /// The weight of a level of agreement between two rows: more for a rare name, at half strength.
    @inline(__always)
    func weight(_ field: Field, _ level: Int, _ row: Int) -> Bits {
        let weight = weights[field, level]
        guard level == 3 else { return weight }
        let name = fields.table.rows[row].name
        let (count, usual): (Int, Double)
        switch field {
        case .given: (count, usual) = (frequencies.given(name.given), usualCounts.given)
        case .family:
            let skeleton = fields.comparison.lexicon.entry(name.family).skeleton
            (count, usual) = (frequencies.family(skeleton: skeleton), usualCounts.family)
        default: return weight
        }
        let rarity = Bits.log2(ofCounts: usual / Double(max(1, count)))
        return weight + max(-2, min(3, Bits(hundredths: rarity.hundredths / 2)))
    }
}
