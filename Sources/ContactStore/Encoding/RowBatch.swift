/// Rows of one source, encoded and ready to be stored.
public final class RowBatch: Sendable {
    /// The counts of the rows.
    public let counts: SourceCounts
    /// The end of the last contact in the source, in bytes.
    let byteOffset: Int
    /// Rules that numbers of the batch refer to and that are not stored yet.
    let rules: [(id: Int, row: RuleRow)]
    /// A database in memory, and its tables that have rows.
    nonisolated(unsafe) let image: UnsafeMutableRawBufferPointer
    let tables: [StoreTable]

    init(
        counts: SourceCounts, byteOffset: Int, rules: [(id: Int, row: RuleRow)], image: UnsafeMutableRawBufferPointer,
        tables: [StoreTable]
    ) {
        self.counts = counts
        self.byteOffset = byteOffset
        self.rules = rules
        self.image = image
        self.tables = tables
    }

    deinit {
        image.deallocate()
    }
}
