/// The content of a DEFLATE or gzip stream, decompressed as it is read.
///
/// ```swift
/// let content = try InflatedStream.gzip(ByteSection(file, 0..<file.count))
/// let count = try content.read(into: buffer)
/// ```
///
/// Memory does not depend on the size of the content.
public final class InflatedStream: ByteStream {
    private let compressed: any ByteStream
    private let container: Inflater.Container
    private let limits: ExpansionLimits
    private let inflater: Inflater
    private var input = [UInt8](repeating: 0, count: 1 << 16)
    private var start = 0
    private var end = 0
    private var compressedCount = 0
    private var decompressedCount = 0
    private var isAtEnd = false
    /// The error that ends the content behind the bytes that were given last.
    private var failure: ArchiveError?

    /// The content of a gzip file, which may consist of several members one after another.
    ///
    /// - Parameters:
    ///   - compressed: the bytes of the file.
    ///   - limits: the limits on the size of the content.
    /// - Returns: the content. Reading it throws ``ArchiveError`` where the data is damaged, cut off or beyond the limits.
    /// - Throws: ``ArchiveError/damaged`` if there is no memory for decompressing.
    public static func gzip(
        _ compressed: any ByteStream, limits: ExpansionLimits = ExpansionLimits()
    ) throws(ArchiveError) -> InflatedStream {
        try InflatedStream(compressed, container: .gzip, limits: limits)
    }

    init(_ compressed: any ByteStream, container: Inflater.Container, limits: ExpansionLimits) throws(ArchiveError) {
        self.compressed = compressed
        self.container = container
        self.limits = limits
        inflater = try Inflater(container)
    }

    /// Reads the next bytes of the content into a buffer.
    ///
    /// - Returns: the number of bytes read; 0 at the end.
    /// - Throws: ``ArchiveError``, after the bytes before the error were returned; and what reading the compressed bytes
    ///   throws.
    public func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        if let failure { throw failure }
        while !isAtEnd {
            if start == end, try !refill() {
                isAtEnd = true
                throw ArchiveError.truncated
            }
            let range = start..<end
            let step = try input.withUnsafeMutableBytes { bytes in
                do throws(ArchiveError) {
                    return try inflater.step(UnsafeMutableRawBufferPointer(rebasing: bytes[range]), into: buffer)
                } catch {
                    isAtEnd = true
                    throw error
                }
            }
            start += step.consumed
            compressedCount += step.consumed
            decompressedCount += step.produced
            try limits.check(decompressed: decompressedCount, compressed: compressedCount)
            failure = step.failure
            if step.isAtEnd { isAtEnd = try !beginNextMember() }
            if step.produced > 0 { return step.produced }
        }
        return 0
    }

    private func refill() throws -> Bool {
        start = 0
        end = try input.withUnsafeMutableBytes { try compressed.read(into: $0) }
        return end > 0
    }

    /// Continues with the gzip member after the one that has ended. Anything else there, such as the padding of a tape, is
    /// no content.
    private func beginNextMember() throws -> Bool {
        guard container == .gzip else { return false }
        if end - start < 2 {
            input.replaceSubrange(..<(end - start), with: Array(input[start..<end]))
            end -= start
            start = 0
            end += try input.withUnsafeMutableBytes {
                try compressed.fill(UnsafeMutableRawBufferPointer(rebasing: $0[end...]))
            }
        }
        guard end - start >= 2, input[start] == 0x1F, input[start + 1] == 0x8B else { return false }
        inflater.reset()
        return true
    }
}
