import GRDB

/// Looks up the parents of every row. Writing does not, since it assigns every key itself.
enum ReferenceCheck {
    static func run(in db: Database, into check: inout DatabaseCheck) throws {
        let tables = StoreTable.allCases.filter { $0.createStatement.contains(" REFERENCES ") }
        check.examined = [.init(count: tables.count, unit: "table")]
        for table in tables {
            let rows = try Row.fetchCursor(db, sql: "PRAGMA foreign_key_check(\(table.name))")
            while let row = try rows.next() {
                let parent: String = try row.value("parent")
                let id: Int? = try row.value("rowid")
                check.fail(
                    "\(table.name): a row\(id.map { " (\($0))" } ?? "") belongs to a row of \(parent) that is not there"
                )
            }
        }
        for table in StoreTable.ofContacts { try checkKeys(of: table, in: db, into: &check) }
    }

    /// The key of a row says which contact it belongs to and where; the positions of a contact's rows have no gap.
    private static func checkKeys(
        of table: StoreTable, in db: Database, into check: inout DatabaseCheck
    ) throws {
        let key = RowKey.sql(contact: "contact_id", position: "position")
        let misplaced = try Int.fetchOne(db, sql: "SELECT count(*) FROM \(table.name) WHERE id <> \(key)") ?? 0
        check.expect(misplaced, 0, "\(table.name): \(misplaced) rows have a key of another contact or position")
        let incomplete =
            try Int.fetchOne(
                db,
                sql: """
                    SELECT count(*) FROM (
                      SELECT 1 FROM \(table.name) WHERE position < \(RowKey.firstAdded) GROUP BY contact_id
                      HAVING max(position) <> count(*) - 1 OR min(position) <> 0
                    )
                    """) ?? 0
        check.expect(incomplete, 0, "\(table.name): \(incomplete) contacts have rows missing between others")
    }
}
