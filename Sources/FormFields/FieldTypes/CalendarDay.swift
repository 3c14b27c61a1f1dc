/// A day of the Gregorian calendar.
public struct CalendarDay: Hashable, Sendable {
    /// The year, such as 2028.
    public let year: Int
    /// The month, 1 to 12.
    public let month: Int
    /// The day of the month, from 1.
    public let day: Int

    /// A day; `nil` if the calendar has no such day.
    ///
    /// - Parameters:
    ///   - year: the year of the Gregorian calendar.
    ///   - month: 1 to 12.
    ///   - day: 1 to the last day of the month.
    public init?(year: Int, month: Int, day: Int) {
        guard year >= 1, (1...12).contains(month), day >= 1, day <= Self.days(inMonth: month, of: year) else {
            return nil
        }
        self.year = year
        self.month = month
        self.day = day
    }

    /// Returns `true` if the year has a 29 February.
    public static func isLeap(_ year: Int) -> Bool {
        year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    }

    /// The number of days in a month; 0 if there is no such month.
    ///
    /// - Parameters:
    ///   - month: 1 to 12.
    ///   - year: the year, which decides about February.
    public static func days(inMonth month: Int, of year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        case 1...12: 31
        default: 0
        }
    }
}

extension CalendarDay: Comparable {
    /// Returns `true` if the left day is earlier.
    public static func < (left: CalendarDay, right: CalendarDay) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }
}
