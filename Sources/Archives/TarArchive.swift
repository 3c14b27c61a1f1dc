/// A tar file: its members, and their content as streams.
///
/// The formats of POSIX ([pax](https://pubs.opengroup.org/onlinepubs/9699919799/utilities/pax.html)) and GNU are read. A tar file
/// has no directory: its headers are found by reading it once. Members of a plain file are read where they stand; of a compressed
/// one, those that are wanted are written to a file of the caller's in the same pass.
public final class TarArchive {
    /// A file inside a tar file.
    public struct Member: Sendable, Hashable {
        /// The path inside the archive. It comes from the archive and must not be used as a path of the file system.
        public var path: String
        /// The offset of the content, in bytes: in the tar file, or in the file of what was wanted.
        var offset: Int
        /// The size of the content, in bytes.
        public var size: Int
        /// The number of bytes of the content that are there; the rest is cut off.
        var availableSize: Int
    }

    /// The files that are wanted, in their order.
    public private(set) var members: [Member] = []
    /// The paths of files that are not wanted.
    public private(set) var otherPaths: [String] = []
    /// The paths of wanted files beyond the limit.
    public private(set) var surplusPaths: [String] = []
    /// The number of files whose paths are in neither list, because these would take too much memory.
    public private(set) var unnamedCount = 0
    /// The number of bytes of the paths in both lists.
    private var pathLength = 0
    /// The error that ends the archive early; the members before it are known.
    public private(set) var damage: ArchiveError?
    /// The bytes that the offsets of members are of.
    private var file: (any RandomAccessBytes)?

    /// The greatest number of bytes of the paths that are kept of files that are not read.
    private static let maxPathLength = 16 << 20

    /// Reads the headers of a tar file that is not compressed.
    ///
    /// - Parameters:
    ///   - file: the bytes of the file, which are read again for the content of members.
    ///   - limits: the limit on the number of members.
    ///   - isWanted: tells by the path whether the content of a member will be read.
    /// - Throws: the errors of reading the bytes, but for damage behind the first member.
    /// - Complexity: O(*n*) in the number of members.
    public init(
        _ file: any RandomAccessBytes, limits: ExpansionLimits = ExpansionLimits(), isWanted: (String) -> Bool
    ) throws {
        self.file = file
        let stream = ByteSection(file, 0..<file.count)
        try read(TarReader(stream), limits, isWanted) { reader, entry in
            try reader.skipContent(of: entry)
            return entry.offset
        }
    }

    /// Reads a compressed tar file once, and writes the members that are wanted one behind the other.
    ///
    /// - Parameters:
    ///   - stream: the bytes of the tar file.
    ///   - limits: the limit on the number of members.
    ///   - isWanted: tells by the path whether the content of a member will be read.
    ///   - write: takes the content of those members, in pieces. ``keep(in:)`` then gives the bytes back.
    /// - Throws: the errors of reading the bytes and of `write`, but for damage behind the first member.
    /// - Complexity: O(*n*) in the bytes.
    public init(
        unpacking stream: any ByteStream, limits: ExpansionLimits = ExpansionLimits(), isWanted: (String) -> Bool,
        write: (UnsafeRawBufferPointer) throws -> Void
    ) throws {
        var written = 0
        try read(TarReader(stream), limits, isWanted) { reader, entry in
            let start = written
            try reader.copyContent(of: entry) { bytes in
                try write(bytes)
                written += bytes.count
            }
            return start
        }
    }

    /// Takes the bytes that were written.
    public func keep(in file: any RandomAccessBytes) { self.file = file }

    /// - Parameter place: passes over the content of a member that is wanted, and gives the offset where it is found again.
    private func read(
        _ start: TarReader, _ limits: ExpansionLimits, _ isWanted: (String) -> Bool,
        _ place: (inout TarReader, TarReader.Entry) throws -> Int
    ) throws {
        var reader = start
        do {
            while let entry = try reader.next() {
                guard isWanted(entry.path) else {
                    note(entry.path, in: \.otherPaths)
                    try reader.skipContent(of: entry)
                    continue
                }
                guard members.count < limits.maxMemberCount else {
                    note(entry.path, in: \.surplusPaths)
                    try reader.skipContent(of: entry)
                    continue
                }
                members.append(Member(path: entry.path, offset: 0, size: entry.size, availableSize: entry.size))
                let index = members.count - 1
                do {
                    members[index].offset = try place(&reader, entry)
                } catch let error as ArchiveError where error.leavesGoodBytes {
                    // The readable part of the last member begins at the end of the members before it.
                    let end = members.dropLast().last.map { $0.offset + $0.size } ?? 0
                    members[index].offset = reader.isCopying ? end : entry.offset
                    members[index].availableSize = reader.contentRead
                    throw error
                }
            }
        } catch let error as ArchiveError where error.leavesGoodBytes && members.count + otherPaths.count > 0 {
            damage = error
        }
    }

    private func note(_ path: String, in list: ReferenceWritableKeyPath<TarArchive, [String]>) {
        pathLength += path.utf8.count
        if pathLength <= Self.maxPathLength { self[keyPath: list].append(path) } else { unnamedCount += 1 }
    }

    /// The content of a member.
    ///
    /// - Parameter member: one of ``members``.
    /// - Throws: ``ArchiveError/damaged`` before ``keep(in:)``.
    public func content(of member: Member) throws -> any ByteStream {
        guard let file else { throw ArchiveError.damaged }
        let section = ByteSection(file, member.offset..<(member.offset + member.availableSize))
        return LimitedStream(section, count: member.size, damage: damage)
    }
}

/// The first bytes of a stream, which must be there.
private final class LimitedStream: ByteStream {
    private let stream: any ByteStream
    private var left: Int
    private let damage: ArchiveError?

    init(_ stream: any ByteStream, count: Int, damage: ArchiveError?) {
        self.stream = stream
        left = count
        self.damage = damage
    }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        guard left > 0 else { return 0 }
        let count = try stream.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<min(buffer.count, left)]))
        guard count > 0 else { throw damage ?? ArchiveError.truncated }
        left -= count
        return count
    }
}
