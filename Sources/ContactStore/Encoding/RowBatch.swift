/// Rows of one source, encoded and ready to be stored.
public final class RowBatch: Sendable {
    /// The counts of the rows.
    public let counts: SourceCounts
    /// The end of the last contact in the source, in bytes; `nil` without contacts.
    let byteOffset: Int?
    /// A database in memory.
    nonisolated(unsafe) let image: UnsafeMutableRawBufferPointer
    /// The digests of its tables that have rows.
    let digests: [StoreTable: ContentDigest]

    init(
        counts: SourceCounts, byteOffset: Int?, image: UnsafeMutableRawBufferPointer,
        digests: [StoreTable: ContentDigest]
    ) {
        self.counts = counts
        self.byteOffset = byteOffset
        self.image = image
        self.digests = digests
    }

    deinit {
        image.deallocate()
    }
}
