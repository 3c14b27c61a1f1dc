import Foundation
import Testing

@testable import Archives

struct TarTests {
    /// The same three files in the formats of POSIX 1988, GNU and pax, compressed by xz.
    private static let files = [
        "/Td6WFoAAATm1rRGAgAhARYAAAB0L+Wj4Cf/ANtdADoYSbfeg5w0pKx1etrMWtQoEpoe1hyTIYuBIZQf8jgwC/R74+7N9tS/HI/Nl+egf1BAeeEv"
            + "StOLsvM2I0FdK8H/MLb0/qJUl6drXXrxg+y4I2NGwRRlWAik6LCt+Te17nmI6Xi0qbIKFXiY55maBWQEaMLZb9mbhB1O8wl+OQOh8CLoKITL"
            + "hgpnwVRzCzQSNdv9yDt9T1Q86HMs/FkcpswgP8qiPJ7IOX9EfFdI2/fbHRfP1aqaLc23t5jT8Fc1NJqr7dBA90uf5KVVSVM7i+JjwTlDNCEr"
            + "IHCAAAAAv/j/hLAULdEAAfcBgFAAAEdMR3exxGf7AgAAAAAEWVo=",
        "/Td6WFoAAATm1rRGAgAhARYAAAB0L+Wj4Cf/AP1dADoYSbfeg5w0pKx1etrMWtQoEpoe1hyTIYuBIZQf8jgwC/R74+7N9tS/HI9wQllgTHeBvHj5"
            + "yL1lJ1+jf6YA0/F/3RZya6aMCPSffeX3laG//v9NBie/JbCQE4DP6ef9vC78m6+O+qG1l7Y5h9JFOpwHV/zSUcmUx4IBwReubVO5a7pqSRQj"
            + "MQW8TTsoesG6bqV+Shj+Di4WocNFjBmHinkn1Kf/kqo1nJxDuvTlj7eK4nxKVLstc7ceEPwgb3jTLvDgyggk5d1Wd/X2kcvcmcGIuwcqvrOg"
            + "l1B3Qh4BHynEIlMJgrsJ4iOwl47ioF/x4ph8eqaK3SUqri+pkgAAAAAAOjdgmyYAUtIAAZkCgFAAAL1YGQKxxGf7AgAAAAAEWVo=",
        "/Td6WFoAAATm1rRGAgAhARYAAAB0L+Wj4Cf/ARBdADoYSbfeg5w0pKx1etrMWtQoEpoe1hyTIYuBIZQf8jgwC/R74+7N9tS/HI/Nl+egf1BAeeEv"
            + "StOLsvM2I0FdK8H/MLb0/qJUl6drXXrxg+y4I2NGwRRlWAik6LCt+Te17nmI6Xi0qbIKFXiY55maBWQEaMLZb9mbhB1O8wl+OQOh8CLoKITL"
            + "hgpnwVISSzioE0dOtVIFfB/YFlDKJWvJ+lVfmHmus2shz+9b0X4lzXegfUARrOuOe0Vxwz4kvDQHbgxKepEqJDy9xTf/kPbZFuvSb+QaK/FL"
            + "K5YvWfUzoGSdWWHaDA7ipY4EhXN2CL/2mTi0Lxb7QureeJ5fT1sFpSgtvDL/LfvcvhZbGl4ZiIhwAPQrQUOuePwyAAGsAoBQAACjzq5WscRn"
            + "+wIAAAAABFla",
    ]

    private func archive(_ index: Int) throws -> TarArchive {
        let data = try #require(Data(base64Encoded: Self.files[index]))
        var spool: [UInt8] = []
        let archive = try TarArchive(unpacking: ArchiveFormat.xz.unpacked(Bytes(Array(data))), isWanted: { _ in true })
        {
            spool += $0
        }
        archive.keep(in: MemoryBytes(spool))
        return archive
    }

    private final class Bytes: ByteStream {
        private var rest: ArraySlice<UInt8>
        init(_ bytes: [UInt8]) { rest = bytes[...] }
        func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
            let count = min(buffer.count, rest.count)
            buffer.copyBytes(from: rest.prefix(count))
            rest = rest.dropFirst(count)
            return count
        }
    }

    private func content(_ stream: any ByteStream) throws -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = try buffer.withUnsafeMutableBytes { try stream.fill($0) }
        return Array(buffer[..<count])
    }

    @Test(arguments: files.indices)
    func membersHaveTheirPathsAndContents(_ index: Int) throws {
        let archive = try archive(index)
        #expect(archive.damage == nil)
        #expect(archive.members.map(\.size) == [39, 700, 22])
        #expect(archive.members[0].path == "takeout/contacts.csv")
        let length = index == 0 ? 20 : 120
        #expect(
            archive.members[2].path
                == "long/" + String(repeating: "é", count: 30) + String(repeating: "n", count: length) + ".vcf")
        let text = try content(try archive.content(of: archive.members[2]))
        #expect(String(decoding: text, as: UTF8.self) == "BEGIN:VCARD\nEND:VCARD\n")
        let table = try content(try archive.content(of: archive.members[0]))
        #expect(String(decoding: table, as: UTF8.self) == "Name,Phone\nRosalind Tamm,+442079460958\n")
    }

    @Test func whatIsNoHeaderIsRefused() {
        #expect(ArchiveFormat([UInt8](repeating: 0, count: 512)) == nil)
        #expect(ArchiveFormat(Array("Name,Phone\n".utf8)) == nil)
        #expect(throws: ArchiveError.damaged) {
            try TarArchive(MemoryBytes([UInt8](repeating: 65, count: 1024)), isWanted: { _ in true })
        }
    }

    @Test(arguments: [("0000644\0", 420), ("       7", 7), ("\0\0", 0), ("9", nil)])
    func numbersAreOctal(_ text: String, _ number: Int?) {
        #expect(TarReader.number(Array(text.utf8)[...]) == number)
    }

    /// The bytes of a tar file with some members.
    static func tar(_ members: [(path: String, content: [UInt8])]) -> [UInt8] {
        members.flatMap { path, content in
            var header = [UInt8](repeating: 0, count: 512)
            func put(_ text: String, at offset: Int) {
                header.replaceSubrange(offset..<(offset + text.utf8.count), with: text.utf8)
            }
            put(path, at: 0)
            put("0000644\0", at: 100)
            let size = String(content.count, radix: 8)
            put(String(repeating: "0", count: 11 - size.count) + size, at: 124)
            put("        ", at: 148)
            put("0", at: 156)
            let sum = String(header.reduce(0) { $0 + Int($1) }, radix: 8)
            put(String(repeating: "0", count: 6 - sum.count) + sum + "\0 ", at: 148)
            return header + content + [UInt8](repeating: 0, count: (512 - content.count % 512) % 512)
        } + [UInt8](repeating: 0, count: 1024)
    }

    /// Counts the bytes that are read of a file.
    private final class CountedBytes: RandomAccessBytes {
        private let bytes: MemoryBytes
        private(set) var readCount = 0
        init(_ bytes: [UInt8]) { self.bytes = MemoryBytes(bytes) }
        var count: Int { bytes.count }
        func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) -> Int {
            let count = bytes.read(into: buffer, at: offset)
            readCount += count
            return count
        }
    }

    /// The cost of reading all members is in proportion to the archive, and not to the square of their number.
    @Test func everyByteOfAPlainArchiveIsReadAboutOnce() throws {
        let files = (0..<200).map { (path: "\($0).csv", content: [UInt8](repeating: 65, count: 2000)) }
        let bytes = CountedBytes(Self.tar(files))
        let archive = try TarArchive(bytes, isWanted: { _ in true })
        for member in archive.members { #expect(contents(try archive.content(of: member)).bytes.count == 2000) }
        #expect(archive.members.count == 200)
        #expect(bytes.readCount < 2 * bytes.count)
    }

    @Test func onlyWhatIsWantedIsKeptUpToTheLimit() throws {
        let names = ["a.csv", "photo.jpg", "b.csv", "c.csv", "d.txt"]
        let bytes = Self.tar(names.map { ($0, Array($0.utf8)) })
        var limits = ExpansionLimits()
        limits.maxMemberCount = 2
        var spool: [UInt8] = []
        let archive = try TarArchive(
            unpacking: MemoryBytes(bytes).stream, limits: limits, isWanted: { $0.hasSuffix(".csv") }
        ) { spool += $0 }
        archive.keep(in: MemoryBytes(spool))
        #expect(spool == Array("a.csvb.csv".utf8))
        #expect(archive.members.map(\.path) == ["a.csv", "b.csv"])
        #expect(archive.otherPaths == ["photo.jpg", "d.txt"])
        #expect(archive.surplusPaths == ["c.csv"])
        #expect(contents(try archive.content(of: archive.members[1])).bytes == Array("b.csv".utf8))
    }

    @Test(arguments: [true, false])
    func whatIsCutOffIsReadUpToThere(_ isPacked: Bool) throws {
        let whole = Self.tar([("a.csv", Array("whole".utf8)), ("b.csv", [UInt8](repeating: 66, count: 900))])
        let cut = Array(whole[..<(512 * 3 + 300)])
        var spool: [UInt8] = []
        let archive =
            isPacked
            ? try TarArchive(unpacking: MemoryBytes(cut).stream, isWanted: { _ in true }) { spool += $0 }
            : try TarArchive(MemoryBytes(cut), isWanted: { _ in true })
        if isPacked { archive.keep(in: MemoryBytes(spool)) }
        #expect(archive.damage == .truncated)
        #expect(contents(try archive.content(of: archive.members[0])).bytes == Array("whole".utf8))
        let (bytes, error) = contents(try archive.content(of: archive.members[1]))
        #expect(bytes == [UInt8](repeating: 66, count: 300))
        #expect(error == .truncated)
    }
}
