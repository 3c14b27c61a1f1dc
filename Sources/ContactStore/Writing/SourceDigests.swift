import GRDB

/// The digests of the rows of one source, by table, or of the rules.
struct SourceDigests: Equatable {
    /// The tables in which a source has rows. Their order decides about keys and never changes.
    static let tables: [StoreTable] = [
        .sources, .contacts, .phoneNumbers, .emails, .addresses, .details, .normalizedFields, .findings, .rules,
    ]

    private(set) var byTable: [StoreTable: ContentDigest] = [:]

    /// The digest of a table.
    subscript(table: StoreTable) -> ContentDigest {
        get { byTable[table] ?? ContentDigest() }
        set { byTable[table] = newValue }
    }

    /// Adds the rows of a batch.
    mutating func add(_ batch: RowBatch) {
        for (table, digest) in batch.tables.digests where table != .rules { self[table] += digest }
    }
}

// MARK: - Storing

extension SourceDigests {
    /// What is stored of a source; `nil` if it is not there, or not whole. The rules have no source.
    static func stored(of source: Int?, in db: Database) throws -> SourceDigests? {
        let rows = try Row.fetchAll(
            db, sql: "SELECT \(DigestColumn.allCases.list) FROM _digests WHERE source_id IS ?", arguments: [source])
        guard rows.count == (source == nil ? 1 : tables.count - 1) else { return nil }
        var digests = SourceDigests()
        for row in rows {
            let (id, name): (Int, String) = (try row.value(DigestColumn.id), try row.value(DigestColumn.tableName))
            guard let table = tables.first(where: { $0.name == name }), id == key(of: table, source) else { return nil }
            let hash: Int64 = try row.value(DigestColumn.hash)
            digests[table] = ContentDigest(
                rows: try row.count(DigestColumn.rows), hash: UInt64(bitPattern: hash))
        }
        return digests
    }

    /// Stores the digests of a source, with that of its own row as it is now, and that of the rules.
    func save(source: Int, in db: Database) throws {
        var digests = self
        digests[.sources] = try Self.digest(SourceColumn.self, keys: [source...source], in: db)
        for table in Self.tables where table != .rules { try Self.save(digests[table], of: table, source, in: db) }
        try Self.saveRules(in: db)
    }

    /// Stores the digest of the rules as they are now.
    static func saveRules(in db: Database) throws {
        try save(ofRules(in: db)[.rules], of: .rules, nil, in: db)
    }

    private static func key(of table: StoreTable, _ source: Int?) -> Int {
        (source ?? 0) << 4 | (tables.firstIndex(of: table) ?? 0)
    }

    private static func save(_ digest: ContentDigest, of table: StoreTable, _ source: Int?, in db: Database) throws {
        try db.cachedStatement(
            sql: "INSERT OR REPLACE INTO _digests (\(DigestColumn.allCases.list)) "
                + "VALUES (\(DigestColumn.allCases.placeholders))"
        ).execute(arguments: [
            key(of: table, source), source, table.name, digest.rows, Int64(bitPattern: digest.hash),
        ])
    }
}

// MARK: - Computing

extension SourceDigests {
    /// Computes the digests of a source from its rows, and stores them: after rows of the source were deleted or changed on
    /// purpose, in the same transaction.
    ///
    /// - Complexity: O(*n*) in the number of contacts, and in the size of the source's rows.
    static func refresh(source: Int, in db: Database) throws {
        try SourceDigests(of: source, in: db).save(source: source, in: db)
    }

    /// Computes the digests of a source from its rows.
    init(of source: Int, in db: Database) throws {
        let contacts = try Self.keys("SELECT id FROM contacts WHERE source_id = ? ORDER BY id", source, in: db)
        let findings = try Self.keys("SELECT id FROM findings WHERE source_id = ? ORDER BY id", source, in: db)
        self[.contacts] = try Self.digest(ContactColumn.self, keys: contacts, in: db)
        let rows = contacts.map { RowKey.rows(of: $0) }
        for table in StoreTable.ofContacts { self[table] = try Self.digest(table.columns, keys: rows, in: db) }
        self[.findings] = try Self.digest(FindingColumn.self, keys: findings, in: db)
        self[.sources] = try Self.digest(SourceColumn.self, keys: [source...source], in: db)
    }

    /// Computes the digest of the rules, which is that of no source.
    static func ofRules(in db: Database) throws -> SourceDigests {
        var digests = SourceDigests()
        digests[.rules] = try digest(RuleColumn.self, keys: [Int.min...Int.max], in: db)
        return digests
    }

    /// Runs of keys without a gap.
    private static func keys(_ sql: String, _ source: Int, in db: Database) throws -> [ClosedRange<Int>] {
        var runs: [ClosedRange<Int>] = []
        let keys = try Int.fetchCursor(db, sql: sql, arguments: [source])
        while let key = try keys.next() {
            guard 0..<RowKey.maximumContact ~= key else {
                throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "unexpected key \(key)")
            }
            if let last = runs.last, last.upperBound + 1 == key {
                runs[runs.count - 1] = last.lowerBound...key
            } else {
                runs.append(key...key)
            }
        }
        return runs
    }

    /// The digest of the rows in some ranges of keys, which are read by one statement: a source can have a range for each contact.
    private static func digest<Column: StoreColumn>(
        _ columns: Column.Type, keys: [ClosedRange<Int>], in db: Database
    ) throws -> ContentDigest {
        let rows = try TableScan<Column>(Column.allCases, in: db)
        var builder = RowBuilder<Column>()
        var digest = ContentDigest()
        var record: [UInt8] = []
        for keys in keys {
            rows.restart(keys: keys)
            while try rows.next() {
                rows.bindValues(to: &builder)
                let count = builder.byteCount
                if record.count < count { record = [UInt8](repeating: 0, count: count * 2) }
                record.withUnsafeMutableBufferPointer { record in
                    guard let start = record.baseAddress else { return }
                    builder.write(to: start)
                    digest.add(UnsafeBufferPointer(start: start, count: count), key: rows.key)
                }
            }
        }
        return digest
    }
}
