/// The lesson of the pairs of a book about its fields: how often each agrees to a level for pairs of one person (*m*), for those of two that
/// have a key in common, and for any two contacts (*u*).
///
/// *m* is found by expectation maximization over pairs with a common key, *u* by drawing pairs at random. The draw is seeded and goes over
/// rows in the order of their content, so that it is the same in every run.
struct FieldTeaching {
    typealias Field = FieldComparison.Field
    typealias Count = (pattern: FieldComparison.Pattern, count: Double)

    let patterns: [Count]
    /// By field and level: for pairs of one person, of two people with a common key, and any.
    private(set) var match: [[Double]]
    private var other: [[Double]]
    private var chance: [[Double]]
    /// Which levels occur at all.
    let seen: [[Bool]]
    /// The share of pairs that are one person's.
    private(set) var share = 0.3

    private static let levels = 4
    /// The most pairs of a sample.
    static let samples = 150_000
    /// The pairs that are drawn at random: so many for each row that one pair that agrees by chance changes little.
    private static let drawsOfRow = 16
    private static let draws = 8_000...64_000
    private static let rounds = 40
    /// The pairs that are taken out leave at least a part in so many: a draw is small.
    private static let mostTakenOut = 16.0

    /// Learns from patterns, with the counts of levels among pairs drawn at random.
    init(_ patterns: [Count], drawn: [[Double]]) {
        self.patterns = patterns
        let seen = Self.levelsSeen(patterns)
        self.seen = seen
        chance = Field.allCases.map { _ in [Double](repeating: 0, count: Self.levels) }
        match = chance
        // Inside the blocks, pairs of two persons agree more often than at random: that is learned beside.
        other = chance
        for field in Field.allCases {
            let index = field.rawValue
            let sum = drawn[index].reduce(0, +)
            let levels = (0..<Self.levels).filter { seen[index][$0] }
            for level in 0..<Self.levels {
                chance[index][level] = (drawn[index][level] + 0.5) / (sum + 2)
                match[index][level] = level == levels.last ? 0.6 : 0.4 / Double(max(1, levels.count - 1))
            }
        }
        other = chance
        let total = patterns.reduce(0) { $0 + $1.count }
        guard total > 0 else { return }
        for _ in 0..<Self.rounds { learn(total) }
    }

    /// The ratio of how often a level is seen of pairs of one person to how often of two. Of the pairs that were drawn at random a share is of one person,
    /// which is taken out: in a small book with many copies it would be most of those that agree.
    ///
    /// - Parameter share: the share of all pairs that are one person's.
    func ratio(_ field: Field, _ level: Int, share: Double) -> Double {
        let (match, drawn) = (match[field.rawValue][level], chance[field.rawValue][level])
        return match / max(drawn - share * match, drawn / Self.mostTakenOut)
    }

    private mutating func learn(_ total: Double) {
        var matchSums = Field.allCases.map { _ in [Double](repeating: 0.1, count: Self.levels) }
        var otherSums = matchSums
        var matchTotals = [Double](repeating: 0.5, count: Field.allCases.count)
        var otherTotals = matchTotals
        var expected = 0.0
        for (pattern, count) in patterns {
            let probability = probability(of: pattern)
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

    private func probability(of pattern: FieldComparison.Pattern) -> Double {
        var odds = share / (1 - share)
        for field in Field.allCases {
            guard let level = pattern.level(field) else { continue }
            odds *= max(match[field.rawValue][level], 1e-4) / max(other[field.rawValue][level], 1e-4)
        }
        return odds / (1 + odds)
    }

    // MARK: Samples

    /// Pairs of which fields decide, by their pattern, and how many there are.
    static func sample(_ fields: FieldComparison, _ pairs: CandidatePairs) -> (patterns: [Count], pairCount: Int) {
        var taught: [UInt64] = []
        for first in 0..<max(0, pairs.starts.count - 1) {
            for second in pairs.seconds(of: first) where fields.decides(first, Int(second)) {
                taught.append(UInt64(rows: UInt32(first), second))
            }
        }
        let step = max(1, (taught.count + samples - 1) / samples)
        var counts: [FieldComparison.Pattern: Int] = [:]
        for place in stride(from: 0, to: taught.count, by: step) {
            let (first, second) = taught[place].rows
            counts[fields.pattern(Int(first), Int(second)), default: 0] += 1
        }
        return (counts.sorted { $0.key < $1.key }.map { ($0.key, Double($0.value)) }, taught.count)
    }

    private static func levelsSeen(_ patterns: [Count]) -> [[Bool]] {
        var seen = Field.allCases.map { _ in [Bool](repeating: false, count: levels) }
        for (pattern, _) in patterns {
            for field in Field.allCases {
                if let level = pattern.level(field) { seen[field.rawValue][level] = true }
            }
        }
        return seen
    }

    /// The counts of levels among pairs drawn at random, by field.
    static func drawAtRandom(
        rowCount: Int, _ pattern: (_ one: Int, _ two: Int) -> FieldComparison.Pattern
    ) -> [[Double]] {
        var counts = Field.allCases.map { _ in [Double](repeating: 0, count: levels) }
        forEachDraw(rowCount: rowCount) { first, second in
            let pattern = pattern(first, second)
            for field in Field.allCases {
                if let level = pattern.level(field) { counts[field.rawValue][level] += 1 }
            }
        }
        return counts
    }

    /// Calls a closure with the rows of each pair that is drawn of a book.
    static func forEachDraw(rowCount: Int, _ body: (_ one: Int, _ two: Int) -> Void) {
        guard rowCount > 1 else { return }
        var state: UInt64 = 1
        func next() -> Int {
            state = StableHash.mixed(state, 0x2545_F491_4F6C_DD1D)
            return Int(state % UInt64(rowCount))
        }
        let count = min(max(rowCount * drawsOfRow, draws.lowerBound), draws.upperBound)
        for _ in 0..<count {
            let first = next()
            let second = next()
            if first != second { body(first, second) }
        }
    }
}
