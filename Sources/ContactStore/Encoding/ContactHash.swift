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
