import ArchiveTestSupport
import Archives
import Testing

/// The examples of the documentation, compiled and run.
struct DocumentedExamplesTests {
    @Test func membersOfAnArchive() throws {
        let file = MemoryBytes(Packer.zip([Packer.Member("a.csv", "Name,Phone\n"), Packer.Member("folder/", "")]))
        var contents: [String] = []
        try withUnsafeTemporaryAllocation(byteCount: 100, alignment: 1) { buffer in
            let archive = try ZipArchive(file)
            for member in archive.members where !member.isDirectory {
                let content = try archive.content(of: member)
                let count = try content.read(into: buffer)
                contents.append(String(decoding: buffer[..<count], as: UTF8.self))
            }
        }
        #expect(contents == ["Name,Phone\n"])
    }

    @Test func aGzipFile() throws {
        let file = MemoryBytes(Packer.gzip(Array("Name,Phone\n".utf8)))
        let format = try #require(ArchiveFormat(try file.bytes(4)))
        #expect(format == .gzip)
        try withUnsafeTemporaryAllocation(byteCount: 100, alignment: 1) { buffer in
            let content = try format.unpacked(ByteSection(file, 0..<file.count))
            let count = try content.read(into: buffer)
            #expect(String(decoding: buffer[..<count], as: UTF8.self) == "Name,Phone\n")
        }
    }
}

extension MemoryBytes {
    /// The first bytes.
    fileprivate func bytes(_ length: Int) throws -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: length)
        let count = bytes.withUnsafeMutableBytes { read(into: $0, at: 0) }
        return Array(bytes[..<count])
    }
}
