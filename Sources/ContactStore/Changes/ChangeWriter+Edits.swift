package import ContactModel
import GRDB

extension ChangeWriter {
    /// Stores what texts of contacts are by a change, in the place of what they were before. A text that is so already is left out.
    ///
    /// - Returns: the count of texts that are others since.
    /// - Complexity: O(*n* log *m*) for *n* edits of *m* contacts.
    @discardableResult
    package func edit(_ edits: some Sequence<NewEdit>, change: Int) throws -> Int {
        let release = try db.makeStatement(
            sql: """
                UPDATE OR ROLLBACK edits SET is_current = 0 WHERE contact_id = ? AND field = ? AND position = ? AND is_current
                """)
        let insert = try db.makeStatement(sql: EditColumn.allCases.insertStatement)
        var key = try db.nextKey(of: .edits)
        var places: [EditedField: PlaceStatements] = [:]
        var count = 0
        for edit in edits {
            let place = try places[edit.field] ?? PlaceStatements(edit.field, in: db)
            places[edit.field] = place
            let old = try place.currentValue(of: edit)
            guard (old ?? "") != edit.value else { continue }
            try place.makeRoom(for: edit)
            try release.execute(arguments: [edit.contact, edit.field.name, edit.position])
            try insert.execute(
                arguments: [
                    key, change, edit.contact, edit.field.name, edit.position, old?.isEmpty == true ? nil : old,
                    edit.value, true, nil, nil,
                ])
            key += 1
            count += 1
        }
        return count
    }

    /// Adds a number to a contact, which a correction then gives its text.
    ///
    /// - Returns: the key of the number.
    package func addNumber(toContact contact: Int) throws -> Int {
        let key = try Self.firstFree(in: .phoneNumbers, contact: contact, in: db)
        try db.execute(
            sql: """
                INSERT INTO phone_numbers (id, contact_id, position, is_preferred, raw, verdict)
                VALUES (?, ?, ?, 0, '', 'empty')
                """, arguments: [key, contact, key & RowKey.positionMask])
        return key
    }

    /// The position at which a contact can be given another text of a kind.
    package func freePosition(for kind: Contact.Field.Kind, ofContact contact: Int) throws -> Int {
        let table = EditedField.value(kind, at: 1)?.table ?? .details
        let position = try Self.firstFree(in: table, contact: contact, in: db) & RowKey.positionMask
        return table == .details ? position + 1 : position
    }

    /// The key of the row that an edit adds to a contact next. Rows stay when what they were added for is undone.
    private static func firstFree(in table: StoreTable, contact: Int, in db: Database) throws -> Int {
        let first = RowKey.of(contact, RowKey.firstAdded)
        let last = try Int.fetchOne(
            db, sql: "SELECT max(id) FROM \(table.name) WHERE id BETWEEN ? AND ?",
            arguments: [first, RowKey.rows(of: contact...contact).upperBound])
        return last.map { $0 + 1 } ?? first
    }

    /// Marks again which edits are current, for the places of a change that has just been undone or restored.
    func refreshEdits(of change: Int) throws {
        let isEditing = try Bool.fetchOne(
            db, sql: "SELECT EXISTS (SELECT 1 FROM edits WHERE change_id = ?)", arguments: [change])
        guard isEditing == true else { return }
        let places = """
            (SELECT contact_id, field, position FROM edits WHERE change_id = \(change) AND ended_by IS NULL)
            """
        try Self.refreshEdits(where: "(contact_id, field, position) IN \(places)", in: db)
    }

    /// Marks anew which edits are current, when some came back from among the kept rows.
    static func refreshEdits(in db: Database) throws { try refreshEdits(where: "true", in: db) }

    private static func refreshEdits(where condition: String, in db: Database) throws {
        let undone = try StoredChange.all(in: db).filter(\.isUndone).map { String($0.id) }.joined(separator: ", ")
        try db.execute(
            sql: """
                CREATE TEMP TABLE newest AS
                SELECT max(id) AS id FROM edits
                WHERE \(condition) AND ended_by IS NULL AND change_id NOT IN (\(undone)) GROUP BY contact_id, field, position;
                UPDATE OR ROLLBACK edits SET is_current = 0
                WHERE is_current AND \(condition) AND id NOT IN (SELECT id FROM newest);
                UPDATE OR ROLLBACK edits SET is_current = 1 WHERE NOT is_current AND id IN (SELECT id FROM newest);
                DROP TABLE newest
                """)
    }
}

/// The statements that look up and make the place of a field.
private struct PlaceStatements {
    private let field: EditedField
    private let current: Statement
    /// Adds an empty row where an edit adds a value; `nil` where values have columns.
    private let add: Statement?

    init(_ field: EditedField, in db: Database) throws {
        self.field = field
        let read = field.readValue(contact: "?1", position: "?2")
        let value = EditedField.currentValue(name: "'\(field.name)'", contact: "?1", position: "?2", else: read)
        current = try db.makeStatement(sql: "SELECT \(value)")
        let texts: String? =
            switch field.table {
            case .emails: ", address) VALUES (?1, ?2, ?3, 0, '')"
            case .details: ", kind, value) VALUES (?1, ?2, ?3, 0, '\(field.detail?.rawValue ?? "")', '')"
            case .addresses: ") VALUES (?1, ?2, ?3, 0)"
            default: nil
            }
        add = try texts.map { texts in
            try db.makeStatement(
                sql: "INSERT OR IGNORE INTO \(field.table.name) (id, contact_id, position, is_preferred\(texts)")
        }
    }

    /// The text that holds now; `nil` for none.
    func currentValue(of edit: NewEdit) throws -> String? {
        try String.fetchOne(current, arguments: [edit.contact, edit.position])
    }

    /// Adds the row that the value of an edit is of, where there is none yet.
    func makeRoom(for edit: NewEdit) throws {
        let row = field.row(of: edit.position)
        guard row >= RowKey.firstAdded, let add else { return }
        try add.execute(arguments: [RowKey.of(edit.contact, row), edit.contact, row])
    }
}
