/// What one check of a database found.
public struct DatabaseCheck: Sendable, Hashable {
    /// What is looked at.
    public enum Subject: String, Sendable, CaseIterable {
        /// Pages, rows and indexes are as SQLite wrote them.
        case pages
        /// Tables and views are those of this program.
        case schema
        /// Every row belongs to rows that are there.
        case references
        /// The counts of every source are those of its rows, and add up.
        case sums
        /// The contacts of every source are complete, come once, and lie inside it, one after another.
        case order
        /// Every unfinished source has a place to go on from, which agrees with its rows.
        case checkpoints
    }

    /// How many things of a kind were looked at.
    public struct Amount: Sendable, Hashable {
        /// How many there are.
        public var count: Int
        /// What is counted, as one of them is called: `contact`.
        public var thing: String
    }

    /// The most troubles that are told one by one.
    public static let mostTold = 10

    /// What was looked at.
    public var subject: Subject
    /// How much there was to look at.
    public internal(set) var examined: [Amount] = []
    /// What is wrong and where, a sentence each; the first ten.
    public private(set) var troubles: [String] = []
    /// How many troubles there are.
    public private(set) var troubleCount = 0
    /// What is worth knowing and not wrong, a sentence each.
    public internal(set) var notes: [String] = []

    /// Whether nothing is wrong.
    public var isGood: Bool { troubleCount == 0 }

    init(_ subject: Subject) {
        self.subject = subject
    }

    /// Takes note that something is wrong.
    mutating func fail(_ sentence: @autoclosure () -> String) {
        troubleCount += 1
        if troubles.count < Self.mostTold { troubles.append(sentence()) }
    }

    /// Takes note if two counts differ.
    mutating func expect(_ count: Int, _ expected: Int, _ sentence: @autoclosure () -> String) {
        if count != expected { fail(sentence()) }
    }
}
