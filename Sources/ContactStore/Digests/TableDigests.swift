import GRDB

/// The digests of a table by source, computed from its rows.
struct TableDigests {
    private(set) var bySource: [Int?: ContentDigest] = [:]
    /// The count of rows of the table.
    private(set) var rows = 0
    /// The sources of the contacts whose rows were read, where the table is theirs and was read from pages.
    private(set) var contacts = ContactSources()

    /// Reads the rows of a table.
    ///
    /// - Parameters:
    ///   - keys: the keys of the rows; all by default.
    ///   - contacts: the sources of the contacts, where the table has rows of contacts.
    init(of table: StoreTable, _ keys: [ClosedRange<Int>]? = nil, contacts: ContactSources, in db: Database) throws {
        switch table {
        // For rows by the million, code of their own.
        case .contacts: try read(ContactColumn.self, of: table, keys, contacts: contacts, in: db)
        case .phoneNumbers: try read(PhoneNumberColumn.self, of: table, keys, contacts: contacts, in: db)
        case .emails: try read(EmailColumn.self, of: table, keys, contacts: contacts, in: db)
        case .addresses: try read(AddressColumn.self, of: table, keys, contacts: contacts, in: db)
        case .details: try read(DetailColumn.self, of: table, keys, contacts: contacts, in: db)
        default: try read(table.columns, of: table, keys, contacts: contacts, in: db)
        }
    }

    /// Reads the records of a table as they stand in the pages.
    ///
    /// - Returns: `nil` where these cannot be read; where the digests are not those that are stored, they are nothing to go by, since SQLite
    ///   may have written equal values otherwise than a ``RowBuilder``.
    init?(of table: StoreTable, in pages: TablePages, contacts: ContactSources) {
        let names = table.columns.names
        let owner: Int? = if case .source(let name) = table.owner { names.firstIndex(of: name) } else { nil }
        let isOfContacts = if case .contact = table.owner { true } else { false }
        var sources = ContactSources()
        var lookup = contacts.lookup()
        var (source, digest, rows): (Int?, ContentDigest, Int) = (nil, ContentDigest(), 0)
        var digests: [Int?: ContentDigest] = [:]
        let isWhole = pages.forEach(of: table) { key, record in
            var current: Int?
            if let owner {
                guard var values = StoredRecord(record), values.skip(owner) else { return }
                // The key stands outside of the record.
                current = owner == 0 ? key : values.nextInt()
            } else if isOfContacts {
                current = lookup.source(of: key >> RowKey.positionBits) ?? -1
            }
            if current != source {
                if !digest.isEmpty { digests[source, default: ContentDigest()] += digest }
                (source, digest) = (current, ContentDigest())
            }
            if table == .contacts, let current { sources.append(key, source: current) }
            digest.add(record, key: key)
            rows += 1
        }
        guard isWhole else { return nil }
        if !digest.isEmpty { digests[source, default: ContentDigest()] += digest }
        (bySource, self.rows, self.contacts) = (digests, rows, sources)
    }

    private mutating func read<Column: StoreColumn>(
        _: Column.Type, of table: StoreTable, _ keys: [ClosedRange<Int>]?, contacts: ContactSources, in db: Database
    ) throws {
        let (ownerColumn, isOfContacts): (Column?, Bool) =
            switch table.owner {
            case .source(let name): (Column.allCases.first { $0.name == name }, false)
            case .contact(let name): (Column.allCases.first { $0.name == name }, true)
            case .nobody: (nil, false)
            }
        let isEmpty = try Bool.fetchOne(db, sql: "SELECT NOT EXISTS (SELECT 1 FROM \(table.name))") ?? false
        if isEmpty { return }
        let scan = try TableScan<Column>(Column.allCases, isUnchecked: true, in: db)
        var builder = RowBuilder<Column>()
        var lookup = contacts.lookup()
        // Mostly, a row is of the same source as the row before.
        var (source, digest): (Int?, ContentDigest) = (nil, ContentDigest())
        for range in keys ?? [Int.min...Int.max] {
            scan.restart(keys: range)
            while try scan.next() {
                var owner = ownerColumn.map { scan.int($0) }
                if isOfContacts, let contact = owner { owner = lookup.source(of: contact) ?? -1 }
                if owner != source {
                    if !digest.isEmpty { bySource[source, default: ContentDigest()] += digest }
                    (source, digest) = (owner, ContentDigest())
                }
                scan.bindValues(to: &builder)
                builder.add(key: scan.key, to: &digest)
                rows += 1
            }
        }
        if !digest.isEmpty { bySource[source, default: ContentDigest()] += digest }
    }
}
