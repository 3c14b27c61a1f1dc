import GRDB

/// What makes a SQLite file one of ours, and the steps that bring it to the current version.
enum Schema {
    /// `PRAGMA application_id` of our files: the letters `TRNK`.
    static let applicationID: Int32 = 0x5452_4E4B

    /// `PRAGMA user_version` of files that this program writes: the number of migrations.
    static let version: Int32 = 2

    /// Brings a file to the current version.
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1 tables and views") { db in
            for table in Tables.all { try db.execute(sql: table) }
            try Indexes.create(in: db)
            for view in Views.all { try db.execute(sql: view) }
            try db.execute(sql: "PRAGMA user_version = 1")
        }
        // Nothing is rebuilt, so that the keys of what is there need no second look.
        migrator.registerMigration("2 normalized fields", foreignKeyChecks: .immediate) { db in
            try db.execute(sql: Tables.normalizedFields)
            try db.execute(sql: Tables.sourcesNormalized)
            try db.execute(sql: "PRAGMA user_version = 2")
        }
        return migrator
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

    private static func hasObjects(_ db: Database) throws -> Bool {
        try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM sqlite_schema)") ?? false
    }
}
