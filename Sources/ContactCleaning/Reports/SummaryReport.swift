import ContactStore

/// The sources of a database, with counts that add up.
package enum SummaryReport {
    /// Reads the sources.
    ///
    /// - Throws: `StoreError` if the database cannot be read.
    package static func make(database: String) throws -> Report {
        let sources = try ContactDatabase.open(at: database).sources()
        return Report(
            name: "summary", title: "Sources",
            facts: [
                Report.Fact(key: "database", title: "Database", value: .text(database)),
                Report.Fact(key: "sources", title: "Sources", value: .count(sources.count)),
                Report.Fact(key: "contacts_seen", title: "Contacts seen", value: .count(sources.sum(\.contactsSeen))),
                Report.Fact(key: "contacts_stored", title: "Stored", value: .count(sources.sum(\.contactsStored))),
                Report.Fact(key: "contacts_skipped", title: "Skipped", value: .count(sources.sum(\.contactsSkipped))),
                Report.Fact(
                    key: "contacts_superseded", title: "Superseded", value: .count(sources.sum(\.contactsSuperseded))),
                Report.Fact(
                    key: "contacts_forgotten", title: "Forgotten", value: .count(sources.sum(\.contactsForgotten))),
                Report.Fact(key: "numbers", title: "Numbers", value: .count(sources.sum(\.numbers))),
            ] + Report.Fact.unfinished(sources) + Report.Fact.incomplete(sources),
            breakdowns: [
                Report.Breakdown(
                    key: "verdict", title: "Verdict",
                    entries: [
                        Report.Entry(name: "accepted", note: nil, count: sources.sum(\.accepted)),
                        Report.Entry(name: "rejected", note: nil, count: sources.sum(\.rejected)),
                        Report.Entry(name: "ambiguous", note: nil, count: sources.sum(\.ambiguous)),
                        Report.Entry(name: "empty", note: nil, count: sources.sum(\.empty)),
                    ])
            ],
            columns: Self.columns, detailsTitle: "Format", emptyNote: "No file has been read into this database.",
            rows: { body in
                for source in sources { try body(Self.values(of: source)) }
            })
    }

    private static let columns = [
        Report.Column("source", "File"), Report.Column("status", "Status", .badge), Report.Column("format", "Format"),
        Report.Column("bytes", "Bytes", .number), Report.Column("contacts_seen", "Seen", .number),
        Report.Column("contacts_stored", "Stored", .number), Report.Column("contacts_skipped", "Skipped", .number),
        Report.Column("numbers", "Numbers", .number), Report.Column("accepted", "Accepted", .number),
        Report.Column("rejected", "Rejected", .number), Report.Column("ambiguous", "Ambiguous", .number),
        Report.Column("empty", "Empty", .number), Report.Column("findings", "Findings", .number),
        Report.Column("contacts_forgotten", "Forgotten", .number),
        Report.Column("contacts_superseded", "Superseded", .number), Report.Column("source_id", "ID", .number),
        Report.Column("damage", "Damage"),
    ]

    private static func values(of source: StoredSource) -> [String?] {
        let counts = [
            source.byteCount, source.contactsSeen, source.contactsStored, source.contactsSkipped, source.numbers,
            source.accepted, source.rejected, source.ambiguous, source.empty, source.findings, source.contactsForgotten,
            source.contactsSuperseded, source.id,
        ]
        return [source.path, source.isFinished ? "finished" : "unfinished", source.format] + counts.map { String($0) }
            + [source.damage]
    }
}

extension Report.Fact {
    /// A word about sources whose ingest was cut short; nothing if there are none.
    static func unfinished(_ sources: [StoredSource]) -> [Report.Fact] {
        let paths = sources.filter { !$0.isFinished }.map(\.path)
        guard !paths.isEmpty else { return [] }
        let text = "\(paths.joined(separator: ", ")) (run the same ingest again to finish)"
        return [Report.Fact(key: "unfinished", title: "Unfinished", value: .text(text))]
    }
    /// A word about sources that were incomplete when they were read; nothing if there are none.
    static func incomplete(_ sources: [StoredSource]) -> [Report.Fact] {
        let paths = sources.filter { $0.damage != nil }.map(\.path)
        guard !paths.isEmpty else { return [] }
        let text = "\(paths.joined(separator: ", ")) (see the findings; fetch them again)"
        return [Report.Fact(key: "incomplete", title: "Incomplete", value: .text(text))]
    }
}
