import ContactStore

/// The changes of a database since its ingests.
package struct ChangesReport: Sendable {
    /// The database that the report is about.
    package var database: String

    /// A report on a database.
    package init(database: String) {
        self.database = database
    }

    /// Reads the changes.
    ///
    /// - Throws: `StoreError` if the database cannot be read.
    package func make() throws -> Report {
        let changes = try ContactDatabase.open(at: database).changes()
        let kinds = Dictionary(grouping: changes, by: \.kind).map { NamedCount(name: $0.key, count: $0.value.count) }
        return Report(
            name: "changes", title: "Changes",
            facts: [
                Report.Fact(key: "database", title: "Database", value: .text(database)),
                Report.Fact(key: "changes", title: "Changes", value: .count(changes.count)),
                Report.Fact(key: "undone", title: "Undone", value: .count(changes.count(where: \.isUndone))),
            ],
            breakdowns: [
                Report.Breakdown(
                    key: "kind", title: "Kind",
                    entries: kinds.sorted { ($1.count, $0.name ?? "") < ($0.count, $1.name ?? "") }.map(
                        Report.Entry.init))
            ],
            columns: Self.columns, detailsTitle: "Remark", emptyNote: "Nothing was changed since it was read.",
            rows: { body in
                for change in changes { try body(Self.values(of: change)) }
            })
    }

    private static let columns = [
        Report.Column("change", "Change", .number), Report.Column("at", "When"), Report.Column("kind", "Kind"),
        Report.Column("state", "State", .badge), Report.Column("numbers", "Numbers", .number),
        Report.Column("decisions", "Decisions", .number), Report.Column("undoes", "Undoes", .number),
        Report.Column("undo", "Can be undone"), Report.Column("author", "Who"),
        Report.Column("note", "Remark", .text, .detail),
    ]

    private static func values(of change: StoredChange) -> [String?] {
        [
            String(change.id), change.at, change.kind, change.isUndone ? "undone" : "holds", String(change.corrections),
            String(change.decisions), change.undoes.map { String($0) }, undoing(of: change), change.author, change.note,
        ]
    }

    /// Until when a change can be undone.
    private static func undoing(of change: StoredChange) -> String? {
        if let date = change.droppedAt { return "no: its contacts were dropped on \(date.prefix(10))" }
        if change.isFinal { return "no" }
        if change.isUndone { return nil }
        return change.undoableUntil.map { "until \($0.prefix(10))" } ?? "yes"
    }
}
