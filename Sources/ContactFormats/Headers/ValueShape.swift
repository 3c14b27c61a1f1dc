/// What a cell looks like, where no header says what it is.
enum ValueShape {
    /// Digits and the marks between them, in a number and shape that a phone number may have.
    static func isPhone(_ text: String) -> Bool {
        var digits = 0
        for scalar in text.unicodeScalars {
            if scalar.properties.numericType == .decimal {
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

    /// Something, an at sign, and something with a dot.
    static func isEmail(_ text: String) -> Bool {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".") && !text.contains(" ")
    }
}
