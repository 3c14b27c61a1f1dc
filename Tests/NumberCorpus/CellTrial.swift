import PhoneNumbers
import SeededRandom

/// The readings of random cells of a law.
public struct CellTrial: Sendable {
    /// The numbers of cells that were read right, refused or in part, and wrong.
    public struct Counts: Sendable {
        /// Cells that were read as wanted.
        public var right = 0
        /// Cells of which a number was refused, or is ambiguous.
        public var refused = 0
        /// Cells in which another number was accepted.
        public var wrong = 0

        /// All cells.
        public var all: Int { right + refused + wrong }
        /// The share of cells that were read as wanted.
        public var rightShare: Double { Double(right) / Double(max(all, 1)) }
        /// The share of cells in which another number was accepted.
        public var wrongShare: Double { Double(wrong) / Double(max(all, 1)) }
    }

    /// All cells.
    public private(set) var counts = Counts()
    /// The cells by the kind of remark, the joint, or the region.
    public private(set) var kinds: [String: Counts] = [:]
    /// The first cells in which another number was accepted.
    public private(set) var wrong: [String] = []
    /// The first cells that were refused.
    public private(set) var refused: [String] = []

    /// Reads random cells.
    public init(_ law: CellLaw, count: Int, seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var numbers: [[SpelledNumber]] = []
        // As many numbers as cells, within the time that a test may take.
        let each = min(max(count / law.regions.count / 4, 6), 200)
        for region in law.regions {
            let drawn = SpelledNumber.draw(of: region, count: each, &random)
            if !drawn.isEmpty { numbers.append(drawn) }
        }
        for _ in 0..<count * 8 where counts.all < count {
            guard let region = numbers.randomElement(using: &random), let sample = law.sample(region, &random) else {
                continue
            }
            add(sample)
        }
    }

    private mutating func add(_ sample: CellLaw.Case) {
        let found = Set(Classifier(region: sample.region).numbers(in: sample.cell))
        let note = "\(sample.kind): \(sample.cell) in \(sample.region): \(found.sorted())"
        let path: WritableKeyPath<Counts, Int>
        if !found.isSubset(of: sample.wanted.union(sample.allowed)) {
            path = \.wrong
            if wrong.count < 1_000 { wrong.append(note) }
        } else if found == sample.wanted || !found.isDisjoint(with: sample.allowed) {
            path = \.right
        } else {
            path = \.refused
            if refused.count < 1_000 { refused.append(note) }
        }
        counts[keyPath: path] += 1
        kinds[sample.kind, default: Counts()][keyPath: path] += 1
    }
}
