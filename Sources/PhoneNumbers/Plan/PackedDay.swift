/// A day, month or year as a number of eight digits: `2021-01-31` as 20210131.
package enum PackedDay {
    /// The number of `2021-01-31`, `2021-01` or `2021`; `nil` for any other text.
    ///
    /// - Parameter unknown: stands for a month and a day that the text does not name.
    package static func number(of text: Substring, unknown: UInt32) -> UInt32? {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard 1...3 ~= parts.count, zip(parts, [4, 2, 2]).allSatisfy({ $0.utf8.count == $1 }) else { return nil }
        let numbers = parts.compactMap { UInt32($0) }
        guard numbers.count == parts.count else { return nil }
        return number(
            year: numbers[0], month: numbers.count > 1 ? numbers[1] : nil, day: numbers.count > 2 ? numbers[2] : nil,
            unknown: unknown)
    }

    /// The number of a day; `nil` if there is no such year from 1900 on, month or day.
    package static func number(year: UInt32, month: UInt32?, day: UInt32?, unknown: UInt32) -> UInt32? {
        guard 1900...2999 ~= year, 1...12 ~= month ?? 1, 1...31 ~= day ?? 1 else { return nil }
        return year * 10000 + (month ?? unknown) * 100 + (day ?? unknown)
    }

    /// The text of a number whose unknown parts are 0.
    static func text(_ number: UInt32) -> String {
        var text = String(number / 10000)
        for part in [number / 100 % 100, number % 100] where part > 0 {
            text += part < 10 ? "-0" : "-"
            text += String(part)
        }
        return text
    }
}
