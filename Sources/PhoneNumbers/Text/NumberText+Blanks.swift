// Blanks around a text, as columns of fixed width have them. They are no part of it, and count towards no limit.

extension NumberText {
    /// The part of a text between the blanks at its ends: spaces of any script, tabs, line ends.
    static func withoutBlanks(_ bytes: Span<UInt8>) -> Range<Int> {
        var (first, last) = (0, bytes.count)
        while first < last, let length = blankLength(at: first, of: bytes) { first += length }
        while last > first, let length = blankLength(before: last, of: bytes, from: first) { last -= length }
        return first..<last
    }

    /// The length of the blank at a position; `nil` if something else is there.
    @inline(__always)
    private static func blankLength(at position: Int, of bytes: Span<UInt8>) -> Int? {
        let byte = bytes[position]
        if byte < 0x80 { return byte == UInt8(ascii: " ") || byte &- 0x09 < 5 ? 1 : nil }
        return foreignBlankLength(at: position, of: bytes)
    }

    @inline(never)
    private static func foreignBlankLength(at position: Int, of bytes: Span<UInt8>) -> Int? {
        let (scalar, length) = ScalarDecoder.scalar(in: bytes, at: position)
        return folded(scalar) == UInt8(ascii: " ") ? length : nil
    }

    /// The length of the blank that ends before a position; `nil` if something else does.
    @inline(__always)
    private static func blankLength(before end: Int, of bytes: Span<UInt8>, from start: Int) -> Int? {
        var first = end - 1
        while bytes[first] & 0xC0 == 0x80, first > start, end - first < 4 { first -= 1 }
        return blankLength(at: first, of: bytes).flatMap { first + $0 == end ? $0 : nil }
    }
}
