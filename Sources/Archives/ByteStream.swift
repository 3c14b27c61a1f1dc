/// A sequential source of bytes.
public protocol ByteStream: AnyObject {
    /// Reads the next bytes into a buffer.
    ///
    /// - Parameter buffer: where the bytes go; not empty.
    /// - Returns: the number of bytes read, which may be fewer than fit; 0 at the end of the stream.
    /// - Throws: the errors of reading the source. A stream that has thrown must not be read again.
    func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int
}

extension ByteStream {
    /// Reads until the buffer is full or the stream ends.
    ///
    /// - Returns: the number of bytes read; fewer than fit only at the end of the stream.
    /// - Throws: the errors of ``read(into:)``.
    package func fill(_ buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        var filled = 0
        while filled < buffer.count {
            let count = try read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[filled...]))
            if count == 0 { break }
            filled += count
        }
        return filled
    }
}
