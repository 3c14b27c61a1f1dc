extension DateDigits {
    /// The fault of the part of a date that is entered so far, if it has one.
    func liveIssue(in text: String) -> String? {
        let digits = Digits.values(in: text)
        if let first = digits.first, first > 1 { return Self.noSuchMonth }
        guard digits.count >= 2 else { return nil }
        let month = digits[0] * 10 + digits[1]
        guard (1...12).contains(month) else { return Self.noSuchMonth }
        guard hasDay, digits.count >= 3 else { return nil }
        if digits[2] > 3 { return Self.noSuchDay }
        guard digits.count >= 4 else { return nil }
        if digits.count > 4, digits[4] == 0 { return Self.fourDigitYear }
        let day = digits[2] * 10 + digits[3]
        // Until the year is known it may be a leap year.
        let year = digits.count == 8 ? Self.year(digits[4...]) : 2000
        if day == 29, month == 2, !CalendarDay.isLeap(year) { return "\(year) is not a leap year" }
        return (1...CalendarDay.days(inMonth: month, of: year)).contains(day) ? nil : Self.noSuchDay
    }

    /// The reason that the text is no date, if there is one; for an expiry, also that it has passed.
    func issue(in text: String, on today: CalendarDay?) -> String? {
        let digits = Digits.values(in: text)
        guard digits.count == (hasDay ? 8 : 4) else {
            return hasDay ? "Enter month, day and year" : "Enter month and year"
        }
        if let issue = liveIssue(in: text) ?? Digits.foreignCharacter(in: text) { return issue }
        guard !hasDay, let today else { return nil }
        let expiry = (2000 + digits[2] * 10 + digits[3], digits[0] * 10 + digits[1])
        return expiry < (today.year, today.month) ? "The card has expired" : nil
    }

    private static let fourDigitYear = "Enter the year with four digits"
    private static let noSuchMonth = "No such month"
    private static let noSuchDay = "No such day in this month"

    private static func year(_ digits: ArraySlice<Int>) -> Int {
        digits.reduce(0) { $0 * 10 + $1 }
    }
}
