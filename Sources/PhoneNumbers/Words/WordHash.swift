/// The hash of a word, letter by letter: FNV-1a over canonical letters.
struct WordHash {
    private(set) var value: UInt64 = Self.offset
    private static let offset: UInt64 = 0xCBF2_9CE4_8422_2325

    /// The hash of no letters yet.
    init() {}

    /// The hash of the letters of a text; other characters do not count.
    init(of text: some StringProtocol) {
        for scalar in text.unicodeScalars {
            if let letter = WordLetter.canonical(scalar.value), letter != 0 { add(letter) }
        }
    }

    var isEmpty: Bool { value == Self.offset }

    @inline(__always)
    mutating func add(_ letter: UInt32) {
        value = (value ^ UInt64(letter)) &* 0x100_0000_01B3
    }

    /// Adds the letter that a scalar stands for, or a slash; no other character.
    mutating func addLetterOrSlash(_ scalar: UInt32) {
        if scalar == UInt32(UInt8(ascii: "/")) {
            add(scalar)
        } else if let letter = WordLetter.canonical(scalar), letter != 0 {
            add(letter)
        }
    }
}
