import GRDB

/// Carries edits over to the contacts that take the place of others, by the pairs of a ``Succession``.
///
/// An edit follows its text if the newer contact has the same one at the same place; otherwise the newer export has a text of its own,
/// which is nobody's correction. What an edit added follows its contact.
enum CarriedEdits {
    /// - Parameter keeper: Keeps the rows as they were.
    static func carry(keeping keeper: RowKeeper) throws {
        let db = keeper.db
        let changed = "(SELECT old FROM temp.moved WHERE NOT is_same)"
        let others = "(SELECT old FROM temp.moved WHERE key <> old)"
        try copyAddedRows(in: db)
        let fields = try Row.fetchAll(
            db,
            sql: """
                SELECT DISTINCT field, min(position, 1) AS place FROM edits
                WHERE contact_id IN \(changed) AND position < \(RowKey.firstAdded)
                """)
        let newer = "(SELECT new FROM temp.moved WHERE old = contact_id)"
        for row in fields {
            let (name, place): (String, Int) = (try row.value(EditColumn.field), try row.value("place"))
            guard let field = EditedField(name: name, position: place) else { continue }
            let (old, new) = (
                field.readValue(contact: "contact_id", position: "position"),
                field.readValue(contact: newer, position: "position")
            )
            let concerned = "field = '\(name)' AND min(position, 1) = \(place) AND position < \(RowKey.firstAdded)"
            let left = "contact_id IN \(changed) AND \(concerned) AND \(old) IS NOT \(new)"
            try keeper.keep(.edits, where: left)
            try db.execute(sql: "DELETE FROM edits WHERE \(left)")
        }
        try keeper.keep(.edits, where: "contact_id IN \(others)")
        try db.execute(
            sql: """
                UPDATE OR IGNORE edits SET contact_id = (SELECT key FROM temp.moved WHERE old = contact_id)
                WHERE contact_id IN \(others)
                """)
    }

    /// Gives contacts with other keys the rows that edits added to the older ones.
    private static func copyAddedRows(in db: Database) throws {
        let tables = [StoreTable.phoneNumbers, .emails, .addresses, .details]
        for table in tables { try copyAddedRows(of: table, in: db) }
    }

    private static func copyAddedRows(of table: StoreTable, in db: Database) throws {
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
}
