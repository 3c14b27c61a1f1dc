#if canImport(CLzma)
internal import CLzma

/// Decompresses [xz](https://tukaani.org/xz/format.html) with the system's library.
final class XZDecoder: StreamDecoder {
    /// The library requires that the state stays at one address.
    private let stream: UnsafeMutablePointer<lzma_stream>
    private var isAtEnd = false

    /// No file of contacts needs more; the strongest preset takes 65 MiB.
    private static let memoryLimit: UInt64 = 256 << 20

    init() throws(ArchiveError) {
        stream = .allocate(capacity: 1)
        stream.initialize(to: lzma_stream())
        // LZMA_CONCATENATED, a macro that Swift does not see: streams one after another.
        let flags: UInt32 = 0x08
        guard lzma_stream_decoder(stream, Self.memoryLimit, flags) == LZMA_OK else { throw .damaged }
    }

    deinit {
        lzma_end(stream)
        stream.deallocate()
    }

    func step(
        _ input: UnsafeMutableRawBufferPointer, into output: UnsafeMutableRawBufferPointer, isLast: Bool
    ) throws(ArchiveError) -> Inflater.Step {
        if isAtEnd { return Inflater.Step(consumed: input.count, produced: 0, isAtEnd: true) }
        stream.pointee.next_in = UnsafePointer(input.baseAddress?.assumingMemoryBound(to: UInt8.self))
        stream.pointee.avail_in = input.count
        stream.pointee.next_out = output.baseAddress?.assumingMemoryBound(to: UInt8.self)
        stream.pointee.avail_out = output.count
        var failure: ArchiveError?
        let status = lzma_code(stream, isLast ? LZMA_FINISH : LZMA_RUN)
        switch status {
        case LZMA_OK, LZMA_BUF_ERROR: break
        case LZMA_STREAM_END: isAtEnd = true
        case LZMA_MEMLIMIT_ERROR:
            throw .needsMemory(
                format: "xz", limit: Int(Self.memoryLimit),
                advice: "unpack it with 'xz -d', or pack it again with 'xz -9', and read that")
        default: failure = .damaged
        }
        return try Inflater.Step(
            consumed: input.count - stream.pointee.avail_in, produced: output.count - stream.pointee.avail_out,
            isAtEnd: isAtEnd, failure: failure
        ).checked()
    }
}
#endif
