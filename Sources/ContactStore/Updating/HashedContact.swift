import GRDB

/// A contact at its place in a source, with hashes by which one of a newer export is known to be the same.
struct HashedContact: Sendable {
    var place: ContactPlace
    /// The hash of everything that was read of it but its place.
    var values: UInt64
    /// The hash of its row in `contacts`, which has the place.
    var row: UInt64
    /// The position of a stored contact with the same values, so that none of its rows is written; `nil` for one that is written.
    var known: Int?

    var isWritten: Bool { known == nil }
}

extension HashedContact {
    /// All contacts of a file, in the order of their keys.
    ///
    /// What edits added to them is left out.
    static func all(in db: Database) throws -> [HashedContact] {
        var contacts: [HashedContact] = []
        try TableRecords.forEach(of: .contacts, in: db) { key, record in
            guard var values = StoredRecord(record), values.skip(1), let source = values.nextInt(),
                let ordinal = values.nextInt(), let line = values.nextInt(), let offset = values.nextInt(),
                let count = values.nextInt()
            else { return }
            let place = ContactPlace(
                contact: key, source: source, ordinal: ordinal, line: line, byteOffset: offset, byteCount: count)
            var hash = ContactHash()
            hash.add(record, of: .contacts, position: 0)
            contacts.append(HashedContact(place: place, values: hash.value, row: RecordHash.fixed.hash(record)))
        }
        for table in StoreTable.ofContacts {
            var next = 0
            try TableRecords.forEach(of: table, in: db) { key, record in
                let (contact, position) = (key >> RowKey.positionBits, key & RowKey.positionMask)
                while next < contacts.count, contacts[next].place.contact < contact { next += 1 }
                guard next < contacts.count, contacts[next].place.contact == contact, position < RowKey.firstAdded
                else { return }
                var hash = ContactHash(after: contacts[next].values)
                hash.add(record, of: table, position: position)
                contacts[next].values = hash.value
            }
        }
        return contacts
    }
}

/// The hash of everything that was read of a contact but its place, row by row in the order of ``ContactTables``.
struct ContactHash {
    private(set) var value: UInt64

    init(after value: UInt64 = 0) { self.value = value }

    /// Adds a row.
    @inline(__always)
    mutating func add(_ record: UnsafeBufferPointer<UInt8>, of table: StoreTable, position: Int) {
        guard var values = StoredRecord(record), values.skip(table == .contacts ? Self.ownPlace : Self.place) else {
            return
        }
        let (types, content) = values.rest
        let hash = RecordHash.ofProcess
        value = hash.hash(value, with: RowKey.of(table.rawValue, position))
        value = hash.hash(content, after: hash.hash(types, after: value))
    }

    /// The number of columns in front that are the key and the place: in `contacts`, and in the tables of its values.
    private static let ownPlace = ContactColumn.kind.rawValue
    private static let place = PhoneNumberColumn.position.rawValue + 1
}

/// Hashes the rows of a contact that may be stored already.
struct ContactHasher: RowDestination, ~Copyable {
    /// The hash of all rows, and that of the row of `contacts`.
    private(set) var hash = ContactHash(), row: UInt64 = 0

    /// Begins with the next contact.
    mutating func begin() { hash = ContactHash() }

    mutating func append<Column: StoreColumn>(_ builder: inout RowBuilder<Column>, key: Int) {
        let count = builder.byteCount
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { record in
            guard let start = record.baseAddress else { return }
            builder.write(to: start)
            let record = UnsafeBufferPointer(start: start, count: count)
            if Column.table == .contacts { row = RecordHash.fixed.hash(record) }
            hash.add(
                record, of: Column.table, position: Column.table == .contacts ? 0 : key & RowKey.positionMask)
        }
    }
}
