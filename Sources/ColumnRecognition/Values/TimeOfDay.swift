import ContactReading

/// A time of day as tables write it: `9:30`, `16:00:00`, `8:05 PM`.
enum TimeOfDay {
    /// Returns `true` if a whole text is a time of day.
    static func isWhole(_ text: String) -> Bool {
        var rest = text.utf8[...]
        guard let hour = number(&rest, 1...2), hour < 25, skip(":", &rest) else { return false }
        guard let minute = number(&rest, 2...2), minute < 60 else { return false }
        if skip(":", &rest) {
            guard number(&rest, 2...2) != nil else { return false }
            if skip(".", &rest), number(&rest, 1...9) == nil { return false }
        }
        _ = skip(" ", &rest)
        if skip("a", &rest) || skip("p", &rest) {
            _ = skip(".", &rest)
            guard skip("m", &rest) else { return false }
            _ = skip(".", &rest)
        }
        return rest.isEmpty
    }

    /// Reads as many digits as there are; `nil` if that is not one of the counts.
    private static func number(_ rest: inout Substring.UTF8View, _ counts: ClosedRange<Int>) -> Int? {
        let digits = rest.prefix(while: ASCII.isDigit)
        rest = rest[digits.endIndex...]
        return counts.contains(digits.count) ? Int(Substring(digits)) : nil
    }

    /// Skips a character, in either case of a letter.
    private static func skip(_ character: Unicode.Scalar, _ rest: inout Substring.UTF8View) -> Bool {
        guard let first = rest.first, ASCII.lowercased(first) == UInt8(ascii: character) else { return false }
        rest = rest.dropFirst()
        return true
    }
}
