/// The content of a DEFLATE or gzip stream, unpacked as it is read.
///
/// Memory does not depend on the size of the content.
public final class InflatedStream: ByteStream {
    private let packed: any ByteStream
    private let wrapping: Inflater.Wrapping
    private let limits: ExpansionLimits
    private let inflater: Inflater
    private var input = [UInt8](repeating: 0, count: 1 << 16)
    private var start = 0
    private var end = 0
    private var packedCount = 0
    private var unpackedCount = 0
    private var isAtEnd = false

    /// The content of a gzip file, which may hold several streams one after another.
    public static func gzip(_ packed: any ByteStream, limits: ExpansionLimits = ExpansionLimits()) throws
        -> InflatedStream
    {
        try InflatedStream(packed, wrapping: .gzip, limits: limits)
    }

    init(_ packed: any ByteStream, wrapping: Inflater.Wrapping, limits: ExpansionLimits) throws(ArchiveError) {
        self.packed = packed
        self.wrapping = wrapping
        self.limits = limits
        inflater = try Inflater(wrapping)
    }

    /// Reads some bytes into the buffer; 0 at the end.
    public func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
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
            packedCount += step.consumed
            unpackedCount += step.produced
            try limits.check(decompressed: unpackedCount, compressed: packedCount)
            if step.isAtEnd { isAtEnd = try !beginNext() }
            if step.produced > 0 { return step.produced }
        }
        return 0
    }

    private func refill() throws -> Bool {
        start = 0
        end = try input.withUnsafeMutableBytes { try packed.read(into: $0) }
        return end > 0
    }

    /// Goes on to another gzip stream behind the one that has ended. Anything else there, as zeros of a tape, is no
    /// content.
    private func beginNext() throws -> Bool {
        guard wrapping == .gzip else { return false }
        if end - start < 2 {
            input.replaceSubrange(..<(end - start), with: Array(input[start..<end]))
            end -= start
            start = 0
            end += try input.withUnsafeMutableBytes {
                try packed.fill(UnsafeMutableRawBufferPointer(rebasing: $0[end...]))
            }
        }
        guard end - start >= 2, input[start] == 0x1F, input[start + 1] == 0x8B else { return false }
        inflater.reset()
        return true
    }
}
