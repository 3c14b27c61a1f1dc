internal import CZlib

/// Unpacks DEFLATE data, [RFC 1951](https://www.rfc-editor.org/rfc/rfc1951), with the system's zlib.
final class Inflater {
    /// How the data is wrapped.
    enum Wrapping {
        /// Not at all, as in ZIP files.
        case none
        /// By gzip's header and check sum, [RFC 1952](https://www.rfc-editor.org/rfc/rfc1952).
        case gzip
    }

    /// What one step led to.
    struct Step {
        var consumed: Int
        var produced: Int
        var isAtEnd: Bool
    }

    /// zlib insists that the state stays at one address.
    private let stream: UnsafeMutablePointer<z_stream>

    init(_ wrapping: Wrapping) throws(ArchiveError) {
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        let windowBits: Int32 = wrapping == .gzip ? MAX_WBITS + 16 : -MAX_WBITS
        guard inflateInit2_(stream, windowBits, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
            throw .damaged
        }
    }

    deinit {
        inflateEnd(stream)
        stream.deallocate()
    }

    /// Unpacks as much as fits.
    ///
    /// - Throws: ``ArchiveError/damaged``.
    func step(
        _ input: UnsafeMutableRawBufferPointer, into output: UnsafeMutableRawBufferPointer
    ) throws(ArchiveError) -> Step {
        stream.pointee.next_in = input.baseAddress?.assumingMemoryBound(to: UInt8.self)
        stream.pointee.avail_in = UInt32(clamping: input.count)
        stream.pointee.next_out = output.baseAddress?.assumingMemoryBound(to: UInt8.self)
        stream.pointee.avail_out = UInt32(clamping: output.count)
        let status = inflate(stream, Z_NO_FLUSH)
        guard status == Z_OK || status == Z_STREAM_END || status == Z_BUF_ERROR else { throw .damaged }
        return Step(
            consumed: input.count - Int(stream.pointee.avail_in),
            produced: output.count - Int(stream.pointee.avail_out), isAtEnd: status == Z_STREAM_END)
    }

    /// Makes ready for another stream of the same wrapping.
    func reset() { inflateReset(stream) }
}

/// The check sum of ZIP files.
struct Checksum {
    private(set) var value: UInt32 = 0

    mutating func add(_ bytes: UnsafeRawBufferPointer) {
        value = UInt32(
            truncatingIfNeeded: crc32_z(UInt(value), bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count))
    }
}
