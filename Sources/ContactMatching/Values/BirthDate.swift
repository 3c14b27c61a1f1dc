/// A date of birth: year, month and day as a number of eight digits. The year is 0 where it is not known.
struct BirthDate: Sendable, Hashable {
    let digits: UInt32

    static let unknown = BirthDate(digits: 0)

    var isUnknown: Bool { digits == 0 }
    private var year: UInt32 { digits / 10000 }
    private var monthAndDay: UInt32 { digits % 10000 }

    init(digits: UInt32) { self.digits = digits }

    /// Reads `1985-04-12`, `19850412` or `--04-12`; anything else, and dates that stand for none, is ``unknown``.
    init(_ text: UnsafeBufferPointer<UInt8>) {
        var digits: UInt32 = 0
        var count = 0
        let isYearless = text.count > 2 && text[0] == 0x2D && text[1] == 0x2D
        for byte in text {
            if byte &- 0x30 < 10 {
                guard count < 8 else { break }
                digits = digits * 10 + UInt32(byte - 0x30)
                count += 1
            } else if byte != 0x2D {
                break
            }
        }
        let isWhole = count == (isYearless ? 4 : 8)
        self.digits = isWhole && !Self.placeholders.contains(digits) ? digits : 0
    }

    private static let placeholders: [UInt32] = [
        101, 10101, 18991230, 19000101, 19010101, 19700101, 16040101, 99991231, 11111111, 20000101,
    ]

    /// The result of comparing two dates.
    enum Comparison {
        case unknown, same, sameDayWithoutYear, oneSlipApart, different
    }

    /// Compares two dates. A slip is one digit, two swapped digits, or day and month swapped.
    func compared(to other: BirthDate) -> Comparison {
        if isUnknown || other.isUnknown { return .unknown }
        if digits == other.digits { return .same }
        if year == 0 || other.year == 0 {
            return monthAndDay == other.monthAndDay ? .sameDayWithoutYear : .different
        }
        if year == other.year, monthAndDay % 100 == other.monthAndDay / 100,
            monthAndDay / 100 == other.monthAndDay % 100
        {
            return .oneSlipApart
        }
        return isOneSlip(from: other) ? .oneSlipApart : .different
    }

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
