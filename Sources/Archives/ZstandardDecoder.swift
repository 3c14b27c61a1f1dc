#if canImport(CZstd)
internal import CZstd

/// Decompresses Zstandard, [RFC 8878](https://www.rfc-editor.org/rfc/rfc8878), with the system's library.
final class ZstandardDecoder: StreamDecoder {
    private let context: OpaquePointer
    /// The greatest distance that content may refer back, in bytes: the default limit of the library.
    private static let windowLimit = 1 << 27
    /// `true` if the frames so far are complete.
    private var isWhole = false
    /// The number of bytes that the library asks for. It gets no more, so that damage does not take the block before
    /// with it.
    private var wanted = 5

    init() throws(ArchiveError) {
        guard let context = ZSTD_createDCtx() else { throw .damaged }
        self.context = context
    }

    deinit { ZSTD_freeDCtx(context) }

    func step(
        _ input: UnsafeMutableRawBufferPointer, into output: UnsafeMutableRawBufferPointer, isLast: Bool
    ) throws(ArchiveError) -> Inflater.Step {
        if input.isEmpty, isWhole { return Inflater.Step(consumed: 0, produced: 0, isAtEnd: true) }
        var source = ZSTD_inBuffer(src: input.baseAddress, size: min(input.count, wanted), pos: 0)
        var target = ZSTD_outBuffer(dst: output.baseAddress, size: output.count, pos: 0)
        let status = ZSTD_decompressStream(context, &target, &source)
        if ZSTD_isError(status) != 0 {
            guard ZSTD_getErrorCode(status) == ZSTD_error_frameParameter_windowTooLarge else { throw .damaged }
            throw .needsMemory(
                format: "Zstandard", limit: Self.windowLimit,
                advice: "unpack it with 'zstd -d --long=31', or pack it again without '--long', and read that")
        }
        isWhole = status == 0
        wanted = isWhole ? 5 : max(status, 1)
        return Inflater.Step(consumed: source.pos, produced: target.pos, isAtEnd: isWhole)
    }
}
#endif
