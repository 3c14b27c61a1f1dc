/// Reads the directory of a ZIP file.
///
/// See [PKWARE's APPNOTE](https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT), sections 4.3 and 4.5.3.
struct ZipDirectory {
    private let file: any RandomAccessBytes
    private(set) var members: [ZipMember] = []

    private static let mostMembers = 1 << 20
    private static let mostBytes = 256 << 20

    init(_ file: any RandomAccessBytes) throws {
        self.file = file
        let place = try findEnd()
        guard place.count <= Self.mostMembers, place.size <= Self.mostBytes,
            place.offset >= 0, place.offset <= file.count
        else { throw ArchiveError.damagedDirectory }
        let bytes = try file.bytes(at: place.offset, count: place.size)
        var index = 0
        while members.count < place.count {
            guard let (member, length) = Self.member(bytes, index) else { throw ArchiveError.damagedDirectory }
            members.append(member)
            index += length
        }
        try checkRoom()
    }

    /// Members stand beside each other in a good file. Where many share their bytes, a small file could unpack to any size.
    private func checkRoom() throws {
        var room = file.count
        for member in members {
            guard member.packedSize <= room else { throw ArchiveError.damagedDirectory }
            room -= member.packedSize
        }
    }

    /// Where the directory is.
    private struct Place {
        var offset: Int
        var size: Int
        var count: Int
    }

    /// Finds the record at the end of the file, which a comment of up to 64 KiB may follow.
    private func findEnd() throws -> Place {
        let length = min(file.count, 22 + 0xFFFF)
        let start = file.count - length
        let tail = try file.bytes(at: start, count: length)
        var index = tail.count - 22
        while index >= 0 {
            if tail.number32(index) == 0x0605_4B50, index + 22 + tail.number16(index + 20) <= tail.count {
                return try place(Array(tail[index...]), at: start + index)
            }
            index -= 1
        }
        throw ArchiveError.noDirectory
    }

    private func place(_ record: [UInt8], at offset: Int) throws -> Place {
        var place = Place(offset: record.number32(16), size: record.number32(12), count: record.number16(10))
        let isLarge = place.offset == 0xFFFF_FFFF || place.size == 0xFFFF_FFFF || place.count == 0xFFFF
        if isLarge, let large = try largePlace(before: offset) {
            place = large
        } else if record.number16(4) != 0 || record.number16(6) != 0 {
            throw ArchiveError.severalParts
        }
        return place
    }

    /// The record of files beyond 4 GiB or 65,535 members, to which a locator right before the last record points.
    private func largePlace(before offset: Int) throws -> Place? {
        let locator = try file.bytes(at: offset - 20, count: 20)
        guard locator.number32(0) == 0x0706_4B50 else { return nil }
        guard locator.number32(16) <= 1 else { throw ArchiveError.severalParts }
        let record = try file.bytes(at: locator.number64(8), count: 56)
        guard record.number32(0) == 0x0606_4B50 else { throw ArchiveError.damagedDirectory }
        return Place(offset: record.number64(48), size: record.number64(40), count: record.number64(32))
    }

    /// The entry at a place, and its length.
    private static func member(_ bytes: [UInt8], _ start: Int) -> (ZipMember, Int)? {
        guard start + 46 <= bytes.count, bytes.number32(start) == 0x0201_4B50 else { return nil }
        let nameEnd = start + 46 + bytes.number16(start + 28)
        let extraEnd = nameEnd + bytes.number16(start + 30)
        let length = 46 + bytes.number16(start + 28) + bytes.number16(start + 30) + bytes.number16(start + 32)
        guard start + length <= bytes.count else { return nil }
        var member = ZipMember(
            path: String(decoding: bytes[(start + 46)..<nameEnd], as: UTF8.self), method: bytes.number16(start + 10),
            isEncrypted: bytes.number16(start + 8) & 1 != 0, checksum: UInt32(bytes.number32(start + 16)),
            packedSize: bytes.number32(start + 20), size: bytes.number32(start + 24),
            headerOffset: bytes.number32(start + 42))
        widen(&member, bytes, nameEnd, extraEnd)
        return (member, length)
    }

    /// Takes sizes beyond 4 GiB from the entry's extra fields.
    private static func widen(_ member: inout ZipMember, _ bytes: [UInt8], _ start: Int, _ end: Int) {
        var index = start
        while index + 4 <= end {
            let next = index + 4 + bytes.number16(index + 2)
            if bytes.number16(index) == 1 {
                var place = index + 4
                for path in [\ZipMember.size, \ZipMember.packedSize, \ZipMember.headerOffset]
                where member[keyPath: path] == 0xFFFF_FFFF && place + 8 <= min(next, end) {
                    member[keyPath: path] = bytes.number64(place)
                    place += 8
                }
            }
            index = next
        }
    }
}
