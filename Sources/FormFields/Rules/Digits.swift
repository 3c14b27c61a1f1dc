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
        number(of: values(in: text))
    }

    static func number(of digits: some Collection<Int>) -> Int? {
        guard !digits.isEmpty, digits.count <= 18 else { return nil }
        return digits.reduce(0) { $0 * 10 + $1 }
    }

    /// The fault of a text that must have a number of digits and nothing else but separators.
    static func issue(in text: String, count: Int, named name: String) -> String? {
        foreignCharacter(in: text) ?? (values(in: text).count == count ? nil : "A \(name) has \(count) digits")
    }

    /// The fault of a text that has something else than digits and separators.
    static func foreignCharacter(in text: String) -> String? {
        text.allSatisfy { $0.decimalDigit != nil || $0.isNumberSeparator } ? nil : "Enter digits only"
    }

    /// Returns `true` if digits can become a number within bounds by adding more, up to a total number of digits.
    static func canReach(_ bounds: ClosedRange<Int>, from digits: [Int], count: Int) -> Bool {
        guard let number = number(of: digits) else { return digits.isEmpty }
        var (lowest, highest) = (number, number)
        for _ in digits.count...max(count, digits.count) {
            if bounds.overlaps(lowest...highest) { return true }
            lowest *= 10
            highest = highest * 10 + 9
        }
        return false
    }

    /// Returns `true` if a text has a minus sign, or stands in parentheses as accountants write a negative amount.
    static func isNegative(_ text: String) -> Bool {
        var isOpen = false
        for character in text {
            switch character {
            case "-", "\u{2212}", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{FF0D}": return true
            case "(": isOpen = true
            case ")" where isOpen: return true
            default: break
            }
        }
        return false
    }
}
