/// Bytes that can be read at any offset, such as those of a file.
public protocol RandomAccessBytes: AnyObject {
    /// The number of bytes.
    var count: Int { get }

    /// Reads bytes from an offset into a buffer.
    ///
    /// - Parameters:
    ///   - buffer: where the bytes go; not empty.
    ///   - offset: the offset of the first byte.
    /// - Returns: the number of bytes read, which may be fewer than fit; 0 at the end.
    /// - Throws: the errors of reading the source.
    func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws -> Int
}

extension RandomAccessBytes {
    /// The bytes from an offset, up to a number of them; fewer only at the end.
    func bytes(at offset: Int, count length: Int) throws -> [UInt8] {
        guard offset >= 0, offset < count else { return [] }
        var bytes = [UInt8](repeating: 0, count: min(length, count - offset))
        let stream = ByteSection(self, offset..<offset + bytes.count)
        let filled = try bytes.withUnsafeMutableBytes { try stream.fill($0) }
        bytes.removeLast(bytes.count - filled)
        return bytes
    }
}

/// A range of bytes as a stream.
public final class ByteSection: ByteStream {
    private let bytes: any RandomAccessBytes
    private var offset: Int
    private let end: Int

    /// Creates a stream of a range of bytes.
    ///
    /// - Parameters:
    ///   - bytes: the bytes to read from.
    ///   - range: the offsets of the bytes; beyond the end of `bytes` the stream is shorter.
    public init(_ bytes: any RandomAccessBytes, _ range: Range<Int>) {
        self.bytes = bytes
        offset = range.lowerBound
        end = range.upperBound
    }

    /// The number of bytes left.
    var left: Int { max(min(end, bytes.count) - offset, 0) }

    /// Passes over bytes without reading them.
    ///
    /// - Returns: the number of bytes that were there.
    func skip(_ count: Int) -> Int {
        let skipped = min(count, left)
        offset += skipped
        return skipped
    }

    /// Reads the next bytes into a buffer.
    ///
    /// - Returns: the number of bytes read; 0 at the end.
    /// - Throws: the errors of reading the bytes.
    public func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        let length = min(buffer.count, end - offset)
        guard length > 0 else { return 0 }
        let count = try bytes.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<length]), at: offset)
        offset += count
        return count
    }
}
