/// Complete calendar dates, which are not numbers: `2023-01-05`, `12/25/1985`, `05.01.2023`, each also with a time behind it;
/// `20230105143000`.
///
/// Only what cannot be anything else counts: three groups with one kind of mark between them, a year of four digits from 1900
/// to 2099, and a day and a month that exist. `20230105` may be a number as well, and so may `01.02.03`.
package enum CalendarDate {
    /// Returns `true` if a text is a date and nothing else, blanks at its ends aside.
    @inline(__always)
    package static func isWhole(_ bytes: Span<UInt8>) -> Bool {
        if bytes.count == 14 || bytes.count == 15, mayBeginWithYear(bytes), isMoment(bytes) { return true }
        guard bytes.count >= 8, isMark(bytes[4]) || isMark(bytes[2]) || isMark(bytes[1]) || bytes[0] == 0x20 else {
            return false
        }
        return isDate(bytes)
    }

    /// Returns `true` if a text is a date of the Thai calendar and nothing else, whose years are 543 ahead: `2554/05/12`, `12/05/2554`.
    static func isBuddhist(_ bytes: Span<UInt8>) -> Bool { bytes.count >= 8 && isDate(bytes, years: buddhistYears) }

    /// The years of the Thai calendar that are 1900 to 2099.
    static let buddhistYears = 2443...2642

    @inline(__always)
    private static func mayBeginWithYear(_ bytes: Span<UInt8>) -> Bool {
        bytes[0] == UInt8(ascii: "2")
            ? bytes[1] == UInt8(ascii: "0") : bytes[0] == UInt8(ascii: "1") && bytes[1] == UInt8(ascii: "9")
    }

    /// Returns `true` for a date and a time of fourteen digits, of which a space or a mark may part the two.
    @inline(never)
    private static func isMoment(_ bytes: Span<UInt8>) -> Bool {
        var digits = DigitBuffer()
        for position in 0..<bytes.count where position != 8 || bytes.count == 14 {
            digits.append(ifDigit: bytes[position])
        }
        return digits.count == 14 && isMoment(digits)
    }

    /// Returns `true` if digits are a year, a month, a day, an hour and a minute, and perhaps seconds: `202301051430`.
    static func isMoment(_ digits: DigitBuffer) -> Bool {
        guard digits.count == 12 || digits.count == 14 else { return false }
        let minutes = digits.number(ofFirst: 12)
        let isTime = minutes / 100 % 100 < 24 && minutes % 100 < 60 && (digits.count == 12 || digits[12] < 6)
        return isTime && (1900...2099).contains(minutes / 100_000_000) && 1...12 ~= minutes / 1_000_000 % 100
            && 1...31 ~= minutes / 10_000 % 100
    }

    private static func isDate(_ bytes: Span<UInt8>, years: ClosedRange<Int> = 1900...2099) -> Bool {
        var position = 0
        while position < bytes.count, bytes[position] == 0x20 { position += 1 }
        guard let first = Group(bytes, &position), position < bytes.count, isMark(bytes[position]) else { return false }
        let mark = bytes[position]
        position += 1
        guard let second = Group(bytes, &position), position < bytes.count, bytes[position] == mark else {
            return false
        }
        position += 1
        guard let third = Group(bytes, &position), isEnd(position, of: bytes) else { return false }
        if first.length == 4 {
            return third.length <= 2 && years.contains(first.value) && isDay(second, third, isMonthFirst: true)
        }
        guard first.length <= 2, third.length == 4 else { return false }
        return years.contains(third.value) && isDay(first, second, isMonthFirst: nil)
    }

    /// - Parameter isMonthFirst: `nil` where either may be the month.
    private static func isDay(_ first: Group, _ second: Group, isMonthFirst: Bool?) -> Bool {
        guard first.length <= 2, second.length <= 2 else { return false }
        let isMonthDay = (1...12).contains(first.value) && (1...31).contains(second.value)
        let isDayMonth = (1...31).contains(first.value) && (1...12).contains(second.value)
        return isMonthDay || isMonthFirst == nil && isDayMonth
    }

    /// A run of one to four digits.
    private struct Group {
        var value = 0
        var length = 0

        init?(_ bytes: Span<UInt8>, _ position: inout Int) {
            while position < bytes.count, bytes[position] &- 0x30 < 10 {
                value = value * 10 + Int(bytes[position] &- 0x30)
                length += 1
                position += 1
                if length > 4 { return nil }
            }
            if length == 0 { return nil }
        }
    }

    /// Returns `true` if nothing follows but blanks, or a time of day.
    private static func isEnd(_ start: Int, of bytes: Span<UInt8>) -> Bool {
        var position = start
        while position < bytes.count, bytes[position] == 0x20 || bytes[position] == UInt8(ascii: ",") { position += 1 }
        if position == bytes.count { return true }
        if bytes[position] | 0x20 == UInt8(ascii: "t") { position += 1 }
        guard position > start, let hour = Group(bytes, &position), hour.length <= 2, hour.value < 25 else {
            return false
        }
        return position < bytes.count && (bytes[position] == UInt8(ascii: ":") || bytes[position] | 0x20 == 0x68)
    }

    @inline(__always)
    private static func isMark(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "-") < 3 }
}
