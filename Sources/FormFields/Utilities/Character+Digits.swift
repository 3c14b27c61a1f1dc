extension Character {
    /// The ASCII digit of the same value if this is a decimal digit of any script, such as the full-width `１`.
    var decimalDigit: Character? {
        guard let first = utf8.first else { return nil }
        if first < 0x80 { return first >= 0x30 && first <= 0x39 && utf8.count == 1 ? self : nil }
        guard let scalar = unicodeScalars.first else { return nil }
        guard scalar.properties.generalCategory == .decimalNumber, let value = wholeNumberValue else { return nil }
        return value <= 9 ? Character(Unicode.Scalar(UInt8(0x30 + value))) : nil
    }

    /// `true` if the character is one that people put between the digits of a number.
    var isNumberSeparator: Bool {
        switch self {
        case "-", ".", "(", ")", "/", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2212}": true
        // Marks of direction, which come along when a number is copied from a contact card.
        case "\u{200E}", "\u{200F}", "\u{202A}", "\u{202C}", "\u{202D}", "\u{2066}", "\u{2069}": true
        default: isWhitespace
        }
    }
}
