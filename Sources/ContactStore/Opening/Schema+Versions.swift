import GRDB

/// The versions of the schema, and the steps to the current one.
extension Schema {
    /// A step from one version of the schema to the next.
    typealias Migration = @Sendable (Database) throws -> Void

    /// The steps from version 1 on: the first leads to version 2. New files are created as they are now and take none.
    private static let migrations: [Migration] = []

    /// `PRAGMA user_version` of files that this program writes.
    static var version: Int32 { version(after: migrations) }

    private static func version(after migrations: [Migration]) -> Int32 { Int32(migrations.count) + 1 }

    /// Brings a file to the current version. To be called in a transaction: a file is of one version as a whole.
    ///
    /// - Parameters:
    ///   - version: The version of the file; 0 if it has no tables yet.
    ///   - migrations: The steps from version 1 on.
    static func bringUpToDate(_ db: Database, from version: Int32, by migrations: [Migration] = migrations) throws {
        if version == 0 {
            try db.execute(sql: "PRAGMA application_id = \(applicationID)")
            for statement in statements { try db.execute(sql: statement) }
        } else {
            for migration in migrations.dropFirst(Int(version) - 1) { try migration(db) }
        }
        try db.execute(sql: "PRAGMA user_version = \(self.version(after: migrations))")
    }
}

extension Schema {
    /// The version of a file; 0 if it has no tables yet. To be called in a transaction: another process may be creating them.
    ///
    /// - Throws: ``StoreError`` if another program wrote the file, or a later version of this one.
    static func version(of db: Database, path: String) throws -> Int32 {
        let application = try Int32.fetchOne(db, sql: "PRAGMA application_id") ?? 0
        let version = try Int32.fetchOne(db, sql: "PRAGMA user_version") ?? 0
        let isBlank = try version == 0 && !hasObjects(db)
        if isBlank, application == 0 || application == applicationID { return 0 }
        guard application == applicationID else { throw StoreError.foreignDatabase(path: path) }
        guard version <= Self.version else {
            throw StoreError.newerVersion(path: path, found: version, supported: Self.version)
        }
        guard version > 0 else {
            throw StoreError.damaged(path: path, detail: "it has tables, and its version is \(version)")
        }
        return version
    }

    private static func hasObjects(_ db: Database) throws -> Bool {
        try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM sqlite_schema)") ?? false
    }
}
