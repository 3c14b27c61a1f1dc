/// A report before it is rendered: facts and counts on top, then rows that stream.
public struct Report {
    /// The word by which the report is asked for: `rejected`, `summary`, `findings`.
    public var name: String
    /// The heading.
    public var title: String
    /// What is known at a glance.
    public var facts: [Fact]
    /// Counts by one thing each; the first is the one worth a chart.
    public var breakdowns: [Breakdown]
    /// What the rows have.
    public var columns: [Column]
    /// A heading for the columns that stand below the others.
    public var detailsTitle: String
    /// What to say where there are no rows.
    public var emptyNote: String
    let rows: ((_ body: ([String?]) throws -> Void) throws -> Void)

    /// Calls the body with the values of each row, in the order of the columns.
    public func forEachRow(_ body: ([String?]) throws -> Void) throws {
        try rows(body)
    }
}

extension Report {
    /// A value with its name.
    public struct Fact: Sendable, Hashable {
        /// The name of the value in machine formats.
        public var key: String
        /// The name of the value for people.
        public var title: String
        /// The value.
        public var value: Value
    }

    /// A number to count with, or a text.
    public enum Value: Sendable, Hashable {
        case count(Int)
        case text(String)
    }

    /// Counts by one thing, largest first.
    public struct Breakdown: Sendable, Hashable {
        /// The name of the counted thing in machine formats.
        public var key: String
        /// The name of the counted thing for people.
        public var title: String
        /// The counts.
        public var entries: [Entry]
    }

    /// One count.
    public struct Entry: Sendable, Hashable {
        /// What is counted; `nil` for what has no name.
        public var name: String?
        /// A few words about it; `nil` if the name says it all.
        public var note: String?
        /// How many there are.
        public var count: Int
    }

    /// One column of the rows.
    public struct Column: Sendable, Hashable {
        /// The name of the column in machine formats.
        public var key: String
        /// The heading for people.
        public var title: String
        /// What values are.
        public var role: Role
        /// Where values are shown.
        public var place: Place

        /// A column.
        public init(_ key: String, _ title: String, _ role: Role = .text, _ place: Place = .front) {
            self.key = key
            self.title = title
            self.role = role
            self.place = place
        }
    }

    /// Where the values of a column are shown.
    public enum Place: Sendable, Hashable {
        /// In the row.
        case front
        /// Below or behind the row, where there is room.
        case detail
        /// In formats for machines only, as people see it elsewhere.
        case machine
    }

    /// What a value is, as far as a renderer cares.
    public enum Role: Sendable, Hashable {
        case text
        /// A whole number.
        case number
        /// The text of the source, character by character.
        case verbatim
        /// A word to be seen first.
        case badge
        /// A web address.
        case link
    }
}
