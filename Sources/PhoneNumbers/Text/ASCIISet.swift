/// A set of ASCII characters.
struct ASCIISet {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    init() {}

    init(_ characters: StaticString) {
        for position in 0..<characters.utf8CodeUnitCount { insert(characters.utf8Start[position]) }
    }

    /// Inserts a character below 0x80.
    @inline(__always)
    mutating func insert(_ character: UInt8) {
        let bit: UInt64 = 1 &<< UInt64(character)
        low |= character < 64 ? bit : 0
        high |= character < 64 ? 0 : bit
    }

    @inline(__always)
    func contains(_ character: Unicode.Scalar) -> Bool {
        (character.value < 64 ? low : high) & (1 &<< UInt64(character.value)) != 0
    }

    /// Whether one of a...z is there.
    @inline(__always)
    var hasSmallLetters: Bool { high & 0x07FF_FFFE_0000_0000 != 0 }

    /// Whether one of the characters that stand for letters beyond ASCII is there.
    @inline(__always)
    var hasForeignLetters: Bool { low & 0b1110 != 0 }

    @inline(__always)
    func hasOne(of other: ASCIISet) -> Bool { low & other.low != 0 || high & other.high != 0 }

    @inline(__always)
    func isSubset(of other: ASCIISet) -> Bool { low & ~other.low == 0 && high & ~other.high == 0 }
}
