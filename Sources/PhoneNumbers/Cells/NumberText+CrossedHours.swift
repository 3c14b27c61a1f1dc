// Hours of a day and days of a week with a cross between them: `24x7`, `8 x 5`, `7x24`.

extension NumberText {
    /// `true` if the text has such hours.
    var holdsHoursAndDays: Bool {
        guard has("x") || has("\u{02}") || has("\u{04}") else { return false }
        return (start..<end).contains { isDigit(at: $0) && !isDigit(at: $0 - 1) && hoursAndDaysEnd(at: $0) != nil }
    }

    /// Where the hours and days end that start at a position; `nil` if none do.
    func hoursAndDaysEnd(at first: Int) -> Int? {
        let cross = skippingHourSign(digitsEnd(first))
        guard cross < end, isCross(at: cross), first == start || !isJoined(first - 1) else { return nil }
        let second = skippingSpaces(cross + 1)
        // `12 x5`: an extension. `01 42 68 53 12x5`: the last pair of a number.
        let isSpaced = isLetter(at: cross - 1) || self[cross - 1] == UInt8(ascii: " ")
        guard isSpaced == (second > cross + 1) || isLetter(at: cross - 1), self[first] != UInt8(ascii: "0"),
            second < end, self[second] != UInt8(ascii: "0")
        else { return nil }
        let last = digitsEnd(second)
        // Without spaces the cross is no letter of a word.
        guard last > second, digitsEnd(first) - first <= 2, last - second <= 2,
            !isLetter(at: last) || self[last] == Self.hour
        else { return nil }
        let (one, other) = (number(first..<digitsEnd(first)), number(second..<last))
        let isAlways = one == 24 && other == 7 || one == 7 && other == 24
        let areHours = Self.isWeek(other) && Self.isDay(one) || Self.isWeek(one) && Self.isDay(other)
        guard isAlways || !continuesGroups(first) else { return nil }
        return areHours && endsChunk(skippingHourSign(last)) ? skippingHourSign(last) : nil
    }

    private static let hour = UInt8(ascii: "h")

    private func skippingHourSign(_ position: Int) -> Int {
        var next = position
        if next < end, self[next] == Self.hour { next += 1 }
        let cross = skippingSpaces(next)
        return cross < end && isCross(at: cross) ? cross : next
    }

    private func isCross(at position: Int) -> Bool {
        self[position] == UInt8(ascii: "x") && !isLetter(at: position + 1) || self[position] == Self.cyrillicX
            || self[position] == Self.bullet
    }

    /// Returns `true` for a mark or a letter that joins digits behind it to those before it.
    private func isJoined(_ position: Int) -> Bool {
        isLetter(at: position) || self[position] == UInt8(ascii: "-") || self[position] == UInt8(ascii: ".")
            || self[position] == UInt8(ascii: "/")
    }

    private static func isWeek(_ days: Int) -> Bool { 5...7 ~= days }
    private static func isDay(_ hours: Int) -> Bool { 8...12 ~= hours || hours == 16 || hours == 24 }
}
