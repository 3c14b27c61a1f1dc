/// The spellings of characters below U+3100 in folded text: up to four bytes of UTF-8 each.
struct LetterTable {
    /// Four bytes, the first in the lowest; 0 where the table says nothing.
    private let spellings: [UInt32]

    /// Stands for a character that is dropped.
    static let dropped: UInt32 = .max

    static let shared = LetterTable()

    private init() {
        var spellings = [UInt32](repeating: 0, count: 0x3100)
        for mark in [0x300...0x36F, 0x483...0x487, 0x591...0x5C7, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF] {
            for scalar in mark { spellings[scalar] = Self.dropped }
        }
        // Apostrophes stand inside words, and so do soft hyphens, joiners and marks of direction.
        for scalar in [0x27, 0x60, 0xAD, 0xB4, 0x2BB, 0x2BC, 0x2018, 0x2019, 0x2032, 0x61C, 0x30FC] {
            spellings[scalar] = Self.dropped
        }
        for scalar in Array(0x200B...0x200F) + Array(0x202A...0x202E) + Array(0x2060...0x2069) {
            spellings[scalar] = Self.dropped
        }
        for rows in [
            LatinLetters.rows, OtherLetters.cyrillic, OtherLetters.greek, OtherLetters.georgian, OtherLetters.armenian,
            OtherLetters.semitic, OtherLetters.hiragana,
        ] {
            for row in rows.split(separator: "\n") {
                let parts = row.split(separator: " ")
                guard parts.count == 2 else { continue }
                let spelling = parts[0] == "-" ? Self.dropped : Self.packed(parts[0])
                for letter in parts[1].unicodeScalars where letter.value < 0x3100 {
                    spellings[Int(letter.value)] = spelling
                }
            }
        }
        for hiragana in 0x3041...0x3096 { spellings[hiragana + 0x60] = spellings[hiragana] }
        self.spellings = spellings
    }

    private static func packed(_ text: Substring) -> UInt32 {
        var value: UInt32 = 0
        for (place, byte) in text.utf8.prefix(4).enumerated() { value |= UInt32(byte) << (8 * UInt32(place)) }
        return value
    }

    /// The spelling of a character, ``dropped``, or 0 where the table says nothing.
    @inline(__always)
    func spelling(of scalar: Unicode.Scalar) -> UInt32 {
        scalar.value < 0x3100 ? spellings[Int(scalar.value)] : 0
    }
}
