/// Rows of one source, encoded and ready to be stored.
public final class RowBatch: Sendable {
    /// The counts of the rows.
    public let counts: SourceCounts
    /// The end of the last contact in the source, in bytes; `nil` without contacts.
    let byteOffset: Int?
    /// The contacts by their hashes, where stored ones may be the same.
    let contacts: [HashedContact]
    let tables: EncodedTables

    init(counts: SourceCounts, byteOffset: Int?, contacts: [HashedContact], tables: EncodedTables) {
        self.counts = counts
        self.contacts = contacts
        self.byteOffset = byteOffset
        self.tables = tables
    }
}
