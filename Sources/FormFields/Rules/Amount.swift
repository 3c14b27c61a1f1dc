/// Rules for amounts of money and percentages: digits with at most one decimal point.
struct Amount {
    let prefix: String
    let suffix: String
    let wholeDigits: Int
    let decimals: Int
    /// The name of such a value, to complete "Enter".
    let object: String

    /// The least number of decimals of a finished value.
    private static let finishedDecimals = 2

    /// The digits and the first decimal point. Commas between thousands are left out.
    func filter(_ text: String) -> String {
        let (whole, fraction) = parts(of: text)
        guard let fraction else { return whole }
        return whole + "." + fraction
    }

    /// The template of a value: as many digits as it has, and at least one before and two after the point.
    func template(for entered: String) -> String {
        let (whole, fraction) = parts(of: entered)
        let isPointFirst = whole.isEmpty && fraction != nil
        return prefix
            + String(repeating: "0", count: isPointFirst ? 0 : max(whole.count, 1))
            + "."
            + String(repeating: "0", count: max(fraction?.count ?? 0, Self.finishedDecimals))
            + suffix
    }

    /// The value without zeros in front, with its decimals and its sign; a text without digits stays as it is.
    func finished(_ text: String, template: inout String) -> String {
        let (whole, fraction) = parts(of: text)
        guard !whole.isEmpty || fraction?.isEmpty == false else { return text }
        let significant = whole.drop { $0 == "0" }
        let missing = max(Self.finishedDecimals - (fraction?.count ?? 0), 0)
        let value =
            (significant.isEmpty ? "0" : String(significant)) + "." + (fraction ?? "")
            + String(repeating: "0", count: missing)
        template = self.template(for: value)
        return prefix + value + suffix
    }

    /// The fault of a text, if it has one; a value has digits, one decimal point at most, its sign and commas.
    func issue(in text: String) -> String? {
        guard text.contains(where: { $0.decimalDigit != nil }) else { return "Enter \(object)" }
        var points = 0
        for character in text {
            if character == "." { points += 1 }
            let isSign = prefix.contains(character) || suffix.contains(character)
            let isKnown = character.decimalDigit != nil || character == "." || character == "," || isSign
            guard isKnown || character.isWhitespace, points <= 1 else { return "Enter \(object) in digits" }
        }
        return nil
    }

    /// The digits before the decimal point, and those after it if there is one.
    private func parts(of text: String) -> (whole: String, fraction: String?) {
        guard let point = text.firstIndex(of: ".") else {
            return (Digits.filter(text, limit: wholeDigits), nil)
        }
        return (
            Digits.filter(String(text[..<point]), limit: wholeDigits),
            Digits.filter(String(text[point...]), limit: decimals)
        )
    }
}
