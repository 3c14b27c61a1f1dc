/// Bytes that come one after another.
public protocol ByteStream: AnyObject {
    /// Reads some bytes into the buffer, which is not empty.
    ///
    /// - Returns: how many were read; 0 at the end.
    func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int
}

extension ByteStream {
    /// Reads until the buffer is full or the stream ends, and returns how many bytes were read.
    public func fill(_ buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        var filled = 0
        while filled < buffer.count {
            let count = try read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[filled...]))
            if count == 0 { break }
            filled += count
        }
        return filled
    }
}

/// Bytes that can be read at any offset.
public protocol RandomAccessBytes: AnyObject {
    /// How many bytes there are.
    var count: Int { get }

    /// Reads some bytes from an offset into the buffer.
    ///
    /// - Returns: how many were read; 0 at the end.
    func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws -> Int
}

extension RandomAccessBytes {
    /// Up to so many bytes from an offset; fewer only at the end.
    func bytes(at offset: Int, count length: Int) throws -> [UInt8] {
        guard offset >= 0, offset < count else { return [] }
        var bytes = [UInt8](repeating: 0, count: min(length, count - offset))
        var filled = 0
        while filled < bytes.count {
            let read = try bytes[filled...].withUnsafeMutableBytes { try self.read(into: $0, at: offset + filled) }
            if read == 0 { break }
            filled += read
        }
        bytes.removeLast(bytes.count - filled)
        return bytes
    }
}

/// A stretch of bytes as a stream.
public final class ByteSection: ByteStream {
    private let bytes: any RandomAccessBytes
    private var offset: Int
    private let end: Int

    /// The stretch between two offsets.
    public init(_ bytes: any RandomAccessBytes, _ range: Range<Int>) {
        self.bytes = bytes
        offset = range.lowerBound
        end = range.upperBound
    }

    /// Reads some bytes into the buffer; 0 at the end.
    public func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        let length = min(buffer.count, end - offset)
        guard length > 0 else { return 0 }
        let count = try bytes.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<length]), at: offset)
        offset += count
        return count
    }
}
