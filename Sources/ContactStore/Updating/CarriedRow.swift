import GRDB

/// A row of `edits` on its way to another contact.
struct CarriedEdit: Sendable, Equatable {
    /// The key; `nil` for a row that comes in addition.
    var id: Int?
    var change: Int
    var field: String, position: Int
    var old: String?, value: String
    var isCurrent: Bool
    /// The outcome, for one that ends.
    var outcome: EditOutcome?
}

/// A row of `corrections` on its way to another number.
struct CarriedCorrection: Sendable, Equatable {
    var id: Int
    var change: Int
    /// The position of the number among those of its contact.
    var position: Int
    /// The text that was read or corrected before, and the one since.
    var old: String, value: CarriedValue.Text
    var isCurrent: Bool
    /// The outcome, for one that ends.
    var outcome: EditOutcome?
}

/// Reads the edits and the values of contacts.
struct CarriedRowReader {
    private let db: Database

    init(_ db: Database) { self.db = db }

    /// The edits of a contact that have not ended, the oldest first.
    func edits(of contact: Int) throws -> [CarriedEdit] {
        let columns: [EditColumn] = [.id, .changeID, .field, .position, .oldValue, .value, .isCurrent]
        return try rows(
            "SELECT \(columns.list) FROM edits WHERE contact_id = ? AND ended_by IS NULL ORDER BY id", [contact]
        )
        .map { row in
            CarriedEdit(
                id: try row.value(EditColumn.id), change: try row.value(EditColumn.changeID),
                field: try row.value(EditColumn.field), position: try row.value(EditColumn.position),
                old: try row.value(EditColumn.oldValue), value: try row.value(EditColumn.value),
                isCurrent: try row.value(EditColumn.isCurrent))
        }
    }

    /// The corrections of the numbers of a contact, the oldest first.
    func corrections(of contact: Int) throws -> [CarriedCorrection] {
        let keys = RowKey.rows(of: contact...contact)
        var texts: [Int: String] = [:]
        return try rows(
            """
            SELECT now.id, now.change_id, now.number_id, now.value, now.e164, now.extension, now.is_current, numbers.raw
            FROM corrections AS now JOIN phone_numbers AS numbers ON numbers.id = now.number_id
            WHERE now.number_id BETWEEN ? AND ? ORDER BY now.id
            """, [keys.lowerBound, keys.upperBound]
        ).map { row in
            let number: Int = try row.value("number_id")
            let (raw, value): (String, String) = (try row.value("raw"), try row.value("value"))
            defer { texts[number] = value }
            return CarriedCorrection(
                id: try row.value("id"), change: try row.value("change_id"), position: number & RowKey.positionMask,
                old: texts[number] ?? raw, value: CarriedValue.Text(value, form: try Self.form(of: row)),
                isCurrent: try row.value("is_current"))
        }
    }

    /// The columns without a field of a contact, as they were read; empty for none.
    func extras(of contact: Int) throws -> String {
        let row = try rows("SELECT extras FROM contacts WHERE id = ?", [contact]).first
        return try row.flatMap { try $0.value("extras") as String? } ?? ""
    }

    func rows(_ sql: String, _ arguments: StatementArguments) throws -> [Row] {
        try Row.fetchAll(db.cachedStatement(sql: sql), arguments: arguments)
    }

    /// The rows of a table that are of a contact, in their order.
    func rows(of table: StoreTable, _ columns: String, contact: Int) throws -> [Row] {
        let keys = RowKey.rows(of: contact...contact)
        return try rows(
            "SELECT position, label, \(columns) FROM \(table.name) WHERE id BETWEEN ? AND ? ORDER BY id",
            [keys.lowerBound, keys.upperBound])
    }

    /// The E.164 form of a number with its extension; `nil` for one without.
    static func form(of row: Row) throws -> String? {
        let (e164, digits): (String?, String?) = (try row.value("e164"), try row.value("extension"))
        return e164.map { $0 + (digits.map { "x\($0)" } ?? "") }
    }
}
