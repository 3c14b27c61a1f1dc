import Foundation

/// The display format of numbers in a cell, as far as the value depends on it: dates, or leading zeros.
///
/// See [ECMA-376](https://ecma-international.org/publications-and-standards/standards/ecma-376/), part 1, 18.8.30.
enum NumberFormat: Hashable {
    case general
    /// A date, a time of day, or both.
    case date
    /// At least so many digits.
    case digits(Int)

    /// Programs allow no longer code: 255 characters.
    private static let maxCodeLength = 1024

    /// A format of the program's own.
    init(id: Int) {
        switch id {
        case 14...22, 27...36, 45...47, 50...58: self = .date
        default: self = .general
        }
    }

    /// A format of the file's.
    init(code: String) {
        guard code.utf8.count <= Self.maxCodeLength else {
            self = .general
            return
        }
        if !code.isEmpty, code.allSatisfy({ $0 == "0" }) {
            self = .digits(code.count)
            return
        }
        var plain = ""
        var isQuoted = false
        var isBracketed = false
        var isEscaped = false
        // Only the first section, for positive numbers.
        for character in code {
            if isEscaped {
                isEscaped = false
            } else if character == "\\" || character == "_" || character == "*" {
                isEscaped = true
            } else if character == "\"" {
                isQuoted.toggle()
            } else if isQuoted {
                continue
            } else if character == "[" {
                isBracketed = true
            } else if character == "]" {
                isBracketed = false
            } else if character == ";" {
                break
            } else if !isBracketed {
                plain.append(character)
            }
        }
        let lower = plain.lowercased()
        let isDate = lower.contains { "ydhs".contains($0) } || lower.contains("mm")
        self = isDate && !lower.contains("general") && !lower.contains("#") ? .date : .general
    }

    /// A number as the program shows it: whole numbers in full, dates as `1985-04-12`.
    ///
    /// - Parameters:
    ///   - text: the number as it is stored, such as `4.47400123456E+11`.
    ///   - startsIn1904: `true` if days are counted from 1904 and not from 1900.
    func text(of text: String, startsIn1904: Bool) -> String {
        guard let number = Double(text), number.isFinite else { return text }
        switch self {
        case .date: return Self.date(number, startsIn1904: startsIn1904) ?? Self.plain(number, text)
        case .digits(let count):
            let plain = Self.plain(number, text)
            guard plain.allSatisfy(\.isNumber), plain.count < count else { return plain }
            return String(repeating: "0", count: count - plain.count) + plain
        case .general: return Self.plain(number, text)
        }
    }

    /// Whole numbers in full, as far as a workbook keeps their digits.
    private static func plain(_ number: Double, _ text: String) -> String {
        if number == number.rounded(), abs(number) < 1e17 { return "\(Int64(number))" }
        // 0.30000000000000004 is stored for what is shown as 0.3.
        return abs(number) < 1e15 ? "\((number * 1e9).rounded() / 1e9)" : text
    }

    /// A day, with its time if it has one; a time alone for numbers below 1.
    private static func date(_ number: Double, startsIn1904: Bool) -> String? {
        guard number >= 0, number < 2_958_466 else { return nil }
        var days = Int(number)
        var seconds = Int(((number - Double(days)) * 86_400).rounded())
        if seconds == 86_400 { (days, seconds) = (days + 1, 0) }
        let time = [seconds / 3600, seconds / 60 % 60, seconds % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
            .joined(separator: ":")
        if days == 0, !startsIn1904 { return time }
        // 1900 has a 29 February there: day 60, which nobody was born on.
        let sinceEpoch = startsIn1904 ? days - 24_107 : days - (days > 60 ? 25_569 : 25_568)
        let date = day(sinceEpoch)
        return seconds == 0 ? date : date + " " + time
    }

    /// The date of a day since 1970-01-01.
    private static func day(_ number: Int) -> String {
        // Howard Hinnant's civil_from_days, https://howardhinnant.github.io/date_algorithms.html
        let shifted = number + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        func padded(_ number: Int, _ count: Int) -> String {
            let text = "\(number)"
            return String(repeating: "0", count: max(0, count - text.count)) + text
        }
        return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    }
}
