import ContactStore

/// The values that changes gave, one by one: who, when, which contact, what it was and is.
package enum EditsReport {
    /// Reads the changes, and readies the rows.
    ///
    /// - Parameter change: the only change that is wanted; `nil` for all.
    /// - Throws: `StoreError` if the database cannot be read; ``ChangeError`` if there is no such change.
    package static func make(database: String, change: Int? = nil) throws -> Report {
        let store = try ContactDatabase.open(at: database)
        let changes = Dictionary(try store.changes().map { ($0.id, $0) }) { first, _ in first }
        if let change, changes[change] == nil { throw ChangeError.nothingToUndo(change) }
        let count = changes.values.filter { change == nil || $0.id == change }.reduce(0) {
            $0 + $1.corrections + $1.edits
        }
        var report = Report(
            name: "changes", title: "Changed values",
            facts: [
                Report.Fact(key: "database", title: "Database", value: .text(database)),
                Report.Fact(key: "values", title: "Values", value: .count(count)),
            ],
            breakdowns: [], columns: Self.columns, detailsTitle: "Remark",
            emptyNote: "No value was changed since it was read.",
            rows: { body in
                try store.forEachEdit(ofChange: change) { edit in
                    try body(Self.values(of: edit, changes[edit.change]))
                }
            })
        try report.locate(in: store)
        return report
    }

    static let columns = [
        Report.Column("change", "Change", .number), Report.Column("at", "When"), Report.Column("author", "Who"),
        Report.Column("state", "State", .badge), Report.Column("source", "File", .text, .machineOnly),
        Report.Column("line", "Line", .number, .machineOnly),
        Report.Column("contact_id", "Contact", .number, .machineOnly),
        Report.Column("contact", "Contact"), Report.Column("field", "Field"), Report.Column("label", "Label"),
        Report.Column("old", "Old", .verbatim, .machineOnly),
        Report.Column("old_verdict", "Verdict", .text, .machineOnly),
        Report.Column("new", "New", .verbatim, .machineOnly),
        Report.Column("new_verdict", "Verdict", .text, .machineOnly),
        Report.Column("e164", "E.164", .text, .machineOnly), Report.Column("what", "What", .verbatim),
        Report.Column("note", "Remark", .text, .detail),
    ]

    private static func values(of edit: StoredEdit, _ change: StoredChange?) -> [String?] {
        [
            String(edit.change), change?.at, change?.author, state(of: edit, change),
            edit.source,
            String(edit.line), String(edit.contact), edit.contactName, edit.field, edit.label, edit.old.text,
            edit.old.reason ?? edit.old.verdict, edit.new.text, edit.new.reason ?? edit.new.verdict, edit.new.e164,
            EditText(edit: edit).change, change?.note,
        ]
    }

    /// An edit whose value the file has since is applied, and one whose value the file has no more has ended, whatever is undone of its own
    /// change.
    private static func state(of edit: StoredEdit, _ change: StoredChange?) -> String? {
        if edit.endedBy != nil { return edit.isDone ? "applied" : "ended" }
        return change.map { $0.isUndone ? "undone" : "holds" }
    }
}
