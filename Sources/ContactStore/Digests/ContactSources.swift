import GRDB

/// The source of each contact: contacts with consecutive keys and the same source, mostly one run for each source.
struct ContactSources {
    private var runs: [(contacts: ClosedRange<Int>, source: Int)] = []

    /// None.
    init() {}

    /// Those of a database.
    ///
    /// - Parameter keys: The keys of the contacts; all by default.
    init(of db: Database, _ keys: [ClosedRange<Int>] = [Int.min...Int.max]) throws {
        let rows = try TableScan<ContactColumn>([.id, .sourceID], isUnchecked: true, in: db)
        for range in keys {
            rows.restart(keys: range)
            while try rows.next() { append(rows.int(.id), source: rows.int(.sourceID)) }
        }
    }

    /// Those of the pages of a file; `nil` where these cannot be read.
    init?(in pages: TablePages) {
        let isWhole = pages.forEach(of: .contacts) { key, record in
            guard var values = StoredRecord(record), values.skip(1), let source = values.nextInt() else { return }
            append(key, source: source)
        }
        guard isWhole else { return nil }
    }

    /// Adds a contact, with a key higher than those before.
    mutating func append(_ contact: Int, source: Int) { append(contact...contact, source: source) }

    /// Adds contacts of consecutive keys, higher than those before.
    mutating func append(_ contacts: ClosedRange<Int>, source: Int) {
        if let last = runs.last, last.source == source, last.contacts.upperBound &+ 1 == contacts.lowerBound,
            last.contacts.lowerBound <= contacts.lowerBound
        {
            runs[runs.count - 1].contacts = last.contacts.lowerBound...contacts.upperBound
        } else {
            runs.append((contacts, source))
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
