/// Sixteen bytes of a text at once.
struct SixteenBytes {
    /// A bit for each digit.
    let digits: UInt64
    /// Four bits for each byte: the value of a digit, and 0 behind the end of the text.
    let values: UInt64

    /// Reads the bytes from a position on in a text of at least eight.
    @inline(never)
    init(_ bytes: Span<UInt8>, at position: Int) {
        let first = Self.eightBytes(of: bytes, at: position)
        let second = position &+ 8 < bytes.count ? Self.eightBytes(of: bytes, at: position &+ 8) : 0
        digits = Self.digits(first) | Self.digits(second) &<< 8
        values = Self.values(first, second)
    }

    /// The eight bytes at a position inside the text, the first one lowest; 0 behind the end.
    @inline(__always)
    private static func eightBytes(of bytes: Span<UInt8>, at position: Int) -> UInt64 {
        let first = min(position, bytes.count &- 8)
        let eight = bytes.withUnsafeBytes {
            UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: first, as: UInt64.self))
        }
        return eight &>> UInt64(truncatingIfNeeded: (position &- first) &* 8)
    }

    /// A bit for each of eight bytes that is a digit.
    @inline(__always)
    private static func digits(_ eight: UInt64) -> UInt64 {
        let text = eight ^ 0x3030_3030_3030_3030
        // 0x76 carries what is not below 10 into the highest bit.
        let others = ((text & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7676_7676_7676_7676) | text
        return ((((~others) &>> 7) & 0x0101_0101_0101_0101) &* 0x0102_0408_1020_4080) &>> 56
    }

    /// The lower four bits of each of sixteen bytes.
    @inline(__always)
    private static func values(_ first: UInt64, _ second: UInt64) -> UInt64 {
        let pairs = unsafeBitCast(SIMD2(first.littleEndian, second.littleEndian), to: SIMD8<UInt16>.self) & 0x0F0F
        return unsafeBitCast(SIMD8<UInt8>(truncatingIfNeeded: pairs | pairs &>> 4), to: UInt64.self).littleEndian
    }
}
