import GRDB

extension Schema {
    /// Creates a table anew with its present columns, and copies its rows: for a migration that adds columns. `ALTER
    /// TABLE` would leave other SQL in the file than a new file has.
    ///
    /// Foreign keys must be off. Columns that the former table lacks are NULL or have their DEFAULT. The digests are
    /// computed anew from the copied rows, so that earlier damage of the table is not noticed any more.
    static func rebuild(_ table: StoreTable, in db: Database) throws {
        let former = try String.fetchAll(
            db, sql: "SELECT name FROM pragma_table_info(?) ORDER BY cid", arguments: [table.name])
        let columns = table.columns.names.filter(former.contains).joined(separator: ", ")
        try renew(table, in: db) { former in
            try db.execute(
                sql: "INSERT INTO \(table.name) (\(columns)) SELECT \(columns) FROM \(former) ORDER BY rowid")
        }
        try StoredDigest.replace(
            table, with: TableDigests(of: table, contacts: ContactSources(of: db), in: db).bySource, in: db)
    }

    /// Creates a table anew, without indexes, and drops the former one once a closure has filled it. Foreign keys must be off.
    ///
    /// - Parameter fill: Writes the rows; it is given the name that the former table has meanwhile.
    static func renew(_ table: StoreTable, in db: Database, _ fill: (_ former: String) throws -> Void) throws {
        let former = "_former"
        // Otherwise references to the table would follow it to its former name.
        try db.execute(
            sql: """
                PRAGMA legacy_alter_table = on;
                ALTER TABLE \(table.name) RENAME TO \(former);
                PRAGMA legacy_alter_table = off;
                \(table.createStatement)
                """)
        try fill(former)
        try db.execute(sql: "DROP TABLE \(former)")
    }

    /// Creates the views anew, as they are now.
    static func recreateViews(in db: Database) throws {
        for view in Views.names { try db.execute(sql: "DROP VIEW IF EXISTS \(view)") }
        for view in Views.all { try db.execute(sql: view) }
    }
}
