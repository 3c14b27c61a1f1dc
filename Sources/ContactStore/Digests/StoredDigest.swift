import GRDB

/// One row of `_digests`: what the rows of a table that belong to one source, or to none, add up to.
struct StoredDigest {
    /// Which rows are counted.
    struct Part: Hashable {
        var table: StoreTable
        /// The key of the source; `nil` for rows of no source.
        var source: Int?

        /// The key of the row.
        ///
        /// - Throws: `DatabaseError` of code `SQLITE_CORRUPT` if no source has such a key.
        func key() throws -> Int {
            let source = source ?? 0
            guard 0...1 << 47 ~= source else { throw DatabaseError.unexpectedValue(in: "source_id") }
            return source << 6 | table.rawValue
        }

        /// The part of all other digests, which finds damage of them.
        static let ofDigests = Part(table: .digests, source: nil)
    }

    var part: Part
    var digest: ContentDigest

    init(_ part: Part, _ digest: ContentDigest) {
        self.part = part
        self.digest = digest
    }

    /// Decodes a row.
    ///
    /// - Throws: `DatabaseError` of code `SQLITE_CORRUPT` if it is none that this program writes.
    init(_ row: Row) throws {
        let name: String = try row.value(DigestColumn.tableName)
        guard let table = StoreTable.allCases.first(where: { $0.name == name }) else {
            throw DatabaseError.unexpectedValue(in: DigestColumn.tableName.name)
        }
        part = Part(table: table, source: try row.value(DigestColumn.sourceID))
        let sums = try [DigestColumn.hash, .keyed].map { column in
            let sum: Int64 = try row.value(column)
            guard 0..<Int64(ContentDigest.prime) ~= sum else { throw DatabaseError.unexpectedValue(in: column.name) }
            return UInt64(sum)
        }
        digest = ContentDigest(rows: try row.count(DigestColumn.rows), hash: sums[0], keyed: sums[1])
        guard try part.key() == row.value(DigestColumn.id) as Int else {
            throw DatabaseError.unexpectedValue(in: DigestColumn.id.name)
        }
    }

    /// Returns the digest of this row, as it enters the digest of the digests.
    func digestOfRow() throws -> ContentDigest {
        var row = RowBuilder<DigestColumn>()
        let name = InternedText(part.table.name)
        defer { name.free() }
        if let source = part.source { row.bind(source, to: .sourceID) }
        row.bind(name, to: .tableName)
        row.bind(digest.rows, to: .rows)
        row.bind(Int(digest.hash), to: .hash)
        row.bind(Int(digest.keyed), to: .keyed)
        var sum = ContentDigest()
        row.add(key: try part.key(), to: &sum)
        return sum
    }
}

extension StoredDigest {
    /// Returns the stored digest of a part; zeros if there is no row.
    static func find(_ part: Part, in db: Database) throws -> StoredDigest {
        let row = try db.cachedStatement(sql: "SELECT \(DigestColumn.allCases.list) FROM _digests WHERE id = ?")
        return try Row.fetchOne(row, arguments: [try part.key()]).map(StoredDigest.init)
            ?? StoredDigest(part, ContentDigest())
    }

    /// Every row but that of the digests themselves.
    static func all(in db: Database) throws -> [StoredDigest] {
        try Row.fetchAll(
            db, sql: "SELECT \(DigestColumn.allCases.list) FROM _digests WHERE id <> ? ORDER BY id",
            arguments: [try Part.ofDigests.key()]
        ).map(StoredDigest.init)
    }

    /// Stores what the rows of a table add up to, source by source, in the place of all that was stored of them.
    static func replace(_ table: StoreTable, with digests: [Int?: ContentDigest], in db: Database) throws {
        var whole = try find(.ofDigests, in: db)
        for var stored in try all(in: db) where stored.part.table == table {
            whole.digest -= try stored.digestOfRow()
            stored.digest = ContentDigest()
            try stored.save(in: db)
        }
        for (source, digest) in digests where !digest.isEmpty {
            let stored = StoredDigest(Part(table: table, source: source), digest)
            whole.digest += try stored.digestOfRow()
            try stored.save(in: db)
        }
        try whole.save(in: db)
    }

    /// Stores the row in the place of an earlier one; none if nothing is counted.
    func save(in db: Database) throws {
        let key = try part.key()
        guard !digest.isEmpty else {
            try db.cachedStatement(sql: "DELETE FROM _digests WHERE id = ?").execute(arguments: [key])
            return
        }
        try db.cachedStatement(
            sql: "INSERT OR REPLACE INTO _digests (\(DigestColumn.allCases.list)) "
                + "VALUES (\(DigestColumn.allCases.placeholders))"
        ).execute(arguments: [
            key, part.source, part.table.name, digest.rows, Int64(digest.hash), Int64(digest.keyed),
        ])
    }
}
