internal import CZlib

/// Decompresses DEFLATE data, [RFC 1951](https://www.rfc-editor.org/rfc/rfc1951), with the system's zlib.
final class Inflater {
    /// The format of the header and checksum around the data.
    enum Container {
        /// Nothing, as in ZIP files.
        case none
        /// gzip's header and checksum, [RFC 1952](https://www.rfc-editor.org/rfc/rfc1952).
        case gzip
    }

    /// The outcome of one step.
    struct Step {
        var consumed: Int
        var produced: Int
        var isAtEnd: Bool
        /// The error that ends the content behind the bytes that were produced.
        var failure: ArchiveError?

        /// The step, if its bytes come before its failure.
        func checked() throws(ArchiveError) -> Step {
            if produced == 0, let failure { throw failure }
            return self
        }
    }

    /// zlib requires that the state stays at one address.
    private let stream: UnsafeMutablePointer<z_stream>

    init(_ container: Container) throws(ArchiveError) {
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        let windowBits: Int32 = container == .gzip ? MAX_WBITS + 16 : -MAX_WBITS
        guard inflateInit2_(stream, windowBits, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
            throw .damaged
        }
    }

    deinit {
        inflateEnd(stream)
        stream.deallocate()
    }

    /// Decompresses as much as fits into the output.
    ///
    /// - Returns: the numbers of bytes consumed and produced; damage behind the produced bytes is its failure.
    /// - Throws: ``ArchiveError/damaged`` if nothing was produced.
    func step(
        _ input: UnsafeMutableRawBufferPointer, into output: UnsafeMutableRawBufferPointer
    ) throws(ArchiveError) -> Step {
        stream.pointee.next_in = input.baseAddress?.assumingMemoryBound(to: UInt8.self)
        stream.pointee.avail_in = UInt32(clamping: input.count)
        stream.pointee.next_out = output.baseAddress?.assumingMemoryBound(to: UInt8.self)
        stream.pointee.avail_out = UInt32(clamping: output.count)
        let status = inflate(stream, Z_NO_FLUSH)
        let isGood = status == Z_OK || status == Z_STREAM_END || status == Z_BUF_ERROR
        return try Step(
            consumed: input.count - Int(stream.pointee.avail_in),
            produced: output.count - Int(stream.pointee.avail_out), isAtEnd: status == Z_STREAM_END,
            failure: isGood ? nil : .damaged
        ).checked()
    }

    /// Prepares for another stream in the same container.
    func reset() { inflateReset(stream) }
}
