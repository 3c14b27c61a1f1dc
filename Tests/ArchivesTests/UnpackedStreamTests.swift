import Foundation
import Testing

@testable import Archives

struct UnpackedStreamTests {
    private static let text = "Name,Phone\nRosalind Tamm,+442079460958\n"
    /// The text as bzip2, as two bzip2 streams, as xz and as Zstandard.
    private static let files: [(format: ArchiveFormat, base64: String)] = [
        (
            .bzip2,
            "QlpoOTFBWSZTWVWAJ6YAAAlfgAAQQAxX4AABVAAmZ4gAIAAxQAABkyCKbQmA0AMkcY/4uE5BEgGdCGklElsmFsnxagNEQfC7kinChIKsAT0w"
        ),
        (
            .bzip2,
            "QlpoOTFBWSZTWcHFe8AAAAFXAAAQAAQAAUAAIkOgACIAYEAMOirwnwkxdyRThQkMHFe8AEJaaDkxQVkmU1mwiBvyAAAIW4AAEEAMV+AUACQn"
                + "iAAgACIgAwmgyFGjIGjTI0Fa9wQhlAkRpI0fbN5Ysz/F3JFOFCQsIgb8gA=="
        ),
        (
            .xz,
            "/Td6WFoAAATm1rRGAgAhARYAAAB0L+WjAQAmTmFtZSxQaG9uZQpSb3NhbGluZCBUYW1tLCs0NDIwNzk0NjA5NTgKAAAqzhdK9WCmiQABPyd8"
                + "KlLdH7bzfQEAAAAABFla"
        ),
        (.zstandard, "KLUv/SAnOQEATmFtZSxQaG9uZQpSb3NhbGluZCBUYW1tLCs0NDIwNzk0NjA5NTgK"),
    ]

    private func bytes(_ base64: String) throws -> [UInt8] { Array(try #require(Data(base64Encoded: base64))) }

    private func content(_ file: [UInt8], _ format: ArchiveFormat, limits: ExpansionLimits = ExpansionLimits()) throws
        -> [UInt8]
    {
        let stream = try format.unpacked(Bytes(file), limits: limits)
        var buffer = [UInt8](repeating: 0, count: 7)
        var content: [UInt8] = []
        while true {
            let count = try buffer.withUnsafeMutableBytes { try stream.read(into: $0) }
            if count == 0 { return content }
            content += buffer[..<count]
        }
    }

    /// Bytes in memory, given one by one.
    private final class Bytes: ByteStream {
        private var rest: ArraySlice<UInt8>
        init(_ bytes: [UInt8]) { rest = bytes[...] }
        func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
            guard let byte = rest.popFirst() else { return 0 }
            buffer[0] = byte
            return 1
        }
    }

    /// Valid files are not called damaged: a dictionary of 256 MB, and a window of `--long=28`.
    @Test(arguments: [
        (
            ArchiveFormat.xz,
            "/Td6WFoAAATm1rRGAgAhASAAAAAJiKV2AQAKTmFtZSxQaG9uZQoAAPY6A705K3C9AAEjC8Ib/QkftvN9AQAAAAAEWVo=", "xz -9"
        ),
        (.zstandard, "KLUv/QSQWQAATmFtZSxQaG9uZQp7B8s1", "--long=31"),
    ])
    func filesThatNeedTooMuchMemoryAreRefusedByName(_ format: ArchiveFormat, _ base64: String, _ advice: String) throws
    {
        let file = try bytes(base64)
        let error = #expect(throws: ArchiveError.self) { try content(file, format) }
        #expect(error?.description.contains(advice) == true)
        #expect(error?.description.contains("MB of memory") == true)
        #expect(error?.leavesGoodBytes == false)
    }

    @Test(arguments: files.indices)
    func compressedFilesAreUnpacked(_ index: Int) throws {
        let (format, base64) = Self.files[index]
        let file = try bytes(base64)
        #expect(ArchiveFormat(file) == format)
        #expect(String(decoding: try content(file, format), as: UTF8.self) == Self.text)
    }

    @Test(arguments: files.indices)
    func truncatedAndDamagedFilesAreErrors(_ index: Int) throws {
        let (format, base64) = Self.files[index]
        let file = try bytes(base64)
        for length in 1..<file.count {
            // The file of two streams may end between them.
            let text = try? content(Array(file[..<length]), format)
            #expect(text == nil || text?.isEmpty == true || Self.text.utf8.starts(with: text ?? []), "\(length)")
        }
        #expect(throws: ArchiveError.truncated) { try content(Array(file[..<(file.count - 3)]), format) }
        var damaged = file
        damaged[4] ^= 0x55
        #expect(throws: ArchiveError.self) { try content(damaged, format) }
    }

    /// Content before a wrong checksum at the end is given, though the checksum is found in the same step.
    @Test(arguments: [(0, 4), (2, 24)])
    func whatComesBeforeAWrongChecksumIsGiven(_ index: Int, _ fromEnd: Int) throws {
        let (format, base64) = Self.files[index]
        var file = try bytes(base64)
        file[file.count - fromEnd] ^= 1
        let stream = try format.unpacked(MemoryBytes(file).stream)
        let (content, error) = contents(stream)
        #expect(String(decoding: content, as: UTF8.self) == Self.text)
        #expect(error == .damaged)
    }

    @Test func largeContentIsRefused() throws {
        var limits = ExpansionLimits()
        limits.maxByteCount = 10
        let file = try bytes(Self.files[2].base64)
        #expect(throws: ArchiveError.tooLarge(limit: 10)) { try content(file, .xz, limits: limits) }
    }
}
