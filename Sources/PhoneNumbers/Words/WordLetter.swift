/// Letters as words are compared by: without case, and without the marks above and below them.
package enum WordLetter {
    /// The letter that stands for a scalar in comparisons: 0 for a mark that is dropped, `nil` for what is not a letter.
    package static func canonical(_ scalar: UInt32) -> UInt32? {
        switch scalar {
        case 0x41...0x5A: scalar | 0x20
        case 0x61...0x7A: scalar
        case 0..<0xAA: nil
        // `n°`
        case 0xB0: 0x6F
        case 0xAA...0x17F: latin(scalar)
        case 0x1A0, 0x1A1: 0x1A1
        case 0x1AF, 0x1B0: 0x1B0
        case 0x218, 0x219: 0x73
        case 0x21A, 0x21B: 0x74
        case 0x2BB...0x2BC, 0x300...0x36F: 0
        case 0x370...0x3FF: greek(scalar)
        case 0x400...0x52F: cyrillic(scalar)
        case 0x531...0x556: scalar + 0x30
        case 0x591...0x5C7: 0
        case 0x5F3, 0x5F4: nil
        case 0x620...0x6FF: arabic(scalar)
        case 0x1E00...0x1EFF: scalar | 1
        case 0x2000...0x206F, 0x20A0...0x20CF, 0x2190...0x25FF, 0x2B00...0x2BFF: nil
        case 0x3000...0x3004, 0x3008...0x3011, 0x3013...0x3020, 0x3030, 0x303D, 0x30FB, 0xFE30...0xFE6F: nil
        case 0xFF21...0xFF3A: scalar - 0xFEC0
        case 0xFF41...0xFF5A: scalar - 0xFEE0
        case 0xFF01...0xFF65: nil
        case 0xFFFD, 0xFFFF_FFFF: nil
        default: scalar
        }
    }

    /// The letters without marks of U+00C0 ... U+017F, in order; `-` for what is not a letter.
    private static let latinLetters: StaticString =
        """
        aaaaaaaceeeeiiiidnooooo-ouuuuytsaaaaaaaceeeeiiiidnooooo-ouuuuyty\
        aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllll\
        lllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs
        """

    private static func latin(_ scalar: UInt32) -> UInt32? {
        guard scalar >= 0xC0 else { return scalar == 0xAA ? 0x61 : scalar == 0xBA ? 0x6F : nil }
        let letter = latinLetters.utf8Start[Int(scalar - 0xC0)]
        return letter == UInt8(ascii: "-") ? nil : UInt32(letter)
    }

    private static func greek(_ scalar: UInt32) -> UInt32? {
        switch scalar {
        case 0x386, 0x3AC: 0x3B1
        case 0x388, 0x3AD: 0x3B5
        case 0x389, 0x3AE: 0x3B7
        case 0x38A, 0x3AA, 0x3AF, 0x3CA, 0x390: 0x3B9
        case 0x38C, 0x3CC: 0x3BF
        case 0x38E, 0x3AB, 0x3CD, 0x3CB, 0x3B0: 0x3C5
        case 0x38F, 0x3CE: 0x3C9
        case 0x3C2: 0x3C3
        case 0x391...0x3A9: scalar + 0x20
        case 0x37E, 0x384, 0x385, 0x387: nil
        default: scalar
        }
    }

    private static func cyrillic(_ scalar: UInt32) -> UInt32 {
        switch scalar {
        case 0x401, 0x451: 0x435
        case 0x419, 0x439: 0x438
        case 0x400...0x40F: scalar + 0x50
        case 0x410...0x42F: scalar + 0x20
        case 0x460...0x4BF, 0x4D0...0x52F: scalar | 1
        default: scalar
        }
    }

    private static func arabic(_ scalar: UInt32) -> UInt32? {
        switch scalar {
        case 0x622, 0x623, 0x625, 0x671: 0x627
        case 0x649, 0x64A: 0x6CC
        case 0x643: 0x6A9
        case 0x629, 0x6C0, 0x6C1, 0x6C2, 0x6C3: 0x647
        case 0x640, 0x64B...0x65F, 0x670: 0
        case 0x660...0x66D, 0x6D4, 0x6F0...0x6F9: nil
        default: scalar
        }
    }
}
