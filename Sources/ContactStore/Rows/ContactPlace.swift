import GRDBSQLite

/// The place of a contact in a source.
struct ContactPlace: Equatable {
    var contact, source, ordinal, line, byteOffset, byteCount: Int

    /// The columns of the place, after the key.
    static let columns: [ContactColumn] = [.id, .sourceID, .ordinal, .line, .byteOffset, .byteCount]

    /// Gives a closure the numbers in the order of their columns, without the key.
    @inline(__always)
    func forEachNumber(_ body: (Int) -> Void) {
        body(source)
        body(ordinal)
        body(line)
        body(byteOffset)
        body(byteCount)
    }

    /// The bytes of the source that the contact takes.
    var bytes: Range<Int> { byteOffset..<max(byteOffset, byteOffset &+ byteCount) }
}

extension ContactPlace {
    /// Reads the place of a contact from its record, of which the other values are left.
    init?(contact: Int, _ values: inout StoredRecord) {
        guard values.skip(1), let source = values.nextInt(), let ordinal = values.nextInt(),
            let line = values.nextInt(), let offset = values.nextInt(), let count = values.nextInt()
        else { return nil }
        self.init(
            contact: contact, source: source, ordinal: ordinal, line: line, byteOffset: offset, byteCount: count)
    }

    /// The place in a row of a statement that selects ``columns``.
    init(_ row: RawStatement) {
        func int(_ column: Int32) -> Int { Int(sqlite3_column_int64(row.handle, column)) }
        self.init(
            contact: int(0), source: int(1), ordinal: int(2), line: int(3), byteOffset: int(4), byteCount: int(5))
    }
}
