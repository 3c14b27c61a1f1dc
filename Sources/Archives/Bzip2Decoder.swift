#if canImport(CBzip2)
internal import CBzip2

/// Decompresses [bzip2](https://sourceware.org/bzip2/) with the system's library.
final class Bzip2Decoder: StreamDecoder {
    /// The library requires that the state stays at one address.
    private let stream: UnsafeMutablePointer<bz_stream>
    /// `true` inside a stream: it has begun and not ended.
    private var isInside = false
    private var hasStream = false

    init() {
        stream = .allocate(capacity: 1)
        stream.initialize(to: bz_stream())
    }

    deinit {
        if isInside { BZ2_bzDecompressEnd(stream) }
        stream.deallocate()
    }

    func step(
        _ input: UnsafeMutableRawBufferPointer, into output: UnsafeMutableRawBufferPointer, isLast: Bool
    ) throws(ArchiveError) -> Inflater.Step {
        if input.isEmpty, !isInside { return Inflater.Step(consumed: 0, produced: 0, isAtEnd: hasStream) }
        if !isInside {
            // Bytes behind the last stream that do not begin a stream are padding.
            if hasStream, input[0] != UInt8(ascii: "B") {
                return Inflater.Step(consumed: input.count, produced: 0, isAtEnd: true)
            }
            stream.pointee = bz_stream()
            guard BZ2_bzDecompressInit(stream, 0, 0) == BZ_OK else { throw .damaged }
            (isInside, hasStream) = (true, true)
        }
        stream.pointee.next_in = input.baseAddress?.assumingMemoryBound(to: CChar.self)
        stream.pointee.avail_in = UInt32(clamping: input.count)
        stream.pointee.next_out = output.baseAddress?.assumingMemoryBound(to: CChar.self)
        stream.pointee.avail_out = UInt32(clamping: output.count)
        let status = BZ2_bzDecompress(stream)
        let step = try Inflater.Step(
            consumed: input.count - Int(stream.pointee.avail_in),
            produced: output.count - Int(stream.pointee.avail_out), isAtEnd: status == BZ_STREAM_END,
            failure: status == BZ_OK || status == BZ_STREAM_END ? nil : .damaged
        ).checked()
        if status == BZ_STREAM_END {
            BZ2_bzDecompressEnd(stream)
            isInside = false
        }
        return step
    }
}
#endif
