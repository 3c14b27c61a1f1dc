/// The central directory of a ZIP file.
///
/// See [PKWARE's APPNOTE](https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT), sections 4.3 and 4.5.3.
struct ZipDirectory {
    private let file: any RandomAccessBytes
    private(set) var members: [ZipMember] = []

    private static let maxMemberCount = 1 << 20
    private static let maxByteCount = 128 << 20

    init(_ file: any RandomAccessBytes) throws {
        self.file = file
        let location = try findEnd()
        guard location.count <= Self.maxMemberCount, location.size <= Self.maxByteCount,
            location.offset >= 0, location.offset <= file.count
        else { throw ArchiveError.damagedDirectory }
        let bytes = try file.bytes(at: location.offset, count: location.size)
        var index = 0
        while members.count < location.count {
            guard let (member, length) = Self.member(bytes, index) else { throw ArchiveError.damagedDirectory }
            members.append(member)
            index += length
        }
        try checkOverlap()
    }

    /// Checks that members do not share bytes, as they do in a decompression bomb of overlapping files.
    private func checkOverlap() throws {
        var remaining = file.count
        for member in members {
            guard member.compressedSize <= remaining else { throw ArchiveError.damagedDirectory }
            remaining -= member.compressedSize
        }
    }

    /// The location of the directory in the file.
    private struct Location {
        var offset: Int
        var size: Int
        var count: Int
    }

    /// Finds the record at the end of the file, which a comment of up to 64 KiB may follow.
    private func findEnd() throws -> Location {
        let length = min(file.count, 22 + 0xFFFF)
        let start = file.count - length
        let tail = try file.bytes(at: start, count: length)
        var index = tail.count - 22
        while index >= 0 {
            if tail.uint32(at: index) == 0x0605_4B50, index + 22 + tail.uint16(at: index + 20) <= tail.count {
                return try location(Array(tail[index...]), at: start + index)
            }
            index -= 1
        }
        throw ArchiveError.noDirectory
    }

    private func location(_ record: [UInt8], at offset: Int) throws -> Location {
        var location = Location(
            offset: record.uint32(at: 16), size: record.uint32(at: 12), count: record.uint16(at: 10))
        let isZip64 = location.offset == 0xFFFF_FFFF || location.size == 0xFFFF_FFFF || location.count == 0xFFFF
        if isZip64, let zip64 = try zip64Location(before: offset) {
            location = zip64
        } else if record.uint16(at: 4) != 0 || record.uint16(at: 6) != 0 {
            throw ArchiveError.splitArchive
        }
        return location
    }

    /// The ZIP64 record of files beyond 4 GiB or 65,535 members, to which a locator right before the last record points.
    private func zip64Location(before offset: Int) throws -> Location? {
        let locator = try file.bytes(at: offset - 20, count: 20)
        guard locator.uint32(at: 0) == 0x0706_4B50 else { return nil }
        guard locator.uint32(at: 16) <= 1 else { throw ArchiveError.splitArchive }
        let record = try file.bytes(at: locator.uint64(at: 8), count: 56)
        guard record.uint32(at: 0) == 0x0606_4B50 else { throw ArchiveError.damagedDirectory }
        return Location(offset: record.uint64(at: 48), size: record.uint64(at: 40), count: record.uint64(at: 32))
    }

    /// The entry at an offset, and its length in bytes.
    private static func member(_ bytes: [UInt8], _ start: Int) -> (ZipMember, Int)? {
        guard start + 46 <= bytes.count, bytes.uint32(at: start) == 0x0201_4B50 else { return nil }
        let nameEnd = start + 46 + bytes.uint16(at: start + 28)
        let extraEnd = nameEnd + bytes.uint16(at: start + 30)
        let length = 46 + bytes.uint16(at: start + 28) + bytes.uint16(at: start + 30) + bytes.uint16(at: start + 32)
        guard start + length <= bytes.count else { return nil }
        var member = ZipMember(
            path: String(decoding: bytes[(start + 46)..<nameEnd], as: UTF8.self), method: bytes.uint16(at: start + 10),
            isEncrypted: bytes.uint16(at: start + 8) & 1 != 0, checksum: UInt32(bytes.uint32(at: start + 16)),
            compressedSize: bytes.uint32(at: start + 20), size: bytes.uint32(at: start + 24),
            headerOffset: bytes.uint32(at: start + 42))
        readZip64Sizes(&member, bytes, nameEnd, extraEnd)
        return (member, length)
    }

    /// Reads sizes beyond 4 GiB from the entry's extra fields.
    private static func readZip64Sizes(_ member: inout ZipMember, _ bytes: [UInt8], _ start: Int, _ end: Int) {
        var index = start
        while index + 4 <= end {
            let next = index + 4 + bytes.uint16(at: index + 2)
            if bytes.uint16(at: index) == 1 {
                var offset = index + 4
                for path in [\ZipMember.size, \ZipMember.compressedSize, \ZipMember.headerOffset]
                where member[keyPath: path] == 0xFFFF_FFFF && offset + 8 <= min(next, end) {
                    member[keyPath: path] = bytes.uint64(at: offset)
                    offset += 8
                }
            }
            index = next
        }
    }
}
