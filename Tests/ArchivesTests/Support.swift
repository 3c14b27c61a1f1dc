@testable import Archives

/// Bytes in memory, read like a file.
final class MemoryBytes: RandomAccessBytes {
    private let bytes: [UInt8]
    init(_ bytes: [UInt8]) { self.bytes = bytes }
    var count: Int { bytes.count }

    func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) -> Int {
        // A few bytes at a time, as a slow disk would.
        let part = bytes[min(offset, bytes.count)...].prefix(min(buffer.count, 1009))
        buffer.copyBytes(from: part)
        return part.count
    }

    var stream: ByteSection { ByteSection(self, 0..<bytes.count) }
}

/// Everything of a stream, and the error that ended it.
func contents(_ stream: any ByteStream, chunk: Int = 4096) -> (bytes: [UInt8], error: ArchiveError?) {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: chunk)
    do {
        while true {
            let count = try buffer.withUnsafeMutableBytes { try stream.read(into: $0) }
            if count == 0 { return (bytes, nil) }
            bytes.append(contentsOf: buffer[..<count])
        }
    } catch {
        return (bytes, error as? ArchiveError)
    }
}

/// Text that packs well, and not too well.
let people: [UInt8] = (0..<4000).flatMap { Array("Person \($0 &* 7919 % 4001),+1 202-555-01\($0 % 90 + 10)\n".utf8) }
