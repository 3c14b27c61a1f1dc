import GRDB

/// What makes a SQLite file one of ours, and the migrations that bring it to the current version.
enum Schema {
    /// `PRAGMA application_id` of our files: the letters `TRNK`.
    static let applicationID: Int32 = 0x5452_4E4B

    /// `PRAGMA user_version` of files that this program writes: the number of migrations.
    static var version: Int32 { Int32(migrations.count) }

    /// Brings a file to the current version.
    ///
    /// - Parameter isBlank: whether the file has no tables yet. They are then created as they are now, and the migrations after
    ///   the first have nothing to do.
    static func migrator(isBlank: Bool) -> DatabaseMigrator {
        var migrator = DatabaseMigrator()
        for (index, migration) in migrations.enumerated() {
            // New tables have no rows whose references could be wrong.
            migrator.registerMigration(migration.name, foreignKeyChecks: isBlank ? .immediate : .deferred) { db in
                if index == 0 || !isBlank { try migration.run(db) }
                try db.execute(sql: "PRAGMA user_version = \(index + 1)")
            }
        }
        return migrator
    }

    private static let migrations: [(name: String, run: @Sendable (Database) throws -> Void)] = [
        ("1 tables and views", createAll),
        (
            "2 normalized fields",
            { db in
                try create([.normalizedFields], in: db)
                try add(SourceColumn.normalized, in: db)
            }
        ),
        (
            "3 keys of rows",
            { db in
                try addRowKeys(in: db)
                for index in ["phone_numbers_e164", "findings_source"] {
                    try db.execute(sql: "DROP INDEX IF EXISTS \(index)")
                }
            }
        ),
        ("4 people", { db in try create(StoreTable.ofPeople, in: db) }),
        ("5 corrections", addCorrections),
        ("6 newer exports", addUpdates),
        ("7 normalized contacts", { db in try create([.normalizedContacts], in: db) }),
        (
            "8 kinds of exports",
            { db in
                for column in [SourceColumn.product, .layout, .damage, .endsWithLineEnd] { try add(column, in: db) }
            }
        ),
    ]

    @Sendable private static func createAll(in db: Database) throws {
        for table in StoreTable.allCases { try db.execute(sql: table.createStatement) }
        try db.execute(sql: CorrectionColumn.index)
        for view in Views.all { try db.execute(sql: view) }
    }

    @Sendable private static func addCorrections(in db: Database) throws {
        try create(StoreTable.ofVersion5, in: db)
        try db.execute(sql: CorrectionColumn.index)
        try add(SourceColumn.contactsForgotten, in: db)
        try add(SourceColumn.settings, in: db)
        try add(SourceColumn.rejects, in: db)
        try add(FindingColumn.occurrences, in: db)
    }

    @Sendable private static func addUpdates(in db: Database) throws {
        try add(SourceColumn.lineage, in: db)
        try add(SourceColumn.contactsSuperseded, in: db)
        // Earlier versions' views show numbers as they were read, not as they are.
        try recreateViews(in: db)
        for id in try Int.fetchAll(db, sql: "SELECT id FROM sources ORDER BY id") {
            try (SourceDigests.stored(of: id, in: db) ?? SourceDigests(of: id, in: db)).save(source: id, in: db)
        }
    }

    /// Creates tables, unless they are there.
    private static func create(_ tables: [StoreTable], in db: Database) throws {
        for table in tables where try !hasTable(table, in: db) { try db.execute(sql: table.createStatement) }
    }

    /// Adds a column to the end of its table, unless the table was created with it.
    private static func add<Column: StoreColumn>(_ column: Column, in db: Database) throws {
        let table = Column.table.name
        guard try !columnNames(of: table, in: db).contains(column.name) else { return }
        try db.execute(sql: "ALTER TABLE \(table) ADD COLUMN \(column.declaration)")
    }

    /// Gives the rows of contacts keys of their own, where an earlier version wrote the file. The views are dropped for that;
    /// a later migration creates all of them anew.
    private static func addRowKeys(in db: Database) throws {
        let tables = try StoreTable.ofContacts.filter { try !columnNames(of: $0.name, in: db).contains("id") }
        guard !tables.isEmpty else { return }
        try dropViews(in: db)
        for table in tables {
            let columns = try columnNames(of: table.name, in: db).joined(separator: ", ")
            let key = RowKey.sql(contact: "contact_id", position: "position")
            try db.execute(sql: "ALTER TABLE \(table.name) RENAME TO former")
            try db.execute(sql: table.createStatement)
            try db.execute(
                sql: """
                    INSERT INTO \(table.name) (id, \(columns))
                    SELECT \(key), \(columns) FROM former ORDER BY contact_id, position
                    """)
            try db.execute(sql: "DROP TABLE former")
        }
    }

    private static func dropViews(in db: Database) throws {
        for view in Views.names { try db.execute(sql: "DROP VIEW IF EXISTS \(view)") }
    }

    private static func recreateViews(in db: Database) throws {
        try dropViews(in: db)
        for view in Views.all { try db.execute(sql: view) }
    }
}

extension Schema {
    /// The version of a file; 0 if it has no tables yet. To be called in a transaction: another process may be creating them.
    ///
    /// - Throws: ``StoreError`` if another program wrote the file, or a later version of this one.
    static func version(of db: Database, path: String) throws -> Int32 {
        let application = try Int32.fetchOne(db, sql: "PRAGMA application_id") ?? 0
        let version = try Int32.fetchOne(db, sql: "PRAGMA user_version") ?? 0
        if application == 0, version == 0, try !hasObjects(db) { return 0 }
        guard application == applicationID else { throw StoreError.foreignDatabase(path: path) }
        guard version <= Self.version else {
            throw StoreError.newerVersion(path: path, found: version, supported: Self.version)
        }
        return version
    }

    /// The names of the columns of a table or view, in their order; none if there is no such table.
    static func columnNames(of table: String, in db: Database) throws -> [String] {
        try String.fetchAll(db, sql: "SELECT name FROM pragma_table_info(?) ORDER BY cid", arguments: [table])
    }

    /// Whether the file has one of our tables.
    static func hasTable(_ table: StoreTable, in db: Database) throws -> Bool {
        try !columnNames(of: table.name, in: db).isEmpty
    }

    /// Whether any number is now other than it was read; if none is, reading them takes no look at the corrections.
    static func hasCorrections(in db: Database) throws -> Bool {
        guard try hasTable(.corrections, in: db) else { return false }
        return try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM corrections WHERE is_current)") ?? false
    }

    private static func hasObjects(_ db: Database) throws -> Bool {
        try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM sqlite_schema)") ?? false
    }
}
