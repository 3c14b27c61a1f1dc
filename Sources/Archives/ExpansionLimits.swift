/// Limits on what packed or converted content may become, against files that are built to fill a disk or memory.
///
/// They are the same for every container: compressed files, archives, workbooks, JSON and LDIF.
public struct ExpansionLimits: Sendable, Hashable {
    /// The maximum size of the content, in bytes.
    public var maxByteCount = 64 << 30
    /// The maximum ratio of the content's size to its compressed size. Contacts expand 3 to 20 times, one line repeated a
    /// thousand times.
    public var maxRatio = 200
    /// The maximum number of files of an archive that are read.
    public var maxMemberCount = 10_000
    /// The maximum size of one temporary file: the table that a workbook, JSON or LDIF becomes, the contact files of a
    /// compressed tar file, or what a pipe gives, in bytes.
    public var maxTemporaryByteCount = 16 << 30
    /// The maximum length of a row or record of a converted file, in bytes.
    public var maxRecordLength = 8 << 20
    /// The maximum number of columns of a converted file.
    public var maxColumnCount = 4096
    /// The maximum number of values of a record of JSON or LDIF.
    public var maxValueCount = 10_000

    /// The ratio is checked only once this many bytes are decompressed or written.
    package static let graceByteCount = 8 << 20

    /// The default limits.
    public init() {}

    /// Checks the sizes so far.
    ///
    /// - Throws: ``ArchiveError/tooLarge(limit:)`` or ``ArchiveError/ratioExceeded(limit:)``.
    func check(decompressed: Int, compressed: Int) throws(ArchiveError) {
        if decompressed > maxByteCount { throw .tooLarge(limit: maxByteCount) }
        if exceedsRatio(decompressed, of: compressed) { throw .ratioExceeded(limit: maxRatio) }
    }

    /// Returns `true` if content is too large for its compressed size.
    package func exceedsRatio(_ byteCount: Int, of compressed: Int) -> Bool {
        byteCount > Self.graceByteCount && byteCount / max(compressed, 1) >= maxRatio
    }
}
