import GRDB

extension ContactDatabase {
    /// The highest key of a contact; 0 if there are none.
    package func lastContact() throws -> Int {
        try read { try $0.lastKey(of: .contacts) }
    }

    /// The first contact from a key on; `nil` if there is none. Keys may have gaps of any size.
    package func firstContact(from key: Int) throws -> Int? {
        try read { db in
            try Int.fetchOne(
                try db.cachedStatement(sql: "SELECT id FROM contacts WHERE id >= ? ORDER BY id LIMIT 1"),
                arguments: [key])
        }
    }

    /// Ranges of keys that have all contacts, each of which begins with one.
    ///
    /// - Parameter size: the number of keys in a range.
    package func contactRanges(size: Int) throws -> [ClosedRange<Int>] {
        let last = try lastContact()
        var ranges: [ClosedRange<Int>] = []
        var start = 1
        while let first = try firstContact(from: start), first <= last {
            ranges.append(first...first + size - 1)
            start = first + size
        }
        return ranges
    }

    /// Calls a closure with every contact, in the order of their keys: its key, that of its source, and its place in the source.
    package func forEachContact(_ body: (_ key: Int, _ source: Int, _ ordinal: Int) throws -> Void) throws {
        try read { db in
            let rows = try TableScan<ContactColumn>([.id, .sourceID, .ordinal], in: db)
            while try rows.next() { try body(rows.int(.id), rows.int(.sourceID), rows.int(.ordinal)) }
        }
    }
}
