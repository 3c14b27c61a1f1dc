/// The content of a file that bzip2, xz or Zstandard compressed, decompressed as it is read.
///
/// Memory does not depend on the size of the content. A file may consist of several compressed streams one after another.
public final class UnpackedStream: ByteStream {
    private let compressed: any ByteStream
    private let limits: ExpansionLimits
    private let decoder: any StreamDecoder
    private var input = [UInt8](repeating: 0, count: 1 << 16)
    private var start = 0
    private var end = 0
    private var compressedCount = 0
    private var decompressedCount = 0
    private var isInputAtEnd = false
    private var isAtEnd = false
    /// The error that ends the content behind the bytes that were given last.
    private var failure: ArchiveError?

    /// - Parameters:
    ///   - compressed: the bytes of the file.
    ///   - decoder: the decoder that decompresses them.
    ///   - limits: the limits on the size of the content.
    init(_ compressed: any ByteStream, decoder: any StreamDecoder, limits: ExpansionLimits) {
        self.compressed = compressed
        self.decoder = decoder
        self.limits = limits
    }

    /// Reads the next bytes of the content into a buffer.
    ///
    /// - Returns: the number of bytes read; 0 at the end.
    /// - Throws: ``ArchiveError``, after the bytes before the error were returned; and what reading the compressed bytes
    ///   throws.
    public func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        if let failure { throw failure }
        while !isAtEnd {
            if start == end, !isInputAtEnd {
                start = 0
                end = try input.withUnsafeMutableBytes { try compressed.read(into: $0) }
                isInputAtEnd = end == 0
            }
            let range = start..<end
            let isLast = isInputAtEnd
            let step = try input.withUnsafeMutableBytes { bytes in
                do throws(ArchiveError) {
                    return try decoder.step(
                        UnsafeMutableRawBufferPointer(rebasing: bytes[range]), into: buffer, isLast: isLast)
                } catch {
                    isAtEnd = true
                    throw error
                }
            }
            if step.consumed == 0, step.produced == 0, !range.isEmpty { throw ArchiveError.damaged }
            start += step.consumed
            compressedCount += step.consumed
            decompressedCount += step.produced
            try limits.check(decompressed: decompressedCount, compressed: compressedCount)
            failure = step.failure
            if step.produced > 0 { return step.produced }
            if isInputAtEnd {
                isAtEnd = true
                if !step.isAtEnd { throw ArchiveError.truncated }
            }
        }
        return 0
    }
}

/// Decompresses one format.
protocol StreamDecoder: AnyObject {
    /// Decompresses as much as fits into the output.
    ///
    /// - Parameters:
    ///   - input: bytes that have not been consumed, in order.
    ///   - isLast: `true` if no bytes follow these.
    /// - Returns: the numbers of bytes consumed and produced, a mark for the end of a whole number of streams, and the
    ///   error that ends the content behind the produced bytes.
    /// - Throws: ``ArchiveError/damaged`` if nothing was produced.
    func step(
        _ input: UnsafeMutableRawBufferPointer, into output: UnsafeMutableRawBufferPointer, isLast: Bool
    ) throws(ArchiveError) -> Inflater.Step
}
