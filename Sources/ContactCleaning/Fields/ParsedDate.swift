import ContactModel
import FormFields

/// A text in a date field, parsed.
enum ParsedDate: Equatable {
    /// A day, of some year or of every year.
    case day(year: Int?, month: Int, day: Int)
    /// A part of a date that is not a day, as a year alone.
    case part
    /// Day and month could be swapped.
    case ambiguous
    /// The year lacks its century.
    case withoutCentury
    /// A day that the calendar does not have.
    case impossible
    /// No date in a known spelling.
    case unreadable

    /// A day if the calendar has it.
    static func checked(year: Int?, month: Int, day: Int) -> ParsedDate {
        // Without a year it may be a leap year.
        let exists = CalendarDay(year: year ?? 2000, month: month, day: day) != nil
        return exists ? .day(year: year, month: month, day: day) : .impossible
    }

    /// The issue of the date; `nil` for days and parts of dates.
    var issue: FieldIssue? {
        switch self {
        case .day, .part: nil
        case .ambiguous: FieldIssue(.ambiguousDate, .note, .ambiguousDate)
        case .withoutCentury: FieldIssue(.ambiguousDate, .note, .dateWithoutCentury)
        case .impossible: FieldIssue(.impossibleDate, .warning, .impossibleDate)
        case .unreadable: FieldIssue(.unreadableDate, .note, .unreadableDate)
        }
    }

    /// The day as ISO 8601 and vCard write it, `1985-04-12` or `--04-12`; `nil` for everything else.
    var normalized: String? {
        guard case .day(let year, let month, let day) = self else { return nil }
        func digits(_ number: Int, _ count: Int) -> String {
            let digits = String(number)
            return String(repeating: "0", count: max(0, count - digits.count)) + digits
        }
        return "\(year.map { digits($0, 4) } ?? "-")-\(digits(month, 2))-\(digits(day, 2))"
    }
}

extension ParsedDate {
    /// Reads the forms that a reader of contacts gives most dates: `1985-04-12`, `--04-12`, `--04`, `---12`.
    ///
    /// - Returns: `nil` for all other texts.
    init?(plain text: Span<UInt8>) {
        let hyphen = UInt8(ascii: "-")
        if text.count == 10, text[4] == hyphen, text[7] == hyphen,
            let year = TextScan.number(text, 0..<4), let month = TextScan.number(text, 5..<7),
            let day = TextScan.number(text, 8..<10)
        {
            self = .checked(year: year, month: month, day: day)
        } else if text.count == 7, text[0] == hyphen, text[1] == hyphen, text[4] == hyphen,
            let month = TextScan.number(text, 2..<4), let day = TextScan.number(text, 5..<7)
        {
            self = .checked(year: nil, month: month, day: day)
        } else if text.count == 4 || text.count == 5, text[0] == hyphen, text[1] == hyphen {
            // `--04` or `---12`: a month or a day of it alone.
            self = .part
        } else {
            return nil
        }
    }
}
