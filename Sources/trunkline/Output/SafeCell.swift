/// Cells that a spreadsheet must not take for formulas.
enum SafeCell {
    /// The text with `'` in front if a spreadsheet might calculate it.
    ///
    /// That is any text that begins, after spaces, with `=`, `+`, `-`, `@`, a full-width form of those, TAB or a line
    /// end. A number in E.164 form stays as it is: a plus with digits behind it is harmless and must be copied whole.
    static func neutralized(_ text: String) -> String {
        guard let first = text.unicodeScalars.first(where: { $0 != " " }) else { return text }
        switch first {
        case "=", "+", "-", "@", "\t", "\r", "\n", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}":
            return isE164(text) ? text : "'" + text
        default: return text
        }
    }

    /// `+`, a digit that is not zero, and six to fourteen digits.
    static func isE164(_ text: String) -> Bool {
        let bytes = text.utf8
        guard (8...16).contains(bytes.count), bytes.first == UInt8(ascii: "+") else { return false }
        let digits = bytes.dropFirst()
        return digits.first != UInt8(ascii: "0")
            && digits.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    }
}
