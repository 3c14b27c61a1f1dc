/// Rows of one source, encoded and ready to be stored.
public final class RowBatch: Sendable {
    /// The counts of the rows.
    public let counts: SourceCounts
    /// The end of the last contact in the source, in bytes; `nil` without contacts.
    let byteOffset: Int?
    let tables: EncodedTables

    init(counts: SourceCounts, byteOffset: Int?, tables: EncodedTables) {
        self.counts = counts
        self.byteOffset = byteOffset
        self.tables = tables
    }
}
