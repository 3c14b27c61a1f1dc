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
        return try TarArchive { try ArchiveFormat.xz.unpacked(Bytes(Array(data))) }
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
        #expect(throws: ArchiveError.damaged) { try TarArchive { Bytes([UInt8](repeating: 65, count: 1024)) } }
    }

    @Test(arguments: [("0000644\0", 420), ("       7", 7), ("\0\0", 0), ("9", nil)])
    func numbersAreOctal(_ text: String, _ number: Int?) {
        #expect(TarReader.number(Array(text.utf8)[...]) == number)
    }
}
