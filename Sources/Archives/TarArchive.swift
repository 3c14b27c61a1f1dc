/// A tar file: its members, and their content as streams.
///
/// The formats of POSIX ([pax](https://pubs.opengroup.org/onlinepubs/9699919799/utilities/pax.html)) and GNU are read. A tar file
/// has no directory: its headers are found by reading it once, and the content of a member by reading up to it.
public final class TarArchive {
    /// A file inside a tar file.
    public struct Member: Sendable, Hashable {
        /// The path inside the archive. It comes from the archive and must not be used as a path of the file system.
        public var path: String
        /// The offset of the content, in bytes.
        var offset: Int
        /// The size of the content, in bytes.
        public var size: Int
    }

    private let makeStream: () throws -> any ByteStream
    /// The files, in their order.
    public let members: [Member]
    /// What keeps the archive from being read to its end; the members before are known.
    public let damage: ArchiveError?

    /// Reads the headers of a tar file.
    ///
    /// - Parameter makeStream: gives the bytes of the file from their start; is called again for the content of members.
    /// - Throws: what reading the bytes throws, but for damage behind the first member.
    /// - Complexity: O(*n*) in the bytes.
    public init(_ makeStream: @escaping () throws -> any ByteStream) throws {
        self.makeStream = makeStream
        var reader = TarReader(try makeStream())
        var members: [Member] = []
        var damage: ArchiveError?
        do {
            while members.count < Self.maxMemberCount, let member = try reader.next() { members.append(member) }
        } catch let error as ArchiveError where error.leavesGoodBytes && !members.isEmpty {
            damage = error
        }
        self.members = members
        self.damage = damage
    }

    /// More files than any archive of contacts has.
    private static let maxMemberCount = 1_000_000

    /// The content of a member.
    ///
    /// - Parameter member: one of ``members``.
    /// - Throws: what reading up to it throws.
    /// - Complexity: O(*n*) in the bytes before it.
    public func content(of member: Member) throws -> any ByteStream {
        let stream = try makeStream()
        try TarReader.skip(member.offset, in: stream)
        return LimitedStream(stream, count: member.size)
    }
}

/// The first bytes of a stream, which must be there.
private final class LimitedStream: ByteStream {
    private let stream: any ByteStream
    private var left: Int

    init(_ stream: any ByteStream, count: Int) {
        self.stream = stream
        left = count
    }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        guard left > 0 else { return 0 }
        let count = try stream.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<min(buffer.count, left)]))
        guard count > 0 else { throw ArchiveError.truncated }
        left -= count
        return count
    }
}
