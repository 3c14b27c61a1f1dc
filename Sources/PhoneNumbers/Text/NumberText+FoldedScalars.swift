extension NumberText {
    /// The folded character of the digits and marks beyond ASCII that are met most often, without decoding them: Arabic, Persian and
    /// full-width digits, full-width marks, dashes, and spaces without a line break or of an ideograph's width.
    ///
    /// - Returns: the character and its length in bytes; `nil` for others.
    @inline(__always)
    static func foldedMark(at position: Int, of bytes: Span<UInt8>) -> (character: UInt8, length: Int)? {
        guard position &+ 1 < bytes.count else { return nil }
        let (lead, second) = (bytes[unchecked: position], bytes[unchecked: position &+ 1])
        switch lead {
        case 0xC2: return second == 0xA0 ? (UInt8(ascii: " "), 2) : nil
        case 0xD9: return second &- 0xA0 < 10 ? (second &- 0x70, 2) : nil
        case 0xDB: return second &- 0xB0 < 10 ? (second &- 0x80, 2) : nil
        case 0xE2, 0xE3, 0xEF: break
        default: return nil
        }
        guard position &+ 2 < bytes.count else { return nil }
        let third = bytes[unchecked: position &+ 2]
        switch (lead, second) {
        case (0xE2, 0x80): return third &- 0x90 < 6 ? (UInt8(ascii: "-"), 3) : nil
        case (0xE2, 0x88): return third == 0x92 ? (UInt8(ascii: "-"), 3) : nil
        case (0xE3, 0x80): return third == 0x80 ? (UInt8(ascii: " "), 3) : nil
        case (0xE3, 0x83): return third == 0xBC ? (UInt8(ascii: "-"), 3) : nil
        // U+FF01 ... U+FF1F
        case (0xEF, 0xBC): return third &- 0x81 < 31 ? (third &- 0x60, 3) : nil
        default: return nil
        }
    }

    /// The folded character of a scalar, or `nil` for one that is dropped.
    static func folded(_ scalar: UInt32) -> UInt8? {
        switch scalar {
        case 0xFF21...0xFF3A: return UInt8(scalar - 0xFEE0) | 0x20
        case 0xFF01...0xFF5E: return UInt8(scalar - 0xFEE0)
        case 0x660...0x669: return UInt8(scalar - 0x630)
        case 0x6F0...0x6F9: return UInt8(scalar - 0x6C0)
        case 0x966...0x96F: return UInt8(scalar - 0x936)
        case 0xA0, 0x3000: return UInt8(ascii: " ")
        case 0x301C, 0xF7: return UInt8(ascii: "~")
        case 0x2010...0x2015, 0x2212, 0x30FC: return UInt8(ascii: "-")
        case 0x09...0x0D: return UInt8(ascii: " ")
        case 0x00...0x1F, 0x7F, 0x301: return nil
        case 0xD2...0xD6, 0xF2...0xF6: return UInt8(ascii: "o")
        case 0x425, 0x445: return cyrillicX
        case 0x41E, 0x43E, 0x39F, 0x3BF: return foreignO
        case 0x2053, 0x223C: return UInt8(ascii: "~")
        case 0x60C, 0x3001, 0xFE50, 0xFE51, 0xFF64: return UInt8(ascii: ",")
        case 0x61B: return UInt8(ascii: ";")
        case 0xA6, 0x2016: return UInt8(ascii: "|")
        case 0x2044, 0x2215, 0x29F8: return UInt8(ascii: "/")
        case 0x2018...0x201B, 0x2032, 0x5F3: return UInt8(ascii: "'")
        case 0x201C...0x201F, 0xAB, 0xBB, 0x5F4: return UInt8(ascii: "\"")
        case 0x3010, 0x3014, 0x3008, 0x300C: return UInt8(ascii: "(")
        case 0x3011, 0x3015, 0x3009, 0x300D: return UInt8(ascii: ")")
        case 0xB7, 0x2022, 0x2027, 0x2219, 0x22C5, 0x30FB, 0xFF65: return bullet
        case 0xD7, 0x25A0...0x25A1, 0x25B3, 0x25CB, 0x25CF, 0x25E6, 0x25EF, 0x2715...0x2716, 0x2B24, 0x3007:
            return bullet
        case 0x2026: return ellipsis
        case 0xA2...0xA5, 0x58F, 0x9F2...0x9F3, 0xE3F, 0x20A0...0x20CF, 0xFDFC, 0xFFE0...0xFFE1, 0xFFE5...0xFFE6:
            return UInt8(ascii: "$")
        default: break
        }
        if ScalarTables.isInvisible(scalar) { return nil }
        if ScalarTables.isSpace(scalar) { return UInt8(ascii: " ") }
        if ScalarTables.isDash(scalar) { return UInt8(ascii: "-") }
        if let digit = Unicode.Scalar(scalar).flatMap(DecimalDigit.value(of:)) { return UInt8(ascii: "0") + digit }
        return other
    }
}
