/// Rules for dates that are entered as digits: month, day and year, or month and year of two digits.
struct DateDigits {
    let hasDay: Bool

    /// `MM/DD/YYYY`.
    static let day = DateDigits(hasDay: true)
    /// `MM/YY`.
    static let expiry = DateDigits(hasDay: false)

    private var capacity: Int { hasDay ? 8 : 4 }

    /// The digits of the date.
    ///
    /// While text is put in, a month or day of one digit gets its 0 as soon as no second digit can follow it: a month
    /// from 2, a day from 4, or one followed by a separator. While text is deleted, a 0 that remains alone of
    /// a month or day goes too.
    func filter(_ text: String, expanding: Bool?) -> String {
        switch expanding {
        case true?: completed(String(normalized(text).prefix(capacity)))
        case false?: withoutLoneZero(Digits.filter(text, limit: capacity))
        case nil: Digits.filter(text, limit: capacity)
        }
    }

    /// The digits of a text in the order of the template, and those that are too many.
    func normalized(_ text: String) -> String {
        separated(text) ?? Digits.filter(text, limit: .max)
    }

    /// The digits of a date whose parts are separated; `nil` for other texts.
    private func separated(_ text: String) -> String? {
        var parts = text.split(omittingEmptySubsequences: false) { $0.decimalDigit == nil }
            .map { Digits.filter(String($0), limit: 5) }
        guard parts.count > 1, parts.count <= (hasDay ? 3 : 2), parts[0].count > 0 else { return nil }
        if hasDay, parts.count == 2, parts[0].count == 3 || parts[0].count == 4 {
            // Month and day were entered before and stand together.
            let monthAndDay = parts.removeFirst()
            parts = [String(monthAndDay.prefix(2)), String(monthAndDay.dropFirst(2))] + parts
        }
        if parts[0].count == 4 {
            // The year first, as ISO 8601 and the autofill of browsers write a date.
            parts.append(parts.removeFirst())
            guard parts.count == (hasDay ? 3 : 2) else { return nil }
        }
        var digits = ""
        for (index, part) in parts.enumerated() {
            let isYear = index == (hasDay ? 2 : 1)
            let isFollowed = index + 1 < parts.count
            if isYear {
                digits += !hasDay && part.count == 4 ? String(part.suffix(2)) : part
            } else {
                guard part.count <= 2, !part.isEmpty || !isFollowed else { return nil }
                digits += (part.count == 1 && part != "0" && isFollowed ? "0" : "") + part
            }
        }
        return digits
    }

    private func completed(_ digits: String) -> String {
        guard let last = digits.last else { return digits }
        let isMonth = digits.count == 1 && last >= "2"
        let isDay = hasDay && digits.count == 3 && last >= "4"
        return isMonth || isDay ? String(digits.dropLast()) + "0" + String(last) : digits
    }

    private func withoutLoneZero(_ digits: String) -> String {
        let isLone = digits.count == 1 || (hasDay && digits.count == 3)
        return isLone && digits.last == "0" ? String(digits.dropLast()) : digits
    }
}
