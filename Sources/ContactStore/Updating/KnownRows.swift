import GRDB
import GRDBSQLite

/// Writes contacts of a newer export that have the values of stored ones, by copying the rows of these.
enum KnownRows {
    /// Writes contacts, whose rows are counted when they are given their keys.
    static func write(_ contacts: [(contact: HashedContact, stored: Int)], in db: Database) throws {
        guard !contacts.isEmpty else { return }
        let statements = try ([StoreTable.contacts] + StoreTable.ofContacts(in: db)).map {
            try RawStatement(statement(for: $0), in: db)
        }
        for (contact, stored) in contacts {
            let place = contact.place
            let values = [
                place.contact, stored, place.source, place.ordinal, place.line, place.byteOffset, place.byteCount,
            ]
            for statement in statements {
                try statement.run { handle in
                    for (position, value) in values.enumerated() {
                        sqlite3_bind_int64(handle, Int32(position) + 1, Int64(value))
                    }
                }
            }
        }
    }

    /// The statement that copies the rows of a table from contact ?2 to contact ?1; those that edits added are none of a newer export.
    private static func statement(for table: StoreTable) -> String {
        let names = table.columns.names
        let (key, values, rows): ([String], [String], String)
        if table == .contacts {
            let place = ContactPlace.columns.dropFirst()
            key = ["?1"] + place.indices.map { "?\($0 + 2)" }
            values = Array(names.dropFirst(key.count))
            rows = "id = ?2"
        } else {
            key = [RowKey.sql(contact: "?1", position: "position"), "?1"]
            values = Array(names.dropFirst(key.count))
            let last = RowKey.sql(contact: "?2", position: String(RowKey.firstAdded - 1))
            rows = "id BETWEEN \(RowKey.first(of: "?2")) AND \(last)"
        }
        return """
            INSERT OR ROLLBACK INTO \(table.name) (\(names.joined(separator: ", ")))
            SELECT \((key + values).joined(separator: ", ")) FROM \(table.name) WHERE \(rows)
            """
    }
}
