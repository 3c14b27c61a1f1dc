/// Inspects the bytes of a value, so that no string is created for values that are obviously valid.
enum TextScan {
    /// Returns `true` if a byte begins a letter of ASCII or of a script that consists almost entirely of letters.
    ///
    /// The bytes that begin punctuation, symbols and emoji in UTF-8 (C2, E2, E3 80, EF, F0) do not count.
    static func beginsLetter(_ text: Span<UInt8>, at index: Int) -> Bool {
        switch text[index] {
        case 0x41...0x5A, 0x61...0x7A, 0xC3...0xDF, 0xE0, 0xE1, 0xE4...0xED: true
        case 0xE3: index + 1 < text.count && text[index + 1] > 0x80
        default: false
        }
    }

    static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

    static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

    /// The number that some digits make; `nil` if another byte is among them.
    static func number(_ text: Span<UInt8>, _ range: Range<Int>) -> Int? {
        var number = 0
        for index in range {
            guard isDigit(text[index]) else { return nil }
            number = number * 10 + Int(text[index] &- 0x30)
        }
        return number
    }
}
