/// A date of birth: year, month and day as a number of eight digits. The year is 0 where it is not known, and of two digits where no more are.
struct BirthDate: Sendable, Hashable {
    let digits: UInt32

    static let unknown = BirthDate(digits: 0)
    /// Beside the digits: month and day may be the other way round, as in `7/10/1991`.
    private static let ambiguity: UInt32 = 1 << 31
    /// A number above those of all dates.
    static let limit: UInt64 = 1 << 32

    var isUnknown: Bool { digits == 0 }
    private var isAmbiguous: Bool { digits & Self.ambiguity != 0 }
    private var plain: UInt32 { digits & ~Self.ambiguity }
    private var year: UInt32 { plain / 10000 }
    private var monthAndDay: UInt32 { plain % 10000 }
    /// The date with month and day the other way round.
    private var swapped: BirthDate {
        BirthDate(digits: year * 10000 + monthAndDay % 100 * 100 + monthAndDay / 100)
    }

    /// Children that were born since then are under 13, the least age for a mailbox of their own in many countries
    /// ([16 CFR 312.2](https://www.ecfr.gov/current/title-16/chapter-I/subchapter-C/part-312/section-312.2)), at the time of this version of the rule.
    private static let firstYearOfChildren: UInt32 = 2013

    /// `true` if a child was born that day: numbers and addresses on the card are those of the parents, as a rule.
    var isOfChild: Bool { year >= Self.firstYearOfChildren }

    /// `true` for the day that is written where none is known.
    var isFirstOfJanuary: Bool { monthAndDay == 101 }

    init(digits: UInt32) { self.digits = digits }

    /// The date as a key: that of the day as it was read, where month and day may be the other way round.
    var key: UInt64 { StableHash.mixed(UInt64(plain), 0xB1) }

    /// Reads `1985-04-12`, `19850412`, `--04-12`, `12.4.1985`, `12.4.85`, `12-04-85`, `4/12/1985` or `12/4/1985`; anything else, days
    /// that no month has, and dates that stand for none, are ``unknown``.
    init(_ text: UnsafeBufferPointer<UInt8>) {
        var (parts, lengths): ((UInt32, UInt32, UInt32), (Int, Int, Int)) = ((0, 0, 0), (0, 0, 0))
        var (place, separator) = (0, UInt8(0))
        let isYearless = text.count > 2 && text[0] == 0x2D && text[1] == 0x2D
        for byte in text.dropFirst(isYearless ? 2 : 0) {
            if byte &- 0x30 < 10 {
                let digit = UInt32(byte - 0x30)
                switch place {
                case 0: (parts.0, lengths.0) = (parts.0 &* 10 &+ digit, lengths.0 + 1)
                case 1: (parts.1, lengths.1) = (parts.1 &* 10 &+ digit, lengths.1 + 1)
                default: (parts.2, lengths.2) = (parts.2 &* 10 &+ digit, lengths.2 + 1)
                }
            } else if byte == 0x2D || byte == 0x2E || byte == 0x2F, place < 2 {
                (separator, place) = (byte, place + 1)
            } else {
                break
            }
        }
        self.digits = Self.digits(parts, lengths, separator, isYearless: isYearless)
    }

    private static func digits(
        _ parts: (UInt32, UInt32, UInt32), _ lengths: (Int, Int, Int), _ separator: UInt8, isYearless: Bool
    ) -> UInt32 {
        if isYearless {
            return lengths == (2, 2, 0)
                ? number(0, parts.0, parts.1) : lengths == (4, 0, 0) ? number(0, parts.0 / 100, parts.0 % 100) : 0
        }
        switch lengths {
        case (8, 0, 0): return number(parts.0 / 10000, parts.0 / 100 % 100, parts.0 % 100)
        case (4, 1...2, 1...2): return number(parts.0, parts.1, parts.2)
        case (1...2, 1...2, 4) where separator == 0x2F:
            if parts.0 > 12 { return number(parts.2, parts.1, parts.0) }
            let first = number(parts.2, parts.0, parts.1)
            return first == 0 || parts.1 > 12 || parts.0 == parts.1 ? first : first | ambiguity
        case (1...2, 1...2, 4): return dayFirst(parts)
        case (1...2, 1...2, 2) where separator == 0x2E || separator == 0x2D && parts.2 > 31:
            return dayFirst(parts)
        default: return 0
        }
    }

    /// `true` if the year is known with its century.
    private var hasWholeYear: Bool { year > 99 }

    /// A day, a month and a year; a month and a day where they can be nothing else: `04-13-1985`.
    private static func dayFirst(_ parts: (UInt32, UInt32, UInt32)) -> UInt32 {
        parts.1 > 12 ? number(parts.2, parts.0, parts.1) : number(parts.2, parts.1, parts.0)
    }

    private static func number(_ year: UInt32, _ month: UInt32, _ day: UInt32) -> UInt32 {
        guard isDay(year, month, day) else { return 0 }
        let digits = year * 10000 + month * 100 + day
        return placeholders.contains(digits) ? 0 : digits
    }

    /// The days of the months of a leap year.
    private static let days: [UInt32] = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

    /// Returns `true` if a month has a day. In a year that is not known, or of which two digits are, February may have 29 days.
    private static func isDay(_ year: UInt32, _ month: UInt32, _ day: UInt32) -> Bool {
        guard year < 10000, 1...12 ~= month, day > 0, day <= days[Int(month) - 1] else { return false }
        let isLeap = year % 4 == 0 && (year < 100 || year % 100 != 0 || year % 400 == 0)
        return month != 2 || day < 29 || isLeap
    }

    private static let placeholders: [UInt32] = [
        101, 10101, 18991230, 19000101, 19010101, 19700101, 16040101, 99991231, 11111111, 20000101,
    ]

    /// The result of comparing two dates.
    enum Comparison: Int {
        case unknown, same, sameDayWithoutYear, oneSlipApart
        /// Two of year, month and day.
        case twoPartsAgree
        case different
    }

    /// Compares two dates. A slip is one digit, two swapped digits, or day and month swapped.
    func compared(to other: BirthDate) -> Comparison {
        if isUnknown || other.isUnknown { return .unknown }
        if isAmbiguous || other.isAmbiguous {
            let (one, two) = (BirthDate(digits: plain), BirthDate(digits: other.plain))
            let asRead = one.compared(to: two)
            let swapped = isAmbiguous ? self.swapped.compared(to: two) : one.compared(to: other.swapped)
            return asRead.rawValue < swapped.rawValue ? asRead : swapped
        }
        if digits == other.digits { return .same }
        if !hasWholeYear || !other.hasWholeYear, year != 0, other.year != 0 {
            return monthAndDay == other.monthAndDay && year % 100 == other.year % 100 ? .sameDayWithoutYear : .different
        }
        if year == 0 || other.year == 0 {
            return monthAndDay == other.monthAndDay ? .sameDayWithoutYear : .different
        }
        if year == other.year, monthAndDay % 100 == other.monthAndDay / 100,
            monthAndDay / 100 == other.monthAndDay % 100
        {
            return .oneSlipApart
        }
        if isOneSlip(from: other) { return .oneSlipApart }
        let isSameMonth = monthAndDay / 100 == other.monthAndDay / 100
        let isSameDay = monthAndDay % 100 == other.monthAndDay % 100
        let hasTwo = isSameMonth ? isSameDay || year == other.year : isSameDay && year == other.year
        return hasTwo ? .twoPartsAgree : .different
    }

    /// Returns `true` if year, month and day of two whole dates differ, and nothing of it is a slip of the pen: whatever else two of one name share, they
    /// were not born the same day.
    func isOther(than other: BirthDate) -> Bool {
        guard hasWholeYear, other.hasWholeYear, year != other.year, compared(to: other) == .different else {
            return false
        }
        let (one, two) = (
            Set([monthAndDay / 100, monthAndDay % 100]), [other.monthAndDay / 100, other.monthAndDay % 100]
        )
        return one.isDisjoint(with: two)
    }

    /// Returns `true` if two dates are of one day, and a parent and a child may have them.
    func mayBeParent(of other: BirthDate) -> Bool {
        hasWholeYear && other.hasWholeYear && monthAndDay == other.monthAndDay
            && abs(Int(year) - Int(other.year)) >= Self.youngestParent
    }

    private static let youngestParent = 16

    private func isOneSlip(from other: BirthDate) -> Bool {
        var first = digits
        var second = other.digits
        var differences: [(UInt32, UInt32, Int)] = []
        for place in 0..<8 {
            if first % 10 != second % 10 { differences.append((first % 10, second % 10, place)) }
            if differences.count > 2 { return false }
            first /= 10
            second /= 10
        }
        if differences.count == 1 { return true }
        guard differences.count == 2 else { return false }
        return differences[0].2 + 1 == differences[1].2 && differences[0].0 == differences[1].1
            && differences[0].1 == differences[1].0
    }
}
