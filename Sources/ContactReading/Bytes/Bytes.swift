/// A borrowed stretch of bytes, valid only inside the call that lends it.
@usableFromInline package typealias Bytes = UnsafeBufferPointer<UInt8>

extension UnsafeBufferPointer<UInt8> {
    /// The bytes of a range, without copying. A range that is out of bounds is cut to fit.
    @inline(__always)
    @inlinable
    package func clampedSlice(_ start: Int, _ end: Int) -> Bytes {
        let low = Swift.min(Swift.max(start, 0), count)
        let high = Swift.min(Swift.max(end, low), count)
        guard let baseAddress else { return Bytes(start: nil, count: 0) }
        return Bytes(start: baseAddress + low, count: high &- low)
    }

    /// The bytes of a range that is known to be within bounds.
    @inline(__always)
    @inlinable
    package func slice(_ start: Int, _ end: Int) -> Bytes {
        assert(start >= 0 && start <= end && end <= count)
        return Bytes(start: baseAddress.map { $0 + start }, count: end &- start)
    }

    /// The bytes without blanks, line ends, NULs and Ctrl-Z at either end.
    @inline(__always)
    @inlinable
    package var trimmed: Bytes {
        guard count > 0, self[0] <= ASCII.space || self[count &- 1] <= ASCII.space else { return self }
        return trimmedSlowly
    }

    @inline(never) @usableFromInline
    package var trimmedSlowly: Bytes {
        var low = 0
        var high = count
        while low < high, Bytes.isPadding(self[low]) { low &+= 1 }
        while high > low, Bytes.isPadding(self[high &- 1]) { high &-= 1 }
        return clampedSlice(low, high)
    }

    @inline(__always)
    private static func isPadding(_ byte: UInt8) -> Bool {
        byte <= ASCII.space
            && (byte == ASCII.space || byte == ASCII.tab || ASCII.isLineEnd(byte) || byte == ASCII.null
                || byte == ASCII.substitute)
    }

    /// Returns `true` if these bytes are the given lower-case ASCII word, in any case.
    @inline(__always)
    @inlinable
    package func isWord(_ word: StaticString) -> Bool {
        guard count == word.utf8CodeUnitCount else { return false }
        return hasWordPrefix(word)
    }

    /// Returns `true` if these bytes begin with the given lower-case ASCII word, in any case.
    @inline(__always)
    @inlinable
    package func hasWordPrefix(_ word: StaticString) -> Bool {
        guard count >= word.utf8CodeUnitCount else { return false }
        let wanted = word.utf8Start
        for index in 0..<word.utf8CodeUnitCount where ASCII.lowercased(self[index]) != wanted[index] { return false }
        return true
    }

    /// Returns `true` if the given bytes stand at an offset.
    @inlinable
    package func matches(_ pattern: some Collection<UInt8>, at offset: Int = 0) -> Bool {
        guard offset >= 0, offset &+ pattern.count <= count else { return false }
        var index = offset
        for byte in pattern {
            if self[index] != byte { return false }
            index &+= 1
        }
        return true
    }

    /// The offset of the first occurrence of a lower-case ASCII word, in any case, or `nil`.
    package func find(_ word: StaticString, from start: Int = 0) -> Int? {
        var index = start
        while index &+ word.utf8CodeUnitCount <= count {
            if clampedSlice(index, count).hasWordPrefix(word) { return index }
            index &+= 1
        }
        return nil
    }

    /// The offset of the first occurrence of a byte, or `nil`.
    @inline(__always)
    @inlinable
    package func find(_ byte: UInt8, from start: Int = 0) -> Int? {
        var index = start
        while index < count {
            if self[index] == byte { return index }
            index &+= 1
        }
        return nil
    }

    /// The bytes as text; invalid UTF-8 becomes U+FFFD.
    package var text: String { String(decoding: self, as: UTF8.self) }

    /// The bytes as text, cut to a length that a person can read, on a character boundary.
    package func excerpt(_ length: Int) -> String {
        guard count > length else { return text }
        var end = Swift.max(length, 0)
        while end > 0, self[end] & 0xC0 == 0x80 { end &-= 1 }
        return clampedSlice(0, end).text + "…"
    }
}
