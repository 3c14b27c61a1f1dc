import ArchiveTestSupport
import Testing

@testable import Archives

struct ZipTests {
    private static let members = [
        Packer.Member("Takeout/Contacts/All.csv", people),
        Packer.Member("Takeout/plain.txt", "plain text", method: 0),
    ]

    @Test func listsAndUnpacksMembers() throws {
        let bytes = Packer.zip(Self.members)
        #expect(ArchiveFormat(bytes) == .zip)
        let archive = try ZipArchive(MemoryBytes(bytes))
        #expect(archive.members.map(\.path) == ["Takeout/Contacts/All.csv", "Takeout/plain.txt"])
        #expect(contents(try archive.content(of: archive.members[0])).bytes == people)
        #expect(contents(try archive.content(of: archive.members[1])).bytes == Array("plain text".utf8))
    }

    /// Content in pieces of any length is read back, an empty member too; nothing is written twice.
    @Test(arguments: [1, 7, 4096, 1 << 20])
    func whatIsWrittenIsReadBack(pieceLength: Int) throws {
        let members = [("a.csv", people), ("empty", []), ("Ordner/ü.txt", Array("plain text".utf8))]
        var bytes: [UInt8] = []
        var writer = try ZipWriter()
        for (path, content) in members {
            writer.begin(path, into: &bytes)
            for start in stride(from: 0, to: content.count, by: pieceLength) {
                try writer.write(content[start..<min(start + pieceLength, content.count)], into: &bytes)
            }
            writer.end(into: &bytes)
        }
        writer.finish(into: &bytes)
        #expect(bytes.count < people.count / 2)
        let archive = try ZipArchive(MemoryBytes(bytes))
        #expect(archive.members.map(\.path) == members.map(\.0))
        for (member, expected) in zip(archive.members, members) {
            let (content, error) = contents(try archive.content(of: member))
            #expect(content == expected.1 && error == nil)
        }
    }

    @Test func sizesMayStandInExtraFields() throws {
        let archive = try ZipArchive(MemoryBytes(Packer.zip(Self.members, isLarge: true)))
        #expect(archive.members.map(\.size) == [people.count, 10])
        #expect(contents(try archive.content(of: archive.members[0])).bytes == people)
        #expect(contents(try archive.content(of: archive.members[1])).bytes == Array("plain text".utf8))
    }

    @Test func aCommentMayFollow() throws {
        let archive = try ZipArchive(MemoryBytes(Packer.zip(Self.members, comment: "made on a rainy day PK")))
        #expect(archive.members.count == 2)
    }

    @Test func anArchiveWithoutDirectoryIsNamed() throws {
        let bytes = Packer.zip(Self.members)
        #expect(throws: ArchiveError.noDirectory) { try ZipArchive(MemoryBytes(Array(bytes[..<(bytes.count - 30)]))) }
    }

    @Test func aDirectoryThatLiesIsNamed() throws {
        var bytes = Packer.zip(Self.members)
        let end = bytes.count - 22
        bytes[end + 16] ^= 0x40
        #expect(throws: ArchiveError.damagedDirectory) { try ZipArchive(MemoryBytes(bytes)) }
    }

    @Test func membersThatShareTheirBytesAreRefused() throws {
        let content = String(repeating: "a,b\n", count: 300)
        var bytes = Packer.zip([Packer.Member("a.csv", content, method: 0), Packer.Member("b.csv", "x", method: 0)])
        // The second entry says that it is as the first.
        let entries = bytes.indices.filter { bytes[$0...].starts(with: [0x50, 0x4B, 1, 2]) }
        for field in [16..<28, 42..<46] {
            let first = Array(bytes[(entries[0] + field.lowerBound)..<(entries[0] + field.upperBound)])
            bytes.replaceSubrange((entries[1] + field.lowerBound)..<(entries[1] + field.upperBound), with: first)
        }
        #expect(throws: ArchiveError.damagedDirectory) { try ZipArchive(MemoryBytes(bytes)) }
    }

    @Test func otherMethodsAreNamed() throws {
        let bytes = Packer.zip(Self.members + [Packer.Member("x.csv", "BZh", method: 12)])
        let archive = try ZipArchive(MemoryBytes(bytes))
        #expect(archive.members.map(\.unsupportedReason) == [nil, nil, .unsupportedMethod(name: "the method bzip2")])
        #expect(throws: ArchiveError.unsupportedMethod(name: "the method bzip2")) {
            try archive.content(of: archive.members[2])
        }
    }

    @Test func aLockedMemberIsNamed() throws {
        var bytes = Packer.zip(Self.members)
        let directory = try #require(bytes.indices.first { bytes[$0...].starts(with: [0x50, 0x4B, 1, 2]) })
        bytes[directory + 8] |= 1
        #expect(try ZipArchive(MemoryBytes(bytes)).members[0].unsupportedReason == .encrypted)
    }

    @Test func aWrongCheckSumIsReportedAtTheEnd() throws {
        var bytes = Packer.zip(Self.members)
        let place = try #require(bytes.indices.first { bytes[$0...].starts(with: Array("plain text".utf8)) })
        bytes[place] = 0x50
        let archive = try ZipArchive(MemoryBytes(bytes))
        let (content, error) = contents(try archive.content(of: archive.members[1]))
        #expect(content == Array("Plain text".utf8))
        #expect(error == .damaged)
    }
}
