/// Rules for values that are digits only.
enum Digits {
    /// The digits of a text, in ASCII, whatever stands between.
    static func filter(_ text: String, limit: Int) -> String {
        var digits = ""
        var count = 0
        for character in text where count < limit {
            guard let digit = character.decimalDigit else { continue }
            digits.append(digit)
            count += 1
        }
        return digits
    }

    /// The values of the digits of a text.
    static func values(in text: String) -> [Int] {
        text.compactMap { $0.decimalDigit?.wholeNumberValue }
    }

    /// The number that the digits of a text make; `nil` if there are none or far too many.
    static func number(in text: String) -> Int? {
        let values = values(in: text)
        guard !values.isEmpty, values.count <= 18 else { return nil }
        return values.reduce(0) { $0 * 10 + $1 }
    }

    static func problem(of text: String, count: Int, named name: String) -> String? {
        values(in: text).count == count ? nil : "A \(name) has \(count) digits"
    }
}
