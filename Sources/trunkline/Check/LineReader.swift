import Glibc

/// Reads lines of bytes from a file descriptor in large blocks; a line keeps no memory of its own.
struct LineReader {
    private let descriptor: Int32
    private var buffer: [UInt8] = []
    private var start = 0
    private var isAtEnd = false

    private static let blockSize = 1 << 18

    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Gives every line, without its line end (LF or CRLF), to `body`; the last line needs none.
    ///
    /// - Throws: what `body` throws, or an ``InputError`` if the system cannot read on.
    mutating func forEachLine(_ body: (Span<UInt8>) throws -> Void) throws {
        while true {
            let end = try fill()
            var lineStart = start
            while lineStart < buffer.count, let lineEnd = firstLineFeed(from: lineStart) {
                try body(buffer.span.extracting(withoutReturn(lineStart..<lineEnd)))
                lineStart = lineEnd + 1
            }
            start = lineStart
            if end {
                if start < buffer.count { try body(buffer.span.extracting(withoutReturn(start..<buffer.count))) }
                return
            }
        }
    }

    private func firstLineFeed(from position: Int) -> Int? {
        buffer.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress,
                let found = memchr(base + position, 10, bytes.count - position)
            else { return nil }
            return UnsafeRawPointer(found) - base
        }
    }

    /// The range without the carriage return at its end.
    private func withoutReturn(_ range: Range<Int>) -> Range<Int> {
        !range.isEmpty && buffer[range.upperBound - 1] == 13 ? range.lowerBound..<range.upperBound - 1 : range
    }

    /// Moves what is left to the front and reads a block behind it; `true` at the end of the input.
    private mutating func fill() throws -> Bool {
        if start > 0 {
            buffer.removeSubrange(0..<start)
            start = 0
        }
        let kept = buffer.count
        buffer.append(contentsOf: repeatElement(0, count: Self.blockSize))
        let count = buffer.withUnsafeMutableBytes { bytes in
            read(descriptor, bytes.baseAddress.map { $0 + kept }, Self.blockSize)
        }
        buffer.removeLast(Self.blockSize - max(count, 0))
        if count < 0 && errno != EINTR { throw InputError(message: String(cString: strerror(errno))) }
        return count == 0
    }
}

/// Input that the system cannot read.
struct InputError: Error, CustomStringConvertible {
    var message: String
    var description: String { "cannot read the input: \(message)" }
}
