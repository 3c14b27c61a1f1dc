internal import CZlib

/// Writes a ZIP file member by member, [APPNOTE](https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT), as a stream: a member's
/// length and checksum stand behind its content, so that nothing is kept in memory and nothing is written twice.
///
/// ```swift
/// var zip = try ZipWriter()
/// var bytes: [UInt8] = []
/// zip.begin("a.txt", into: &bytes)
/// try zip.write(content[...], into: &bytes)
/// zip.end(into: &bytes)
/// zip.finish(into: &bytes)
/// ```
///
/// Members are compressed and bear no date, so that the same content is the same file. A file of 4 GiB or more is refused: it would
/// need fields that not every program reads.
public struct ZipWriter: ~Copyable {
    /// A member as the directory names it.
    private struct Entry {
        let path: [UInt8]
        let offset: Int
        var checksum = crc32_z(0, nil, 0)
        var compressed = 0
        var count = 0
    }

    private let deflater: Deflater
    private var entries: [Entry] = []
    /// The number of bytes that were written.
    private var position = 0

    /// The length of a file, and of what is in it, that is refused.
    private static let limit = 1 << 32
    /// Sizes and checksum follow the content (bit 3), and names are UTF-8 (bit 11).
    private static let flags = 1 << 3 | 1 << 11
    /// The first day that a ZIP file can name, 1980-01-01.
    private static let date = 1 << 5 | 1
    private static let version = 20

    /// A file without members.
    ///
    /// - Throws: ``ArchiveError/damaged`` if there is no memory to compress.
    public init() throws(ArchiveError) { deflater = try Deflater() }

    /// Begins a member.
    public mutating func begin(_ path: String, into output: inout [UInt8]) {
        let entry = Entry(path: Array(path.utf8), offset: position)
        entries.append(entry)
        append(into: &output) { output, _ in
            output.append(0x0403_4B50, length: 4)
            Self.appendHead(of: entry, hasSizes: false, to: &output)
            output.append(contentsOf: entry.path)
        }
    }

    /// Writes the next bytes of the member that was begun.
    ///
    /// - Throws: ``ArchiveError/tooLarge(limit:)`` if the file or the member would have 4 GiB.
    public mutating func write(_ bytes: ArraySlice<UInt8>, into output: inout [UInt8]) throws(ArchiveError) {
        guard let last = entries.indices.last else { return }
        entries[last].checksum = bytes.withUnsafeBufferPointer {
            crc32_z(entries[last].checksum, $0.baseAddress, $0.count)
        }
        entries[last].count += bytes.count
        let before = position
        append(into: &output) { output, deflater in deflater.write(bytes, into: &output) }
        entries[last].compressed += position - before
        guard entries[last].count < Self.limit, position < Self.limit - (1 << 20) else {
            throw .tooLarge(limit: Self.limit - 1)
        }
    }

    /// Ends the member that was begun.
    public mutating func end(into output: inout [UInt8]) {
        guard let last = entries.indices.last else { return }
        let before = position
        append(into: &output) { output, deflater in deflater.finish(into: &output) }
        entries[last].compressed += position - before
        let entry = entries[last]
        append(into: &output) { output, _ in
            output.append(0x0807_4B50, length: 4)
            Self.appendSizes(of: entry, to: &output)
        }
    }

    /// Writes the directory, which ends the file.
    public mutating func finish(into output: inout [UInt8]) {
        let (start, entries) = (position, entries)
        append(into: &output) { output, _ in
            for entry in entries {
                output.append(0x0201_4B50, length: 4)
                output.append(Self.version, length: 2)
                Self.appendHead(of: entry, hasSizes: true, to: &output)
                // No comment, first disk, no attributes.
                output.append(0, length: 10)
                output.append(entry.offset, length: 4)
                output.append(contentsOf: entry.path)
            }
        }
        let length = position - start
        append(into: &output) { output, _ in
            output.append(0x0605_4B50, length: 4)
            output.append(0, length: 4)
            output.append(entries.count, length: 2)
            output.append(entries.count, length: 2)
            output.append(length, length: 4)
            output.append(start, length: 4)
            output.append(0, length: 2)
        }
    }

    /// Appends bytes, and knows how many.
    private mutating func append(into output: inout [UInt8], _ body: (inout [UInt8], Deflater) -> Void) {
        let before = output.count
        body(&output, deflater)
        position += output.count - before
    }

    /// Appends what the head of a member and its entry in the directory have in common.
    private static func appendHead(of entry: Entry, hasSizes: Bool, to output: inout [UInt8]) {
        let deflated = 8
        output.append(version, length: 2)
        output.append(flags, length: 2)
        output.append(deflated, length: 2)
        output.append(0, length: 2)
        output.append(date, length: 2)
        if hasSizes { appendSizes(of: entry, to: &output) } else { output.append(0, length: 12) }
        output.append(entry.path.count, length: 2)
        output.append(0, length: 2)
    }

    private static func appendSizes(of entry: Entry, to output: inout [UInt8]) {
        output.append(Int(entry.checksum), length: 4)
        output.append(entry.compressed, length: 4)
        output.append(entry.count, length: 4)
    }
}
