import GRDB

/// A change of one text of a contact: an edit, or the correction of a number.
package struct TextChange: Sendable, Hashable {
    /// The change that made it.
    package var change: Int
    /// The key of the contact.
    package var contact: Int
    /// The name of the field and the position, as ``EditedField`` has them; of a number `phone` and its key; of a column without a field
    /// `column:` and its name.
    package var field: String, position: Int
    /// The text before and since; empty for none.
    package var before: String, after: String
    /// `true` if it holds: the newest of its text that is not undone.
    package var isCurrent: Bool
}

extension TextChange {
    /// The corrections of a condition, each with the text that the number had before.
    private static func corrections(where condition: String, _ key: Int, in db: Database) throws -> [TextChange] {
        try Row.fetchAll(
            db,
            sql: """
                SELECT now.change_id, now.number_id, now.value, now.is_current, coalesce((
                    SELECT value FROM corrections AS earlier
                    WHERE earlier.number_id = now.number_id AND earlier.id < now.id ORDER BY earlier.id DESC LIMIT 1
                  ), numbers.raw) AS before
                FROM corrections AS now JOIN phone_numbers AS numbers ON numbers.id = now.number_id
                WHERE \(condition) ORDER BY now.id
                """, arguments: [key]
        ).map { row in
            let number: Int = try row.value("number_id")
            return TextChange(
                change: try row.value("change_id"), contact: number >> RowKey.positionBits, field: "phone",
                position: number, before: try row.value("before"), after: try row.value("value"),
                isCurrent: try row.value("is_current"))
        }
    }

    /// The changes of single columns, where the text is that of all columns without a field.
    private var columns: [TextChange] {
        ExtrasDecoder.differences(before, after).map { column in
            var change = self
            (change.field, change.before, change.after) = ("column:" + column.name, column.before, column.after)
            return change
        }
    }

    private static func edits(where condition: String, _ key: Int, in db: Database) throws -> [TextChange] {
        let columns: [EditColumn] = [.changeID, .contactID, .field, .position, .oldValue, .value, .isCurrent]
        return try Row.fetchAll(
            db, sql: "SELECT \(columns.list) FROM edits WHERE \(condition) AND ended_by IS NULL ORDER BY id",
            arguments: [key]
        ).flatMap { row in
            let before: String? = try row.value(EditColumn.oldValue)
            let text = TextChange(
                change: try row.value(EditColumn.changeID), contact: try row.value(EditColumn.contactID),
                field: try row.value(EditColumn.field), position: try row.value(EditColumn.position),
                before: before ?? "", after: try row.value(EditColumn.value),
                isCurrent: try row.value(EditColumn.isCurrent))
            return text.field == EditedField.extras.name ? text.columns : [text]
        }
    }

    /// The changes of the texts of a contact that have not ended with the values that they were about, the oldest first.
    static func all(ofContact contact: Int, in db: Database) throws -> [TextChange] {
        let numbers = "now.number_id >> \(RowKey.positionBits) = ?"
        return try (edits(where: "contact_id = ?", contact, in: db) + corrections(where: numbers, contact, in: db))
            .sorted { $0.change < $1.change }
    }
}

extension ContactDatabase {
    /// The changes of the texts of a contact that have not ended with the values that they were about, the oldest first.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    package func textChanges(ofContact contact: Int) throws -> [TextChange] {
        try read { db in try TextChange.all(ofContact: contact, in: db) }
    }
}
