/// A position between two records of a source, and what has been counted up to it.
public struct SourcePosition: Sendable, Hashable {
    /// 1-based line of the next byte.
    public var line = 1
    /// Offset of the next byte.
    public var byteOffset = 0
    /// Records seen, blank lines not among them.
    public var records = 0
    /// Contacts handed out; the next has the ordinal after it.
    public var contacts = 0
    /// Records that held no contact; each has a finding.
    public var skipped = 0

    /// The start of a source.
    public init() {}

    /// Moves on over a block of whole records that another worker reads.
    ///
    /// Lines and offset become those of the next block; records and contacts are known only when the block has been read,
    /// so that ordinals have to be added up afterwards.
    public mutating func advance(over block: UnsafeRawBufferPointer) {
        let bytes = block.assumingMemoryBound(to: UInt8.self)
        byteOffset += bytes.count
        if let base = bytes.baseAddress { line += LineEnd.count(base, 0, bytes.count) }
    }
}
