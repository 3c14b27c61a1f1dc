/// Days and times of a sheet, which are stored as numbers.
enum SheetDate {
    /// A day, with its time if it has one; a time alone for numbers below 1.
    static func text(_ number: Double, startsIn1904: Bool) -> String? {
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
