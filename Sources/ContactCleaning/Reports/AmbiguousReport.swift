import ContactStore
import PhoneNumbers

/// The numbers that several countries have, with the countries: a region decides between them.
package struct AmbiguousReport: Sendable {
    /// The database that the report is about.
    package var database: String

    /// A report on a database.
    package init(database: String) { self.database = database }

    /// Reads the counts, and readies the rows.
    ///
    /// - Throws: `StoreError` if the database cannot be read.
    package func make() throws -> Report {
        let store = try ContactDatabase.open(at: database)
        var sources: [String: Int] = [:]
        try store.forEachAmbiguousNumber { sources[$0.source, default: 0] += 1 }
        let counts = sources.map { NamedCount(name: $0.key, count: $0.value) }.sorted {
            ($1.count, $0.name ?? "") < ($0.count, $1.name ?? "")
        }
        return Report(
            name: "ambiguous", title: "Ambiguous phone numbers",
            facts: [
                Report.Fact(key: "database", title: "Database", value: .text(database)),
                Report.Fact(key: "ambiguous", title: "Ambiguous", value: .count(counts.sum(\.count))),
            ],
            breakdowns: [Report.Breakdown(key: "source", title: "Source", entries: counts.map(Report.Entry.init))],
            columns: Self.columns, detailsTitle: "Possible numbers", emptyNote: "No number is ambiguous.",
            rows: { body in
                let classifier = Classifier()
                try store.forEachAmbiguousNumber { try body(Self.values(of: $0, classifier)) }
            })
    }

    private static let columns = [
        Report.Column("source", "File"), Report.Column("line", "Line", .number), Report.Column("contact", "Contact"),
        Report.Column("label", "Label"), Report.Column("raw", "Number", .verbatim),
        Report.Column("candidates", "May be", .text, .detail),
    ]

    private static let mostCandidates = 5

    private static func values(of number: AmbiguousNumber, _ classifier: Classifier) -> [String?] {
        var raw = number.raw
        let found = raw.withUTF8 { classifier.candidates(for: Span(_unsafeElements: $0)) }
        var names = found.prefix(mostCandidates).map { "\($0.e164 ?? "") (\($0.region?.code ?? "?"))" }
        if found.count > mostCandidates { names.append("\(found.count - mostCandidates) more") }
        return [
            number.source, String(number.line), number.contact, number.label, number.raw, names.joined(separator: ", "),
        ]
    }
}
