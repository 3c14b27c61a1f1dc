import ContactModel
import GRDB

/// The rows that edits add to contacts: values that no source has.
enum AddedRows {
    /// Gives contacts with other keys the rows that edits added to the older ones, by the pairs of a ``Succession``.
    static func copy(in db: Database) throws {
        let tables = [StoreTable.phoneNumbers, .emails, .addresses, .details]
        for table in tables { try copy(of: table, in: db) }
    }

    private static func copy(of table: StoreTable, in db: Database) throws {
        let others = table.columns.names.filter { !["id", "contact_id"].contains($0) }
        let columns = others.map { "added.\($0)" }.joined(separator: ", ")
        let key = RowKey.sql(contact: "moved.key", position: "added.position")
        try db.execute(
            sql: """
                INSERT OR IGNORE INTO \(table.name) (id, contact_id, \(others.joined(separator: ", ")))
                SELECT \(key), moved.key, \(columns) FROM temp.moved
                JOIN \(table.name) AS added ON added.id BETWEEN \(RowKey.sql(contact: "moved.old", position: String(RowKey.firstAdded)))
                  AND \(RowKey.last(of: "moved.old"))
                WHERE moved.key <> moved.old
                """)
    }

    /// The first position of a row of `details` that an edit can add to each of some contacts.
    static func firstFreeDetail(ofContacts contacts: [Int], in db: Database) throws -> Int {
        try contacts.map { contact in
            let last = try Int.fetchOne(
                db, sql: "SELECT max(id) FROM details WHERE id BETWEEN ? AND ?",
                arguments: [RowKey.of(contact, RowKey.firstAdded), RowKey.rows(of: contact...contact).upperBound])
            return last.map { ($0 & RowKey.positionMask) + 1 } ?? RowKey.firstAdded
        }.max() ?? RowKey.firstAdded
    }

    /// Adds an empty row for a value of a kind.
    static func add(
        _ kind: Contact.Field.Kind, at position: Int, toContact contact: Int, in db: Database
    ) throws {
        try db.execute(
            sql: """
                INSERT OR IGNORE INTO details (id, contact_id, position, is_preferred, kind, value) VALUES (?, ?, ?, 0, ?, '')
                """, arguments: [RowKey.of(contact, position), contact, position, kind.rawValue])
    }
}
