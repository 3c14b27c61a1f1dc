/// Text in columns of a fixed width.
enum ColumnText {
    /// The width of a text in columns of a terminal: two for wide East Asian characters and emoji, none for marks.
    static func width(of text: String) -> Int {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
        return text.reduce(0) { $0 + width(of: $1) }
    }

    /// The text with spaces behind it.
    static func left(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - Self.width(of: text)))
    }

    /// The text with spaces in front of it.
    static func right(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - Self.width(of: text))) + text
    }

    /// The beginning of a text that is too wide, with an ellipsis.
    static func cut(_ text: String, _ width: Int) -> String {
        guard Self.width(of: text) > width else { return text }
        var result = ""
        var taken = 1
        for character in text {
            taken += Self.width(of: character)
            if taken > width { break }
            result.append(character)
        }
        return result + "…"
    }

    /// A count with a comma between each three digits.
    static func grouped(_ count: Int) -> String {
        var digits = String(count.magnitude)
        var position = digits.count - 3
        while position > 0 {
            digits.insert(",", at: digits.index(digits.startIndex, offsetBy: position))
            position -= 3
        }
        return count < 0 ? "-" + digits : digits
    }

    /// A count and the name of one thing, in the plural where there are others: `1 contact`, `1,200 contacts`.
    static func counted(_ count: Int, _ noun: String) -> String { "\(grouped(count)) \(noun)\(count == 1 ? "" : "s")" }

    private static func width(of character: Character) -> Int {
        guard let scalar = character.unicodeScalars.first else { return 0 }
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
            0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1FAFF, 0x20000...0x3FFFD:
            return 2
        default:
            return scalar.properties.isDefaultIgnorableCodePoint ? 0 : 1
        }
    }
}
