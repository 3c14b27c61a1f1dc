/// Rows of one source, encoded and ready to be stored.
public final class RowBatch: Sendable {
    /// The counts of the rows.
    public let counts: SourceCounts
    /// The end of the last contact in the source, in bytes; `nil` without contacts.
    let byteOffset: Int?
    /// A database in memory, and its tables that have rows.
    nonisolated(unsafe) let image: UnsafeMutableRawBufferPointer
    let tables: [StoreTable]

    init(
        counts: SourceCounts, byteOffset: Int?, image: UnsafeMutableRawBufferPointer, tables: [StoreTable]
    ) {
        self.counts = counts
        self.byteOffset = byteOffset
        self.image = image
        self.tables = tables
    }

    deinit {
        image.deallocate()
    }
}
