import GRDB

/// The digests of a table by source, computed from its rows.
struct TableDigests {
    private(set) var bySource: [Int?: ContentDigest] = [:]
    /// The count of rows of the table.
    private(set) var rows = 0

    /// Reads the rows of a table.
    ///
    /// - Parameter contacts: the sources of the contacts, where the table has rows of contacts.
    init(of table: StoreTable, contacts: ContactSources, in db: Database) throws {
        try read(table.columns, of: table, contacts: contacts, in: db)
    }

    private mutating func read<Column: StoreColumn>(
        _: Column.Type, of table: StoreTable, contacts: ContactSources, in db: Database
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
        if !digest.isEmpty { bySource[source, default: ContentDigest()] += digest }
    }
}

/// Which source each contact is of: contacts with consecutive keys and the same source, mostly one run for each source.
struct ContactSources {
    private var runs: [(contacts: ClosedRange<Int>, source: Int)] = []

    /// None.
    init() {}

    /// Those of a database.
    init(of db: Database) throws {
        let rows = try TableScan<ContactColumn>([.id, .sourceID], isUnchecked: true, in: db)
        while try rows.next() { append(rows.int(.id), source: rows.int(.sourceID)) }
    }

    private mutating func append(_ contact: Int, source: Int) {
        if let last = runs.last, last.source == source, last.contacts.upperBound &+ 1 == contact,
            last.contacts.lowerBound <= contact
        {
            runs[runs.count - 1].contacts = last.contacts.lowerBound...contact
        } else {
            runs.append((contact...contact, source))
        }
    }

    /// A way to look up contacts, fast if they come in their order.
    func lookup() -> Lookup { Lookup(runs: runs) }

    /// Looks contacts up.
    struct Lookup {
        fileprivate let runs: [(contacts: ClosedRange<Int>, source: Int)]
        private var place = 0

        fileprivate init(runs: [(contacts: ClosedRange<Int>, source: Int)]) { self.runs = runs }

        /// The source of a contact; `nil` if there is no such contact.
        mutating func source(of contact: Int) -> Int? {
            if place < runs.count, runs[place].contacts.contains(contact) { return runs[place].source }
            var (low, high) = (0, runs.count)
            while low < high {
                let middle = (low + high) / 2
                if runs[middle].contacts.upperBound < contact { low = middle + 1 } else { high = middle }
            }
            guard low < runs.count, runs[low].contacts.contains(contact) else { return nil }
            place = low
            return runs[low].source
        }
    }
}
