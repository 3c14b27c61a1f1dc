/// The result of one check of a database.
public struct DatabaseCheck: Sendable, Hashable {
    /// The subject of a check.
    public enum Subject: String, Sendable, CaseIterable {
        /// Pages, rows and indexes are as SQLite wrote them.
        case pages
        /// Tables and views are those of this program.
        case schema
        /// Every row refers to rows that exist.
        case references
        /// The counts of every source are those of its rows, and add up.
        case sums
        /// The contacts of every source are complete, come once, and lie inside it, one after another.
        case order
        /// Every unfinished source has a checkpoint, which agrees with its rows.
        case checkpoints
        /// The values of every row are those that were stored.
        case content
        /// Every person has the contacts that are counted, and no contact is two people's.
        case people
        /// Every correction belongs to a change, and the current one of each number is the newest that is not undone.
        case corrections
    }

    /// The number of things of one kind that were checked.
    public struct Amount: Sendable, Hashable {
        /// The number of things.
        public var count: Int
        /// The name of one such thing, in the singular: `contact`.
        public var unit: String
    }

    /// The maximum number of issues that are listed one by one.
    static let maximumListed = 10

    /// The subject of the check.
    public let subject: Subject
    /// The amounts that were checked, by kind.
    public internal(set) var examined: [Amount] = []
    /// The issues with their places, one sentence each; at most the first ten.
    public private(set) var issues: [String] = []
    /// The number of issues, listed or not.
    public private(set) var issueCount = 0
    /// Remarks that are not issues, one sentence each.
    public internal(set) var notes: [String] = []

    /// `true` if there are no issues.
    public var hasPassed: Bool { issueCount == 0 }

    init(_ subject: Subject) {
        self.subject = subject
    }

    /// Records an issue.
    mutating func fail(_ sentence: @autoclosure () -> String) {
        issueCount += 1
        if issues.count < Self.maximumListed { issues.append(sentence()) }
    }

    /// Records more issues of the kind of the last one, without a sentence each.
    mutating func failAgain(_ count: Int) {
        issueCount += count
    }

    /// Records an issue if two counts differ.
    mutating func expect(_ count: Int, _ expected: Int, _ sentence: @autoclosure () -> String) {
        if count != expected { fail(sentence()) }
    }
}
