/// A ZIP file: its members, and their content as streams.
///
/// ```swift
/// let archive = try ZipArchive(file)
/// for member in archive.members where !member.isDirectory {
///     let content = try archive.content(of: member)
/// }
/// ```
public final class ZipArchive {
    private let file: any RandomAccessBytes
    private let total = ExpansionTotal()
    /// The members, in the order of the central directory.
    public let members: [ZipMember]

    /// Reads the central directory of a ZIP file.
    ///
    /// - Parameter file: the bytes of the file, which are read again for the content of members.
    /// - Throws: ``ArchiveError`` if the directory is missing or damaged, or members share bytes; and what reading the file
    ///   throws.
    /// - Complexity: O(*n*) in the number of members.
    public init(_ file: any RandomAccessBytes) throws {
        self.file = file
        members = try ZipDirectory(file).members
    }

    /// The size of the file, in bytes.
    public var byteCount: Int { file.count }

    /// The content of a member, decompressed as it is read. The unpacked sizes of all members together are limited like
    /// that of one file. The size and checksum of the content are verified at its end.
    ///
    /// - Parameters:
    ///   - member: one of ``members``.
    ///   - limits: the limits on the size of the content.
    /// - Returns: the content. Reading it throws ``ArchiveError`` where the data is damaged, cut off or beyond the limits.
    /// - Throws: ``ZipMember/unsupportedReason``, or ``ArchiveError/damagedDirectory`` if the member is not where the
    ///   directory says; and what reading the file throws.
    public func content(of member: ZipMember, limits: ExpansionLimits = ExpansionLimits()) throws -> any ByteStream {
        if let reason = member.unsupportedReason { throw reason }
        let header = try file.bytes(at: member.headerOffset, count: 30)
        guard header.uint32(at: 0) == 0x0403_4B50 else { throw ArchiveError.damagedDirectory }
        let start = member.headerOffset + 30 + header.uint16(at: 26) + header.uint16(at: 28)
        guard start <= file.count else { throw ArchiveError.damagedDirectory }
        let (end, overflow) = start.addingReportingOverflow(member.compressedSize)
        let compressed = ByteSection(file, start..<(overflow ? file.count : min(end, file.count)))
        let content: any ByteStream =
            member.method == 0 ? compressed : try InflatedStream(compressed, container: .none, limits: limits)
        let part = ExpansionTotal.Part(total, key: member.headerOffset, fileByteCount: file.count)
        return CheckedStream(content, size: member.size, checksum: member.checksum, limits: limits, part: part)
    }
}
