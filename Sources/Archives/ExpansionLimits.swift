/// Limits on how large compressed content may become, against archives that are built to fill a disk or memory.
public struct ExpansionLimits: Sendable, Hashable {
    /// The maximum size of the content, in bytes.
    public var maxByteCount = 64 << 30
    /// The maximum ratio of the content's size to its compressed size. Contacts expand 3 to 20 times, one line repeated a
    /// thousand times.
    public var maxRatio = 200

    /// The maximum number of files of an archive that are read.
    public var maxMemberCount = 10_000

    /// The ratio is checked only once this many bytes are decompressed.
    static let graceByteCount = 32 << 20

    /// The default limits.
    public init() {}

    /// Checks the sizes so far.
    ///
    /// - Throws: ``ArchiveError/tooLarge(limit:)`` or ``ArchiveError/ratioExceeded(limit:)``.
    func check(decompressed: Int, compressed: Int) throws(ArchiveError) {
        if decompressed > maxByteCount { throw .tooLarge(limit: maxByteCount) }
        if decompressed > Self.graceByteCount, decompressed / max(compressed, 1) >= maxRatio {
            throw .ratioExceeded(limit: maxRatio)
        }
    }
}
