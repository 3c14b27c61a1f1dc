import GRDB

/// The digests of a table by source, computed from its rows.
struct TableDigests {
    private(set) var bySource: [Int?: ContentDigest] = [:]
    /// The count of rows of the table.
    private(set) var rows = 0

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

    private mutating func read<Column: StoreColumn>(
        _: Column.Type, of table: StoreTable, _ keys: [ClosedRange<Int>]?, contacts: ContactSources, in db: Database
    ) throws {
        let (ownerColumn, isOfContacts): (Column?, Bool) =
            switch table.owner {
            case .source(let name): (Column.allCases.first { $0.name == name }, false)
            case .contact(let name): (Column.allCases.first { $0.name == name }, true)
            case .nobody: (nil, false)
            }
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
