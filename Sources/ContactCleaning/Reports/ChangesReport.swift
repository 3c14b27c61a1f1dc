import ContactStore

/// The changes of a database since its ingests.
package enum ChangesReport {
    /// Reads the changes.
    ///
    /// - Throws: `StoreError` if the database cannot be read.
    package static func make(database: String) throws -> Report {
        let store = try ContactDatabase.open(at: database)
        let changes = try store.changes()
        let words = try Self.words(of: changes, in: store)
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
                for change in changes { try body(Self.values(of: change, words[change.id])) }
            })
    }

    private static let columns = [
        Report.Column("change", "Change", .number), Report.Column("at", "When"), Report.Column("kind", "Kind"),
        Report.Column("state", "State", .badge), Report.Column("numbers", "Numbers", .number),
        Report.Column("decisions", "Decisions", .number), Report.Column("undoes", "Undoes", .number),
        Report.Column("undo", "Can be undone"), Report.Column("author", "Who"),
        Report.Column("values", "What", .verbatim, .detail),
        Report.Column("note", "Remark", .text, .detail), Report.Column("edits", "Other values", .number),
    ]

    private static func values(of change: StoredChange, _ words: String?) -> [String?] {
        [
            String(change.id), change.at, change.kind, change.state, String(change.corrections),
            String(change.decisions), change.undoes.map { String($0) }, undoing(of: change), change.author, words,
            change.note, String(change.edits),
        ]
    }

    /// The first values of each change in words.
    ///
    /// - Returns: nothing where there are so many that to read them takes long; ``EditsReport`` has them all.
    private static func words(of changes: [StoredChange], in store: ContactDatabase) throws -> [Int: String] {
        var words: [Int: [String]] = [:]
        let counts = Dictionary(changes.map { ($0.id, $0.corrections + $0.edits) }) { first, _ in first }
        guard counts.values.reduce(0, +) <= maximumRead else { return [:] }
        try store.forEachEdit { edit in
            if words[edit.change, default: []].count < maximumShown {
                words[edit.change, default: []].append(EditText(edit: edit).sentence)
            }
        }
        for (change, sentences) in words {
            let more = (counts[change] ?? 0) - sentences.count
            if more > 0 { words[change] = sentences + ["and \(more) more"] }
        }
        let rules = try MergeRuleWords(store)
        for preference in try store.preferences() {
            let list = preference.rules.isEmpty ? "no rule" : preference.rules.map(rules.text).joined(separator: ", ")
            words[preference.change, default: []].append("\(preference.field) by \(list)")
        }
        return words.mapValues { $0.joined(separator: "; ") }
    }

    /// So many values are shown of a change, and so many read of all.
    private static let maximumShown = 3, maximumRead = 10_000

    /// Until when a change can be undone.
    private static func undoing(of change: StoredChange) -> String? {
        if let date = change.droppedAt { return "no: its contacts were dropped on \(date.prefix(10))" }
        if change.isFinal { return "no" }
        if change.isUndone { return nil }
        return change.undoableUntil.map { "until \($0.prefix(10))" } ?? "yes"
    }
}
