/// Weights of fields, learned from the contacts themselves.
///
/// This is the model of [Fellegi and Sunter](https://www.jstor.org/stable/2286061): how often a field agrees to a level for pairs
/// of one person (*m*) and for any two contacts (*u*). *m* is found by expectation maximization over the candidate pairs, *u* by
/// drawing pairs at random. The draw is seeded and goes over rows in the order of their content, so that it is the same in
/// every run.
struct FieldModel: Sendable {
    private let fields: FieldComparison
    private let frequencies: Frequencies
    /// By field and level.
    private var weights: [[Double]]
    private var chance: [[Double]]
    private var prior = 0.0

    private typealias Field = FieldComparison.Field
    private static let levels = 4
    private static let samples = 150_000
    private static let rounds = 40

    init(_ fields: FieldComparison, _ frequencies: Frequencies, _ pairs: CandidatePairs) {
        self.fields = fields
        self.frequencies = frequencies
        weights = Field.allCases.map { _ in [Double](repeating: 0, count: Self.levels) }
        chance = weights
        let patterns = Self.sample(fields, pairs)
        let seen = Self.levelsSeen(patterns.map(\.pattern))
        let drawn = Self.drawAtRandom(fields, rowCount: frequencies.rowCount)
        learn(patterns, seen: seen, drawn: drawn, pairCount: pairs.count)
    }

    // MARK: Samples

    private static func sample(
        _ fields: FieldComparison, _ pairs: CandidatePairs
    ) -> [(pattern: FieldComparison.Pattern, count: Double)] {
        let step = max(1, (pairs.count + samples - 1) / samples)
        var counts: [FieldComparison.Pattern: Int] = [:]
        var index = 0
        for first in 0..<max(0, pairs.starts.count - 1) {
            for second in pairs.seconds(of: first) {
                if index % step == 0 { counts[fields.pattern(first, Int(second)), default: 0] += 1 }
                index += 1
            }
        }
        return counts.sorted { $0.key < $1.key }.map { ($0.key, Double($0.value)) }
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
        for _ in 0..<(rowCount > 3000 ? 60000 : 30000) {
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
        for field in Field.allCases.indices {
            for level in 0..<Self.levels where seen[field][level] {
                let ratio = Bits.log2(match[field][level] / chance[field][level]).value
                weights[field][level] = min(14, max(-7, ratio))
            }
        }
        let count = Double(frequencies.rowCount)
        prior = Bits.log2(max(expected * Double(pairCount) / total, 1) / (count * (count - 1) / 2)).value
    }

    // MARK: Weighing

    /// The weight of all fields of two rows, and how many of them say something beside the name.
    func bits(_ one: Int, _ two: Int) -> (bits: Bits, evidenceCount: Int) {
        let pattern = fields.pattern(one, two)
        var sum = prior
        for field in Field.allCases {
            guard let level = pattern.level(field) else { continue }
            var weight = weights[field.rawValue][level]
            if level == 3, field == .given || field == .family { weight = adjusted(weight, field, one) }
            sum += weight
        }
        return (Bits(sum), pattern.evidenceCount)
    }

    /// The weight of an agreement in a name: more for a rare one, at half strength.
    private func adjusted(_ weight: Double, _ field: Field, _ row: Int) -> Double {
        let name = fields.table.rows[row].name
        let count =
            field == .given
            ? frequencies.given(name.given)
            : frequencies.family(skeleton: fields.comparison.lexicon.entry(name.family).skeleton)
        guard count > 0 else { return weight }
        let rarity = Bits.log2(chance[field.rawValue][3] * Double(frequencies.rowCount) / Double(count)).value
        return min(14, weight + 0.5 * max(-4, min(6, rarity)))
    }
}
