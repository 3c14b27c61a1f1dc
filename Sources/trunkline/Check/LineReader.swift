import ContactCleaning
import SourceInput

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Reads lines of bytes from a file descriptor in large blocks; a line keeps no memory of its own.
///
/// Only the first megabyte of a longer line is read, with a message on standard error.
struct LineReader {
    private let descriptor: Int32
    private var buffer: [UInt8] = []
    /// The start of the line that is not complete yet.
    private var start = 0
    /// The position at which the search for its end continues.
    private var searched = 0
    private var line = 1
    /// `true` if the rest of a line is skipped.
    private var isSkipping = false

    private static let blockSize = 1 << 18
    private static let emptyBlock = [UInt8](repeating: 0, count: blockSize)
    private static let maxLength = 1 << 20

    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Gives every line, without its line end (LF or CRLF), to `body`; the last line needs none.
    ///
    /// - Throws: what `body` throws, or an ``InputError`` if the system cannot read on.
    mutating func forEachLine(_ body: (Span<UInt8>) throws -> Void) throws {
        while try fill() {
            while let end = firstLineFeed() {
                if !isSkipping { try give(start..<end, body) }
                isSkipping = false
                line += 1
                start = end + 1
                searched = start
            }
            searched = buffer.count
            if isSkipping {
                start = buffer.count
            } else if buffer.count - start > Self.maxLength + 1 {
                try give(start..<buffer.count, isCut: true, body)
                isSkipping = true
                start = buffer.count
            }
        }
        if start < buffer.count, !isSkipping { try give(start..<buffer.count, body) }
    }

    private func give(
        _ range: Range<Int>, isCut: Bool = false, _ body: (Span<UInt8>) throws -> Void
    ) throws {
        var end = range.upperBound
        if !isCut, !range.isEmpty, buffer[end - 1] == 0x0D { end -= 1 }
        if isCut || end - range.lowerBound > Self.maxLength {
            end = range.lowerBound + Self.maxLength
            StandardError.say("trunkline: line \(line): longer than 1 MB; the rest of it is skipped")
        }
        try buffer.withUnsafeBufferPointer { bytes in
            try body(Span(_unsafeElements: UnsafeBufferPointer(rebasing: bytes[range.lowerBound..<end])))
        }
    }

    private func firstLineFeed() -> Int? {
        buffer.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress, let found = memchr(base + searched, 0x0A, bytes.count - searched)
            else { return nil }
            return UnsafeRawPointer(found) - base
        }
    }

    /// Moves the unread bytes to the front and reads a block behind it; `false` at the end of the input.
    private mutating func fill() throws -> Bool {
        if start > 0 {
            buffer.removeSubrange(0..<start)
            searched -= start
            start = 0
        }
        let kept = buffer.count
        buffer += Self.emptyBlock
        var count = -1
        while count < 0 {
            count = buffer.withUnsafeMutableBytes { bytes in
                read(descriptor, bytes.baseAddress.map { $0 + kept }, Self.blockSize)
            }
            if count < 0, errno != EINTR { throw InputError(message: SystemError().description) }
        }
        buffer.removeLast(Self.blockSize - count)
        return count > 0
    }
}
