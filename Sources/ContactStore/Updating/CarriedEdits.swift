import ContactModel
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
        try dropFollowed(keeping: keeper)
        try keeper.keep(.edits, where: "contact_id IN \(others)")
        try db.execute(
            sql: """
                UPDATE OR IGNORE edits SET contact_id = (SELECT key FROM temp.moved WHERE old = contact_id)
                WHERE contact_id IN \(others)
                """)
    }

    /// Drops the edits and corrections that added a value which the newer contact has by itself: it was written where the contact lives.
    private static func dropFollowed(keeping keeper: RowKeeper) throws {
        let db = keeper.db
        let changed = "(SELECT old FROM temp.moved WHERE NOT is_same)"
        let newer = "(SELECT new FROM temp.moved WHERE old = edits.contact_id)"
        let added = "contact_id IN \(changed) AND position >= \(RowKey.firstAdded)"
        for name in try String.fetchAll(db, sql: "SELECT DISTINCT field FROM edits WHERE \(added)") {
            guard let field = EditedField(name: name, position: RowKey.firstAdded), field.table != .contacts,
                field.column != "label"
            else { continue }
            let kind = field.detail.map { " AND kind = '\($0.rawValue)'" } ?? ""
            let followed = """
                \(added) AND field = '\(name)' AND EXISTS (
                  SELECT 1 FROM \(field.table.name) AS read WHERE read.contact_id = \(newer) AND read.position < \(RowKey.firstAdded)
                  AND read.\(field.column) = edits.value\(kind))
                """
            // The label of an added value goes with it.
            let positions = "(contact_id, position) IN (SELECT contact_id, position FROM edits WHERE \(followed))"
            try keeper.keep(.edits, where: positions)
            try db.execute(sql: "DELETE FROM edits WHERE \(positions)")
        }
        let contact = "number_id >> \(RowKey.positionBits)"
        let numbers = """
            number_id & \(RowKey.positionMask) >= \(RowKey.firstAdded) AND \(contact) IN \(changed) AND e164 IS NOT NULL AND EXISTS (
              SELECT 1 FROM phone_numbers AS read JOIN temp.moved ON read.contact_id = moved.new
              WHERE moved.old = \(contact) AND read.position < \(RowKey.firstAdded) AND read.e164 = corrections.e164)
            """
        try keeper.keep(.corrections, where: numbers)
        try db.execute(sql: "DELETE FROM corrections WHERE \(numbers)")
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
