internal import CZlib

/// Whole files in the [gzip format](https://www.rfc-editor.org/rfc/rfc1952), as small as zlib makes them.
public enum GzipFile {
    /// Compresses a file.
    ///
    /// - Throws: ``ArchiveError/damaged`` if there is no memory for it.
    public static func compress(_ bytes: [UInt8]) throws(ArchiveError) -> [UInt8] {
        let (gzipBits, memoryLevel): (Int32, Int32) = (MAX_WBITS + 16, 9)
        var stream = z_stream()
        let size = Int32(MemoryLayout<z_stream>.size)
        guard
            deflateInit2_(
                &stream, Z_BEST_COMPRESSION, Z_DEFLATED, gzipBits, memoryLevel, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size)
                == Z_OK
        else { throw .damaged }
        defer { deflateEnd(&stream) }
        var output = [UInt8](repeating: 0, count: Int(deflateBound(&stream, uLong(bytes.count))))
        var isDone = false
        bytes.withUnsafeBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
                stream.avail_in = UInt32(truncatingIfNeeded: input.count)
                stream.next_out = output.baseAddress
                stream.avail_out = UInt32(truncatingIfNeeded: output.count)
                isDone = deflate(&stream, Z_FINISH) == Z_STREAM_END
            }
        }
        guard isDone else { throw .damaged }
        return Array(output.prefix(Int(stream.total_out)))
    }
}
