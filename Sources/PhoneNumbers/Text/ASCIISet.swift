/// A set of ASCII characters.
struct ASCIISet {
    /// A bit for each of the characters below 64: digits and most marks.
    private(set) var low: UInt64 = 0
    private var high: UInt64 = 0

    init() {}

    /// A set that is written out, so that programs contain it instead of making it: a bit for each character below 64, and
    /// one for each of the others.
    init(low: UInt64, high: UInt64) {
        self.low = low
        self.high = high
    }

    init(_ characters: StaticString) {
        for position in 0..<characters.utf8CodeUnitCount { insert(characters.utf8Start[position]) }
    }

    /// Inserts a character below 0x80.
    ///
    /// - Returns: the bit of a character below 64, 0 for another one.
    @inline(__always)
    @discardableResult
    mutating func insert(_ character: UInt8) -> UInt64 {
        let bit: UInt64 = 1 &<< UInt64(character)
        if character < 64 {
            low |= bit
            return bit
        }
        high |= bit
        return 0
    }

    @inline(__always)
    func contains(_ character: Unicode.Scalar) -> Bool {
        (character.value < 64 ? low : high) & (1 &<< UInt64(character.value)) != 0
    }

    /// `true` if the set has one of a...z.
    @inline(__always)
    var hasSmallLetters: Bool { high & 0x07FF_FFFE_0000_0000 != 0 }

    /// `true` if the set has one of the characters that stand for letters beyond ASCII.
    @inline(__always)
    var hasForeignLetters: Bool { low & 0b1110 != 0 }

    @inline(__always)
    func isSubset(of other: ASCIISet) -> Bool { low & ~other.low == 0 && high & ~other.high == 0 }
}

extension ASCIISet: Equatable {}
