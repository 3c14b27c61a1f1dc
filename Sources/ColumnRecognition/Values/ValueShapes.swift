import PhoneNumbers

/// Texts that look like phone numbers.
enum PhoneShape {
    /// Digits and the marks between them, in a number and shape that a phone number may have.
    static func isPhone(_ text: String) -> Bool {
        var digits = 0
        for scalar in text.unicodeScalars {
            if DecimalDigit.value(of: scalar) != nil {
                digits += 1
                continue
            }
            switch scalar {
            case "+", "＋", "-", "–", "(", ")", ".", "/", "*", "#", "'", " ", "\u{A0}", "\u{2011}", "\t": continue
            default:
                if scalar.properties.generalCategory == .format || scalar.properties.isWhitespace { continue }
                return false
            }
        }
        return (5...17).contains(digits)
    }

    /// Returns `true` if a plus, a leading zero or marks between the digits show that a phone number was meant.
    static func isMarked(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first else { return false }
        if first == "+" || first == "＋" || first == "0" || first == "(" || first == "'" { return true }
        return text.contains(where: { " -()/".contains($0) }) || text.count(where: { $0 == "." }) > 1
    }
}

extension PhoneShape {
    /// Returns `true` if a plus, or parentheses around the first digits, leave little doubt.
    static func isCertain(_ text: String) -> Bool {
        var text = text[...]
        while let first = text.first, first == "'" || first == " " || first == "=" || first == "\"" {
            text.removeFirst()
        }
        guard let first = text.first else { return false }
        if first == "+" || first == "＋" { return true }
        guard first == "(", let end = text.firstIndex(of: ")") else { return false }
        let inside = text[text.index(after: text.startIndex)..<end].filter { $0 != " " }
        return (1...6).contains(inside.count) && text[end...].count > 5
    }
}

/// Dates that only a whole column of them can be told by: `01/05/23`, `5.1.23`, `20230105`, `12-Mar-1985`.
enum ShortDate {
    /// Two or three groups with one kind of mark between them that can be a day, a month and a year.
    static func isWhole(_ text: String) -> Bool {
        let date = text.prefix { $0 != " " && $0 != "T" && $0 != "," }
        for mark in ["/", ".", "-"] {
            let parts = date.split(separator: Character(mark), omittingEmptySubsequences: false)
            guard parts.count == 3 else { continue }
            if parts[1].count == 3, parts[1].allSatisfy(\.isLetter) {
                return Int(parts[0]) != nil && Int(parts[2]) != nil
            }
            let numbers = parts.compactMap { $0.count <= 4 ? Int($0) : nil }
            guard numbers.count == 3, numbers.allSatisfy({ $0 >= 0 }) else { continue }
            let lengths = parts.map(\.count)
            guard lengths[0] <= 2, lengths[1] <= 2, lengths[2] <= 2 else { continue }
            if isDay(numbers[0], numbers[1]) || isDay(numbers[1], numbers[2]) { return true }
        }
        return false
    }

    private static func isDay(_ first: Int, _ second: Int) -> Bool {
        (1...31).contains(first) && (1...31).contains(second) && min(first, second) <= 12
    }

    /// Returns `true` if eight digits are a year, a month and a day, or a day, a month and a year.
    static func isBare(_ number: UInt64) -> Bool {
        let (year, rest) = number.quotientAndRemainder(dividingBy: 10_000)
        if (1900...2099).contains(year), isDay(Int(rest / 100), Int(rest % 100)), rest / 100 <= 12 { return true }
        return (1900...2099).contains(rest) && isDay(Int(year / 100), Int(year % 100))
    }
}
