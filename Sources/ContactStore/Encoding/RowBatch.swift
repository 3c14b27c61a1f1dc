/// Rows of one source, encoded and ready to be stored.
public final class RowBatch: Sendable {
    /// What the rows add up to.
    public let counts: SourceCounts
    /// Where the last contact ends that the encoder was given, in bytes of the source.
    let byteOffset: Int
    /// Rules that numbers of the batch name first.
    let rules: [(id: Int, row: RuleRow)]
    /// A database in memory, and its tables that have rows.
    nonisolated(unsafe) let image: UnsafeMutableRawBufferPointer
    let tables: [BatchTable]

    init(
        counts: SourceCounts, byteOffset: Int, rules: [(id: Int, row: RuleRow)], image: UnsafeMutableRawBufferPointer,
        tables: [BatchTable]
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
