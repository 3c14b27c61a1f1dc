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
    /// The members, in the order of the directory.
    public let members: [ZipMember]

    /// Reads the directory of a ZIP file.
    ///
    /// - Throws: ``ArchiveError``, and what reading the file throws.
    public init(_ file: any RandomAccessBytes) throws {
        self.file = file
        members = try ZipDirectory(file).members
    }

    /// The content of a member, unpacked as it is read.
    ///
    /// - Throws: ``ArchiveError`` if the member cannot be read at all; trouble further on is thrown by the stream.
    public func content(of member: ZipMember, limits: ExpansionLimits = ExpansionLimits()) throws -> any ByteStream {
        if let obstacle = member.unsupportedReason { throw obstacle }
        let header = try file.bytes(at: member.headerOffset, count: 30)
        guard header.number32(0) == 0x0403_4B50 else { throw ArchiveError.damagedDirectory }
        let start = member.headerOffset + 30 + header.number16(26) + header.number16(28)
        guard start <= file.count else { throw ArchiveError.damagedDirectory }
        let (end, overflow) = start.addingReportingOverflow(member.compressedSize)
        let packed = ByteSection(file, start..<(overflow ? file.count : min(end, file.count)))
        let content: any ByteStream =
            member.method == 0 ? packed : try InflatedStream(packed, wrapping: .none, limits: limits)
        return CheckedStream(content, size: member.size, checksum: member.checksum, limits: limits)
    }
}

/// A stream that must have a size and a check sum.
final class CheckedStream: ByteStream {
    private let content: any ByteStream
    private let size: Int
    private let expected: UInt32
    private let limits: ExpansionLimits
    private var checksum = Checksum()
    private var count = 0

    init(_ content: any ByteStream, size: Int, checksum: UInt32, limits: ExpansionLimits) {
        self.content = content
        self.size = size
        expected = checksum
        self.limits = limits
    }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        let length = try content.read(into: buffer)
        checksum.add(UnsafeRawBufferPointer(rebasing: buffer[..<length]))
        count += length
        if count > limits.maxByteCount { throw ArchiveError.tooLarge(limit: limits.maxByteCount) }
        if length == 0 {
            if count < size { throw ArchiveError.truncated }
            if count > size || checksum.value != expected { throw ArchiveError.damaged }
        }
        return length
    }
}
