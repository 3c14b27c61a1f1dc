/// The digits of a text as people enter it, and where the caret stands among them.
struct EnteredText {
    /// The digits 0...9, in the order of the text.
    private(set) var digits: [UInt8] = []
    /// `true` if a plus comes before the first digit.
    private(set) var hasPlus = false
    /// The number of digits before the caret.
    private(set) var digitsBeforeCaret = 0

    /// Reads a text: decimal digits of any script, and the letters of a phone word.
    ///
    /// Letters before the first digit or plus are a label, as in `Tel. 020 7946 0958`, and are not read.
    ///
    /// - Parameters:
    ///   - input: Any text.
    ///   - caret: The number of characters before the caret; any number is clamped to the text, and `nil` is its end.
    init(_ input: String, caret: Int?) {
        digits.reserveCapacity(24)
        let caret = max(caret ?? Int.max, 0)
        var position = 0
        var caretCount: Int?
        if input.hasOnlyPlainCharacters {
            for byte in input.utf8 {
                if position == caret { caretCount = digits.count }
                read(Unicode.Scalar(byte))
                position += 1
            }
        } else {
            for character in input {
                if position == caret { caretCount = digits.count }
                for scalar in character.unicodeScalars { read(scalar) }
                position += 1
            }
        }
        digitsBeforeCaret = caretCount ?? digits.count
    }

    private mutating func read(_ scalar: Unicode.Scalar) {
        if let digit = DecimalDigit.value(of: scalar) {
            digits.append(digit)
        } else if digits.isEmpty, scalar == "+" || scalar == "\u{FF0B}" {
            hasPlus = true
        } else if hasPlus || !digits.isEmpty, let digit = Keypad.digit(of: scalar) {
            digits.append(digit)
        }
    }
}
