internal import CZlib

/// A stream whose size and checksum are verified at its end.
final class CheckedStream: ByteStream {
    private let content: any ByteStream
    private let size: Int
    private let expected: UInt32
    private let limits: ExpansionLimits
    private let part: ExpansionTotal.Part
    private var checksum: UInt32 = 0
    private var count = 0

    /// - Parameters:
    ///   - size: the expected number of bytes.
    ///   - checksum: the expected CRC-32.
    ///   - part: counts the content as part of its archive.
    init(
        _ content: any ByteStream, size: Int, checksum: UInt32, limits: ExpansionLimits, part: ExpansionTotal.Part
    ) {
        self.part = part
        self.content = content
        self.size = size
        expected = checksum
        self.limits = limits
    }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        let length = try content.read(into: buffer)
        checksum = UInt32(
            truncatingIfNeeded: crc32_z(
                UInt(checksum), UnsafeRawBufferPointer(buffer).bindMemory(to: UInt8.self).baseAddress, length))
        count += length
        if count > limits.maxByteCount { throw ArchiveError.tooLarge(limit: limits.maxByteCount) }
        try part.note(count, limits)
        if length == 0 {
            if count < size { throw ArchiveError.truncated }
            if count > size || checksum != expected { throw ArchiveError.damaged }
        }
        return length
    }
}
