import Archives

/// Reads some ranges of a stream, one behind the other, and skips the bytes between them.
struct SkippingReader {
    private let stream: any ByteStream
    private var chunk = [UInt8](repeating: 0, count: 1 << 18)
    /// Bytes that were read, from an offset on.
    private var bytes: [UInt8] = []
    private var offset = 0

    init(_ stream: any ByteStream) {
        self.stream = stream
        readOn()
    }

    /// The first bytes of the stream, until others were asked for.
    var head: [UInt8] { bytes }

    /// The bytes of a range that starts behind the ranges before it; fewer where the stream ends or is damaged.
    mutating func bytes(in range: Range<Int>) -> [UInt8] {
        while true {
            let skipped = min(max(range.lowerBound - offset, 0), bytes.count)
            bytes.removeFirst(skipped)
            offset += skipped
            if offset + bytes.count >= range.upperBound || !readOn() { break }
        }
        guard offset >= range.lowerBound else { return [] }
        return Array(bytes.prefix(range.upperBound - offset))
    }

    /// Reads a chunk; `false` at the end. Errors of the stream count as its end here; whoever reads all of it reports
    /// them.
    @discardableResult
    private mutating func readOn() -> Bool {
        let count = (try? chunk.withUnsafeMutableBytes { try stream.read(into: $0) }) ?? 0
        bytes.append(contentsOf: chunk[..<count])
        return count > 0
    }
}
