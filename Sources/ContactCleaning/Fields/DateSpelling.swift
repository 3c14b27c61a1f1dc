/// The form in which a text writes a date, for other dates beside it: `13.02.1980`, `2/13/1980`, `13 Feb 1980`.
struct DateSpelling {
    /// A piece of the text.
    private enum Piece {
        case day, month, year, monthWord(isShort: Bool)
        case mark(String)
    }

    private let pieces: [Piece]
    /// `true` if days and months have two digits.
    private let isPadded: Bool
    private let order: DateOrder?
    /// `true` if the year, or what stands for none, precedes month and day.
    private let isYearFirst: Bool
    private static let noYear = "--"

    /// The form of a text; `nil` if it is no day, or says it in a way in which no other is written: with a time, in a language other than English.
    ///
    /// - Parameters:
    ///   - order: The order of day and month where the text does not tell.
    ///   - others: Texts of the same form, which show whether small numbers have a zero in front.
    init?(_ text: String, order: DateOrder?, others: [String] = []) {
        guard case .day(let year, let month, let day) = DateParser.read(text, order: order),
            var pieces = Self.pieces(of: text, month: month)
        else { return nil }
        func places(where isWanted: (Piece) -> Bool) -> [Int] { pieces.indices.filter { isWanted(pieces[$0]) } }
        let days = places { if case .day = $0 { true } else { false } }
        let years = places { if case .year = $0 { true } else { false } }
        let words = places { if case .monthWord = $0 { true } else { false } }
        guard words.count <= 1, days.count == 2 - words.count, years.count == (year == nil ? 0 : 1) else { return nil }
        let isYearFirst =
            words.isEmpty && (text.hasPrefix(Self.noYear) || years.first.map { $0 < days[0] } ?? false)
        if words.isEmpty {
            if day == month, order == nil, !text.contains("."), !isYearFirst { return nil }
            let isDayFirst = day == month ? order == .dayFirst || text.contains(".") : Self.number(text) == day
            pieces[days[isYearFirst || !isDayFirst ? 0 : 1]] = .month
        }
        self.pieces = pieces
        self.order = order
        self.isYearFirst = isYearFirst
        isPadded = !([text] + others).contains(where: Self.hasSingleDigit)
    }

    /// The pieces of a text, whose numbers are days as long as nothing says more; `nil` if it has other words.
    private static func pieces(of text: String, month: Int) -> [Piece]? {
        var pieces: [Piece] = []
        var rest = text[...]
        while let first = rest.first {
            let part = rest.prefix { isSame($0, first) }
            rest = rest.dropFirst(part.count)
            if isDigit(first) {
                pieces.append(part.count == 4 ? .year : .day)
            } else if first.isLetter, !isMark(part) {
                guard let isShort = MonthNames.isShort(String(part), month: month) else { return nil }
                pieces.append(.monthWord(isShort: isShort))
            } else {
                pieces.append(.mark(String(part)))
            }
        }
        return pieces
    }

    /// A date in this form, from `1985-04-12` or `--04-12`; `nil` if it has another meaning in it, or none.
    func text(of date: String) -> String? {
        guard case .day(let year, let month, let day) = DateParser.read(date),
            !isYearFirst || hasYear == (year != nil)
        else { return nil }
        var text = ""
        var former: Piece?
        for piece in pieces {
            switch piece {
            case .day: text += padded(day)
            case .month: text += padded(month)
            case .monthWord(let isShort): text += MonthNames.english(month, isShort: isShort)
            case .year: text += year.map { Self.padded($0, 4) } ?? ""
            case .mark(let mark): text += mark
            }
            former = piece
        }
        if year == nil { text = Self.withoutEnd(text) }
        // A form without a year takes one behind the others.
        if let year, !hasYear {
            if case .mark = former {} else { text += separator }
            text += Self.padded(year, 4)
        }
        return DateParser.read(text, order: order).normalized == date ? text : nil
    }

    private var hasYear: Bool { pieces.contains { if case .year = $0 { true } else { false } } }

    private var separator: String {
        for case .mark(let mark) in pieces { return mark }
        return " "
    }

    private func padded(_ number: Int) -> String { isPadded ? Self.padded(number, 2) : String(number) }

    private static func padded(_ number: Int, _ count: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }

    /// A text without what stood in front of its year; a dot belongs to the number before it.
    private static func withoutEnd(_ text: String) -> String {
        String(text.reversed().drop { $0 != "." && !$0.isLetter && !$0.isNumber }.reversed())
    }

    /// The first number of a text.
    private static func number(_ text: String) -> Int? { Int(text.drop { !isDigit($0) }.prefix(while: isDigit)) }

    private static func hasSingleDigit(_ text: String) -> Bool {
        text.split { !isDigit($0) }.contains { $0.count == 1 }
    }

    /// Returns `true` for a letter that stands behind a number of a date: `年`.
    private static func isMark(_ text: some StringProtocol) -> Bool {
        text.allSatisfy { !$0.isASCII } && MonthNames.isFiller(String(text))
    }

    private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

    private static func isSame(_ character: Character, _ first: Character) -> Bool {
        isDigit(first) == isDigit(character) && first.isLetter == character.isLetter
    }
}
