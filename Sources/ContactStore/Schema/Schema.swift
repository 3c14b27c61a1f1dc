import GRDB

/// What makes a SQLite file one of ours, and the steps that bring it to the current version.
enum Schema {
    /// `PRAGMA application_id` of our files: the letters `TRNK`.
    static let applicationID: Int32 = 0x5452_4E4B

    /// `PRAGMA user_version` of files that this program writes: the number of migrations.
    static let version: Int32 = 3

    /// Brings a file to the current version.
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1 tables and views") { db in
            for table in Tables.all { try db.execute(sql: table) }
            for view in Views.all { try db.execute(sql: view) }
            try db.execute(sql: "PRAGMA user_version = 1")
        }
        migrator.registerMigration("2 normalized fields") { db in
            if try !db.tableExists("normalized_fields") { try db.execute(sql: Tables.normalizedFields) }
            if try !hasColumn("normalized", of: "sources", in: db) {
                try db.execute(sql: "ALTER TABLE sources ADD COLUMN normalized TEXT")
            }
            try db.execute(sql: "PRAGMA user_version = 2")
        }
        migrator.registerMigration("3 keys of rows") { db in
            try giveKeys(in: db)
            for index in ["phone_numbers_e164", "findings_source"] {
                try db.execute(sql: "DROP INDEX IF EXISTS \(index)")
            }
            try db.execute(sql: "PRAGMA user_version = 3")
        }
        return migrator
    }

    /// Gives the rows of contacts keys of their own, where an earlier version wrote the file.
    private static func giveKeys(in db: Database) throws {
        let tables = try Tables.ofContacts.filter { try !hasColumn("id", of: $0.name, in: db) }
        guard !tables.isEmpty else { return }
        for view in Views.names { try db.execute(sql: "DROP VIEW IF EXISTS \(view)") }
        for (name, definition) in tables {
            try db.execute(sql: "ALTER TABLE \(name) RENAME TO former")
            try db.execute(sql: definition)
            let key = RowKey.sql(contact: "contact_id", position: "position")
            try db.execute(sql: "INSERT INTO \(name) SELECT \(key), * FROM former ORDER BY contact_id, position")
            try db.execute(sql: "DROP TABLE former")
        }
        for view in Views.all { try db.execute(sql: view) }
    }

    /// Refuses a file that some other program wrote, or a later version of this one.
    ///
    /// - Returns: `true` if the file holds no tables of ours yet.
    static func check(_ db: Database, path: String) throws -> Bool {
        let application = try Int32.fetchOne(db, sql: "PRAGMA application_id") ?? 0
        let version = try Int32.fetchOne(db, sql: "PRAGMA user_version") ?? 0
        if application == 0, version == 0, try !hasObjects(db) { return true }
        guard application == applicationID else { throw StoreError.foreignDatabase(path: path) }
        guard version <= Self.version else {
            throw StoreError.newerVersion(path: path, found: version, supported: Self.version)
        }
        return version == 0
    }

    private static func hasColumn(_ column: String, of table: String, in db: Database) throws -> Bool {
        try db.columns(in: table).contains { $0.name == column }
    }

    private static func hasObjects(_ db: Database) throws -> Bool {
        try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM sqlite_schema)") ?? false
    }
}
