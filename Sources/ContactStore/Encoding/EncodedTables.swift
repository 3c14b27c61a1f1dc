/// Rows of several tables, encoded and ready to be copied into a file: a SQLite database in memory.
final class EncodedTables: Sendable {
    /// The database.
    nonisolated(unsafe) let bytes: UnsafeMutableRawBufferPointer
    /// The digests of its tables that have rows.
    let digests: [StoreTable: ContentDigest]

    /// Takes over the memory of a database.
    init(bytes: UnsafeMutableRawBufferPointer, digests: [StoreTable: ContentDigest]) {
        self.bytes = bytes
        self.digests = digests
    }

    deinit {
        bytes.deallocate()
    }
}
