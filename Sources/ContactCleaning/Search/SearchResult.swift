package import ContactStore

/// The contacts that a search found, and the index that it used.
package struct SearchResult: Sendable {
    /// The contacts, those that agree best first.
    package private(set) var matches: [SearchMatch] = []
    /// The count of all contacts that were found.
    package private(set) var total = 0
    /// `false` if there may be more than were counted.
    package internal(set) var isComplete = true
    /// The index that was used.
    package var index: IndexUse
    private let limit: Int?

    /// The use of the index.
    package enum IndexUse: Sendable {
        /// There are too few contacts to need one.
        case notNeeded
        /// One that was there.
        case kept
        /// One that was made.
        case built(contacts: Int, seconds: Double)
        /// None, because contacts changed while it was made.
        case changed
        /// None, because it cannot be written.
        case impossible(StoreError)
    }

    init(limit: Int?, index: IndexUse) {
        self.limit = limit
        self.index = index
    }

    mutating func add(_ match: SearchMatch) {
        total += 1
        matches.append(match)
        // Of many, those that are not given are dropped from time to time.
        if let limit, matches.count > 2 * limit + 1000 { rank() }
    }

    /// Sorts the contacts, and drops those behind the limit.
    mutating func rank() {
        matches.sort { $0 < $1 }
        if let limit { matches = Array(matches.prefix(limit)) }
    }
}

extension SearchResult {
    /// The contacts as a report.
    ///
    /// - Parameters:
    ///   - database: The path of the database.
    ///   - words: The words of the search.
    /// - Throws: `StoreError` if the files of address books cannot be read.
    package func report(database: String, words: [String]) throws -> Report {
        let count = isComplete ? Report.Value.count(total) : .text("more than \(total)")
        var report = Report(
            name: "find", title: "Contacts found",
            facts: [
                Report.Fact(key: "database", title: "Database", value: .text(database)),
                Report.Fact(key: "words", title: "Words", value: .text(words.joined(separator: " "))),
                Report.Fact(key: "found", title: "Found", value: count),
                Report.Fact(key: "shown", title: "Shown", value: .count(matches.count)),
            ], breakdowns: [], columns: Self.columns, detailsTitle: "", emptyNote: "No contact has all of these words.",
            rows: { body in for match in matches { try body(Self.values(of: match)) } })
        try report.locate(in: try ContactDatabase.open(at: database))
        return report
    }

    private static let columns = [
        Report.Column("contact_id", "Contact ID", .number), Report.Column("contact", "Contact"),
        Report.Column("fields", "Found in"), Report.Column("matched", "Text", .verbatim),
        Report.Column("source", "File"), Report.Column("line", "Line", .number),
    ]

    private static func values(of match: SearchMatch) -> [String?] {
        [
            String(match.contact), match.name, match.hits.map(\.field.rawValue).joined(separator: "; "),
            match.hits.map(\.text).joined(separator: "; "), match.source, String(match.line),
        ]
    }
}
