internal import CZlib

/// Compresses a stream of bytes to DEFLATE data, [RFC 1951](https://www.rfc-editor.org/rfc/rfc1951), with the system's zlib.
final class Deflater {
    /// zlib requires that the state stays at one address.
    private let stream: UnsafeMutablePointer<z_stream>
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)

    init() throws(ArchiveError) {
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        let size = Int32(MemoryLayout<z_stream>.size)
        let memoryLevel: Int32 = 8
        guard
            deflateInit2_(
                stream, Z_BEST_SPEED, Z_DEFLATED, -MAX_WBITS, memoryLevel, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size)
                == Z_OK
        else { throw .damaged }
    }

    deinit {
        deflateEnd(stream)
        stream.deallocate()
    }

    /// Compresses bytes; what zlib holds back comes with later ones.
    func write(_ bytes: ArraySlice<UInt8>, into output: inout [UInt8]) { run(bytes, Z_NO_FLUSH, &output) }

    /// Ends the data, and prepares for others.
    func finish(into output: inout [UInt8]) {
        run([], Z_FINISH, &output)
        deflateReset(stream)
    }

    private func run(_ bytes: ArraySlice<UInt8>, _ flush: Int32, _ output: inout [UInt8]) {
        var rest = bytes
        repeat {
            let piece = rest.prefix(1 << 30)
            rest = rest.dropFirst(piece.count)
            piece.withUnsafeBufferPointer { piece in
                stream.pointee.next_in = UnsafeMutablePointer(mutating: piece.baseAddress)
                stream.pointee.avail_in = UInt32(piece.count)
                repeat { takeOutput(flush, &output) } while stream.pointee.avail_out == 0
            }
        } while !rest.isEmpty
    }

    /// Compresses as much as fits into the buffer.
    private func takeOutput(_ flush: Int32, _ output: inout [UInt8]) {
        let capacity = buffer.count
        buffer.withUnsafeMutableBufferPointer { buffer in
            stream.pointee.next_out = buffer.baseAddress
            stream.pointee.avail_out = UInt32(capacity)
            deflate(stream, flush)
        }
        output.append(contentsOf: buffer[..<(capacity - Int(stream.pointee.avail_out))])
    }
}
