import GRDB

/// A value that a change put in the place of another.
public struct StoredEdit: Sendable, Hashable {
    /// A value as it was or is.
    public struct Value: Sendable, Hashable {
        /// The text.
        public var text: String
        /// The verdict on a number; `nil` for other values.
        public var verdict: String?
        /// The reason of a rejection.
        public var reason: String?
        /// The number in E.164 form, if it was accepted.
        public var e164: String?
    }

    /// The change.
    public var change: Int
    /// The contact, and what it is called.
    public var contact: Int, contactName: String?
    /// The path of its source, and the line of the value there.
    public var source: String, line: Int
    /// The field, and the label of the value.
    public var field: String, label: String?
    /// The value before the change, and the one that it gave.
    public var old: Value, new: Value
    /// The change of sources since which it holds no more: that of an applied plan, or of a newer export; `nil` if it holds, or was undone.
    public var endedBy: Int?
    /// `true` if the file then had the value that it gave; `false` if the value that it was about was gone.
    public var isDone = false
}

extension ContactDatabase {
    /// Gives a closure each value that changes gave, in their order.
    ///
    /// - Parameter change: the only change that is wanted; `nil` for all.
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`; what `body` throws.
    /// - Complexity: One pass over all corrections and edits, and a lookup for each that is given.
    public func forEachEdit(ofChange change: Int? = nil, _ body: (StoredEdit) throws -> Void) throws {
        try read { db in
            try db.cancellable(by: cancellation) {
                var former = FormerCorrections(try StoredChange.all(in: db))
                let reader = try EditReader(in: db)
                var texts = try TextEdits(ofChange: change, in: db)
                let keys = try Row.fetchCursor(db, sql: "SELECT id, number_id, change_id FROM corrections ORDER BY id")
                while let row = try keys.next() {
                    let (id, number, of): (Int, Int, Int) = (
                        try row.value("id"), try row.value("number_id"), try row.value("change_id")
                    )
                    let before = former.replaced(by: id, of: number, in: of)
                    try texts.give(before: of, body)
                    guard change == nil || change == of, let edit = try reader.edit(id, before: before) else {
                        continue
                    }
                    try body(edit)
                }
                try texts.give(before: .max, body)
            }
        }
    }
}

/// Goes over the edits of texts, change by change.
private struct TextEdits {
    private let rows: RowCursor
    private var next: Row?

    init(ofChange change: Int?, in db: Database) throws {
        rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT edits.change_id, edits.contact_id, edits.field, edits.old_value, edits.value, edits.ended_by, edits.outcome,
                  names.name, sources.path, contacts.line
                FROM edits JOIN contacts ON contacts.id = edits.contact_id JOIN sources ON sources.id = contacts.source_id
                JOIN _contact_names AS names ON names.contact_id = contacts.id
                WHERE ?1 IS NULL OR edits.change_id = ?1 ORDER BY edits.change_id, edits.id
                """, arguments: [change])
        next = try rows.next()
    }

    /// Gives the edits of the changes before another one.
    mutating func give(before change: Int, _ body: (StoredEdit) throws -> Void) throws {
        while let row = next {
            let edited: Int = try row.value(EditColumn.changeID)
            guard edited < change else { return }
            for edit in try Self.edits(of: row) { try body(edit) }
            next = try rows.next()
        }
    }

    /// The edits of a row: one for each column that differs where all columns without a field are one text.
    private static func edits(of row: Row) throws -> [StoredEdit] {
        let (field, old, new): (String, String?, String) = (
            try row.value(EditColumn.field), try row.value(EditColumn.oldValue), try row.value(EditColumn.value)
        )
        let outcome: String? = try row.value(EditColumn.outcome)
        func edit(_ field: String, _ old: String, _ new: String) throws -> StoredEdit {
            StoredEdit(
                change: try row.value(EditColumn.changeID), contact: try row.value(EditColumn.contactID),
                contactName: try row.value("name"), source: try row.value("path"), line: try row.value("line"),
                field: field, label: nil, old: StoredEdit.Value(text: old), new: StoredEdit.Value(text: new),
                endedBy: try row.value(EditColumn.endedBy),
                isDone: outcome == EditOutcome.done.rawValue)
        }
        guard field == EditedField.extras.name else { return [try edit(field, old ?? "", new)] }
        return try ExtrasDecoder.differences(old ?? "", new).map { try edit("column:" + $0.name, $0.before, $0.after) }
    }
}

/// Tells which correction of a number another one replaced: the last one before it that was not undone then.
private struct FormerCorrections {
    /// The changes that undid or restored each change, by that which is undone in the end.
    private var toggles: [Int: [Int]] = [:]
    /// The corrections of each number so far, with their changes.
    private var corrections: [Int: [(change: Int, id: Int)]] = [:]

    init(_ changes: [StoredChange]) {
        for change in changes where change.undoes != nil {
            toggles[StoredChange.origin(of: change, in: changes).id, default: []].append(change.id)
        }
    }

    mutating func replaced(by correction: Int, of number: Int, in change: Int) -> Int? {
        let former = corrections[number]?.last { former in
            (toggles[former.change] ?? []).count { $0 < change } % 2 == 0
        }
        corrections[number, default: []].append((change, correction))
        return former?.id
    }
}

/// Reads corrections with what they are about.
private struct EditReader {
    private let correction: Statement
    private let value: Statement

    init(in db: Database) throws {
        correction = try db.makeStatement(
            sql: """
                SELECT corrections.change_id, contacts.id AS contact, names.name, sources.path,
                  contacts.line + coalesce(phone_numbers.line_offset, 0) AS line, phone_numbers.label,
                  corrections.value, corrections.verdict, corrections.reason, corrections.e164,
                  phone_numbers.raw AS raw, phone_numbers.verdict AS read_verdict, phone_numbers.reason AS read_reason,
                  phone_numbers.e164 AS read_e164
                FROM corrections
                JOIN phone_numbers ON phone_numbers.id = corrections.number_id
                JOIN contacts ON contacts.id = phone_numbers.contact_id
                JOIN sources ON sources.id = contacts.source_id
                JOIN _contact_names AS names ON names.contact_id = contacts.id
                WHERE corrections.id = ?
                """)
        value = try db.makeStatement(sql: "SELECT value, verdict, reason, e164 FROM corrections WHERE id = ?")
    }

    /// The edit of a correction; `nil` if its contact is gone.
    func edit(_ id: Int, before: Int?) throws -> StoredEdit? {
        guard let row = try Row.fetchOne(correction, arguments: [id]) else { return nil }
        let read = StoredEdit.Value(
            text: try row.value("raw"), verdict: try row.value("read_verdict"), reason: try row.value("read_reason"),
            e164: try row.value("read_e164"))
        let former = try before.flatMap { try Row.fetchOne(value, arguments: [$0]) }.map(Self.value)
        return StoredEdit(
            change: try row.value("change_id"), contact: try row.value("contact"), contactName: try row.value("name"),
            source: try row.value("path"), line: try row.value("line"), field: "phone", label: try row.value("label"),
            old: former ?? read, new: try Self.value(of: row))
    }

    private static func value(of row: Row) throws -> StoredEdit.Value {
        StoredEdit.Value(
            text: try row.value("value"), verdict: try row.value("verdict"), reason: try row.value("reason"),
            e164: try row.value("e164"))
    }
}
