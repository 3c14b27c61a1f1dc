import GRDB

/// Compares the rows of tables with their digests.
struct ContentComparison {
    /// The differences, by table and source.
    private(set) var damage: [ContentDamage] = []
    /// Rows of `_digests` that this program does not write.
    private(set) var unreadableDigests: [Int] = []
    /// True if the digests themselves are those that were stored.
    private var hasSoundDigests = true
    /// True if there are rows and no digest at all, not even that of the digests.
    private var lacksDigests = false
    /// The count of rows read.
    private(set) var rows = 0

    /// Reads all rows of some tables, and the digests themselves. Nothing may have been written in the transaction.
    ///
    /// - Complexity: O(*n*) in the number of rows.
    init(of tables: [StoreTable], in db: Database) throws {
        let pages = try TablePages(of: db)
        let expected = try readDigests(in: db)
        // They say of which source other rows are, which are read behind the contacts.
        var contacts: ContactSources?
        for table in tables where table != .digests {
            if contacts == nil, case .contact = table.owner {
                contacts = try pages.flatMap { ContactSources(in: $0) } ?? ContactSources(of: db)
            }
            if let pages, table.hasExactRecords, let stored = expected[table],
                let found = TableDigests(of: table, in: pages, contacts: contacts ?? ContactSources()),
                found.bySource == stored
            {
                rows += found.rows
                if table == .contacts { contacts = found.contacts }
                continue
            }
            let found = try TableDigests(of: table, contacts: contacts ?? ContactSources(), in: db)
            rows += found.rows
            if expected.isEmpty, found.rows > 0 { (lacksDigests, hasSoundDigests) = (true, false) }
            let stored = expected[table] ?? [:]
            let sources = Set(found.bySource.keys).union(stored.keys).sorted { ($0 ?? 0) < ($1 ?? 0) }
            for source in sources {
                try compare(
                    found.bySource[source] ?? ContentDigest(), stored[source] ?? ContentDigest(),
                    .init(table: table, source: source), in: db)
            }
        }
    }

    /// One sentence for each difference.
    var sentences: [String] {
        (lacksDigests ? ["the rows of _digests are not there any more"] : [])
            + unreadableDigests.map { "row \($0) of _digests was not stored by this program" }
            + damage.map(\.description)
    }

    private mutating func readDigests(in db: Database) throws -> [StoreTable: [Int?: ContentDigest]] {
        var digests: [StoreTable: [Int?: ContentDigest]] = [:]
        var found = try TableDigests(of: .digests, contacts: ContactSources(), in: db).bySource[nil] ?? ContentDigest()
        var expected = ContentDigest()
        for row in try Row.fetchAll(db, sql: "SELECT \(DigestColumn.allCases.list) FROM _digests ORDER BY id") {
            guard let stored = try? StoredDigest(row) else {
                unreadableDigests.append(try row.value(DigestColumn.id))
                continue
            }
            if stored.part == .ofDigests {
                expected = stored.digest
                found -= try stored.digestOfRow()
            } else {
                digests[stored.part.table, default: [:]][stored.part.source] = stored.digest
            }
        }
        hasSoundDigests = found == expected
        // An unreadable row is named already.
        if unreadableDigests.isEmpty { try compare(found, expected, .ofDigests, in: db) }
        return digests
    }

    private mutating func compare(
        _ found: ContentDigest, _ expected: ContentDigest, _ part: StoredDigest.Part, in db: Database
    ) throws {
        guard found != expected else { return }
        var path: String?
        if let source = part.source {
            path = try String.fetchOne(db, sql: "SELECT path FROM sources WHERE id = ?", arguments: [source])
        }
        let isKnown = hasSoundDigests || part == .ofDigests
        let kind = isKnown ? try Self.kind(found, expected, part, in: db) : .unknown
        damage.append(ContentDamage(part: part, path: path, kind: kind))
    }

    private static func kind(
        _ found: ContentDigest, _ expected: ContentDigest, _ part: StoredDigest.Part, in db: Database
    ) throws -> ContentDamage.Kind {
        let several = ContentDamage.Kind.several(rows: found.rows, expected: expected.rows)
        guard let key = found.differingKey(from: expected) else { return several }
        let table = part.table
        // A row may be there and be another source's now.
        let isThis = "rowid = ? AND \(table.ownerSQL(of: table.name)) IS ?"
        let sql = "SELECT EXISTS (SELECT 1 FROM \(table.name) WHERE \(isThis))"
        let isThere = try Bool.fetchOne(db, sql: sql, arguments: [key, part.source]) ?? false
        switch found.rows - expected.rows {
        case 0 where isThere: return .changed(key: key)
        case 1 where isThere: return .added(key: key)
        // Of several rows the quotient is some number, mostly greater than every key that there can be.
        case -1 where !isThere && key <= RowKey.of(1 << 32, 0): return .missing(key: key)
        default: return several
        }
    }
}

extension StoreTable {
    /// `true` if SQLite writes the rows as a ``RowBuilder`` does: a fraction that is a whole number is shorter.
    fileprivate var hasExactRecords: Bool { !columns.hasFractions }
}

extension StoreColumn {
    fileprivate static var hasFractions: Bool { allCases.contains { $0.definition.type.hasPrefix("REAL") } }
}

extension Database {
    /// Refuses to go on if rows of some tables are not those that were written, so that nothing is built on them.
    ///
    /// Damaged rows that are only derived are dropped instead.
    ///
    /// - Throws: ``StoreError/altered(path:places:)``.
    func requireSoundness(of tables: [StoreTable], ledger: DigestLedger, path: String) throws {
        var sentences: [String] = []
        let derived = tables.filter(StoreTable.derived.contains)
        if !derived.isEmpty {
            for damage in try ContentComparison(of: derived, in: self).damage where derived.contains(damage.part.table)
            {
                try ledger.deleteAll(from: damage.part.table, in: self)
            }
        }
        sentences += try ContentComparison(of: tables.filter { !derived.contains($0) }, in: self).sentences
        guard sentences.isEmpty else { throw StoreError.altered(path: path, places: sentences) }
    }
}
