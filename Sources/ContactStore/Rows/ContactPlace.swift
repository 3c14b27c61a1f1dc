import GRDBSQLite

/// The place of a contact in a source.
struct ContactPlace: Equatable {
    var contact, source, ordinal, line, byteOffset, byteCount: Int

    /// The columns of the place, after the key.
    static let columns: [ContactColumn] = [.id, .sourceID, .ordinal, .line, .byteOffset, .byteCount]

    /// The bytes of the source that the contact takes.
    var bytes: Range<Int> { byteOffset..<max(byteOffset, byteOffset &+ byteCount) }
}

extension ContactPlace {
    /// The place in a row of a statement that selects ``columns``.
    init(_ row: RawStatement) {
        func int(_ column: Int32) -> Int { Int(sqlite3_column_int64(row.handle, column)) }
        self.init(
            contact: int(0), source: int(1), ordinal: int(2), line: int(3), byteOffset: int(4), byteCount: int(5))
    }
}
