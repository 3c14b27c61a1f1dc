/// The digits of a plain text of at least eight bytes, read sixteen bytes at a time.
struct PlainDigits {
    /// The first 16 digits, four bits each, the first one lowest.
    private(set) var word: UInt64 = 0
    /// The number of bits that the digits take, four each.
    private(set) var bits: UInt64 = 0
    /// A bit for each plain character that is no digit.
    private(set) var marks: UInt64 = 0
    /// The positions of the digits.
    private(set) var groups = GroupMap()
    /// Where the first character stands that is not plain, or the end.
    private(set) var end: Int

    /// Reads a text from a position on, behind its label and its plus.
    @inline(__always)
    init(_ bytes: Span<UInt8>, from start: Int) {
        end = start
        var part: SixteenBytes
        repeat {
            part = SixteenBytes(bytes, at: end)
            groups.add(part.digits, at: end)
        } while take(part, of: bytes) && end < bytes.count
    }

    /// Takes a part of the text; `false` if one of its characters is not plain.
    @inline(__always)
    private mutating func take(_ part: SixteenBytes, of bytes: Span<UInt8>) -> Bool {
        let start = end
        var values = part.values
        var removed: UInt64 = 0
        end = min(start &+ 16, bytes.count)
        var rest = ~part.digits & ((1 &<< UInt64(truncatingIfNeeded: end &- start)) &- 1)
        while rest != 0 {
            let position = rest.trailingZeroBitCount
            let byte = bytes[unchecked: start &+ position]
            let place = UInt64(truncatingIfNeeded: position) &* 4 &- removed
            guard DialString.isPlain(byte) || byte == UInt8(ascii: "/") && groups.isBetweenDigits(start &+ position)
            else {
                end = start &+ position
                append(values & ((1 &<< place) &- 1), place)
                return false
            }
            marks |= 1 &<< UInt64(byte)
            // The digits behind the mark move to its place.
            values ^= (values ^ (values &>> 4)) & (~0 &<< place)
            removed &+= 4
            rest &= rest &- 1
        }
        append(values, UInt64(truncatingIfNeeded: end &- start) &* 4 &- removed)
        return true
    }

    @inline(__always)
    private mutating func append(_ values: UInt64, _ count: UInt64) {
        word |= values &<< bits
        bits &+= count
    }
}
