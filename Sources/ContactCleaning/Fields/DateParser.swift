/// Parses dates in common notations: `4/25/1985`, `25.04.1985`, `12 April 1985`, `Apr 12th, 1985`, `1985年4月12日`.
struct DateParser {
    private var numbers: [(value: Int, digits: Int)] = []
    private var month: Int?
    private var hasDots = false
    private var isKnown = true
    private var order: DateOrder?
    /// `true` for a text that begins as days without a year do in ISO 8601:2000 and in vCard: `--04-12`, `--0412`.
    private let isWithoutYear: Bool

    /// Parses a text.
    ///
    /// - Parameter order: the order of day and month where the text does not tell.
    static func read(_ text: String, order: DateOrder? = nil) -> ParsedDate {
        var parser = DateParser(text)
        parser.order = order
        return parser.reading
    }

    /// The order of day and month that a date of numbers shows by its value; `nil` if it shows none.
    static func order(of text: String) -> DateOrder? {
        let parser = DateParser(text)
        if parser.isWithoutYear { return nil }
        let days = parser.numbers.prefix(2).map(\.value)
        guard parser.isKnown, parser.month == nil, days.count == 2, parser.numbers[0].digits < 3, days[0] != days[1],
            parser.numbers.count == 2 ? parser.numbers[1].digits < 3 : parser.numbers.count == 3
        else { return nil }
        if 13...31 ~= days[0], days[1] <= 12 { return .dayFirst }
        return 13...31 ~= days[1] && days[0] <= 12 ? .monthFirst : nil
    }

    private init(_ text: String) {
        isWithoutYear = text.hasPrefix("--")
        // A time of day tells nothing about the day.
        let clock = text.split(whereSeparator: \.isWhitespace).filter { !$0.contains(":") }.joined(separator: " ")
        var rest = Substring(clock.lowercased())
        while let first = rest.first {
            if first.isASCII, first.isWholeNumber {
                let digits = rest.prefix { $0.isASCII && $0.isWholeNumber }
                rest = rest.dropFirst(digits.count)
                numbers.append((Int(digits) ?? .max, digits.count))
            } else if first.isLetter {
                let word = rest.prefix { $0.isLetter }
                rest = rest.dropFirst(word.count)
                take(String(word))
            } else {
                if first == ".", month == nil { hasDots = true }
                rest = rest.dropFirst()
            }
        }
    }

    private mutating func take(_ word: String) {
        if let number = MonthNames.number(of: word) {
            if month != nil { isKnown = false }
            month = number
        } else if !MonthNames.isFiller(word) {
            isKnown = false
        }
    }

    private var reading: ParsedDate {
        guard isKnown, numbers.allSatisfy({ $0.value < 10_000 }) else { return .unreadable }
        if let month { return reading(in: month) }
        if isWithoutYear, let day = dayWithoutYear { return day }
        switch numbers.count {
        case 3: return threeNumbers
        // A year and a month, or day and month.
        case 2: return numbers.contains { $0.digits == 4 } ? .part : twoNumbers
        case 1: return numbers[0].digits == 4 ? .part : .unreadable
        default: return .unreadable
        }
    }

    /// The month and the day behind two hyphens, always in this order
    /// ([RFC 6350](https://www.rfc-editor.org/rfc/rfc6350#section-4.3.1)); `nil` for one of them alone.
    private var dayWithoutYear: ParsedDate? {
        switch numbers.map(\.digits) {
        case [4]: .checked(year: nil, month: numbers[0].value / 100, day: numbers[0].value % 100)
        case [2, 2], [1, 2], [2, 1], [1, 1]: .checked(year: nil, month: numbers[0].value, day: numbers[1].value)
        default: nil
        }
    }

    /// A date whose month is a word.
    private func reading(in month: Int) -> ParsedDate {
        switch numbers.count {
        case 2:
            let (first, second) = (numbers[0], numbers[1])
            if first.digits == 4 { return .checked(year: first.value, month: month, day: second.value) }
            if second.digits == 4 { return .checked(year: second.value, month: month, day: first.value) }
            return .withoutCentury
        case 1:
            return numbers[0].digits > 2 ? .part : .checked(year: nil, month: month, day: numbers[0].value)
        case 0: return .part
        default: return .unreadable
        }
    }

    /// A date of numbers only.
    ///
    /// A year in front is followed by month and day everywhere. With dots the day comes first: no locale of
    /// [CLDR](https://cldr.unicode.org) has it otherwise. With other marks both orders are in use.
    private var threeNumbers: ParsedDate {
        let (first, second, third) = (numbers[0], numbers[1], numbers[2])
        if first.digits == 4 { return .checked(year: first.value, month: second.value, day: third.value) }
        guard third.digits == 4 else { return .withoutCentury }
        return ParsedDate(first.value, second.value, year: third.value, hasDots: hasDots, order)
    }

    /// A day of every year: `12/31`, `31.12.`.
    private var twoNumbers: ParsedDate {
        let (first, second) = (numbers[0].value, numbers[1].value)
        // `12/85` is a month and the end of a year.
        guard first <= 31, second <= 31 else { return .withoutCentury }
        return ParsedDate(first, second, year: nil, hasDots: hasDots, order)
    }
}

extension ParsedDate {
    /// Reads two numbers, perhaps in front of a year, of which one is the month.
    fileprivate init(_ first: Int, _ second: Int, year: Int?, hasDots: Bool, _ order: DateOrder?) {
        if first == second || second <= 12 && (first > 12 || hasDots || order == .dayFirst) {
            self = .checked(year: year, month: second, day: first)
        } else if second > 12 || order == .monthFirst {
            self = .checked(year: year, month: first, day: second)
        } else {
            self = .ambiguous
        }
    }

    /// Reads the bytes of `4/25/1985`, `25.04.1985` and the like; `nil` for all other texts.
    init?(numeric text: Span<UInt8>, order: DateOrder? = nil) {
        guard (8...10).contains(text.count) else { return nil }
        let yearStart = text.count - 4
        let mark = text[yearStart - 1]
        guard mark == 0x2F || mark == 0x2E || mark == 0x2D,
            let split = (1...2).first(where: { text[$0] == mark }), (split + 2...split + 3).contains(yearStart - 1),
            let first = TextScan.number(text, 0..<split),
            let second = TextScan.number(text, split + 1..<yearStart - 1),
            let year = TextScan.number(text, yearStart..<text.count)
        else { return nil }
        self.init(first, second, year: year, hasDots: mark == 0x2E, order)
    }
}
