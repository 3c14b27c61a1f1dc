// Dates, and years behind a word or in brackets.

extension NumberText {
    /// Where a date or a range of years ends that starts at a position: `06.05.2024`, `2024-05-06`, `3 May 2020`, `2012-2013`.
    func dateEnd(at first: Int) -> Int? {
        if let last = markedDateEnd(at: first) { return last }
        if hasWord(.month), let last = dayAndMonthEnd(at: first) { return last }
        // `'21`
        if first > start, self[first - 1] == UInt8(ascii: "'"), digitsEnd(first) == first + 2,
            first - 2 < start || self[first - 2] == UInt8(ascii: " ") || self[first - 2] == UInt8(ascii: "("),
            endsChunk(first + 2), digitCount(outside: first..<first + 2) > 5, isQuotedYear(first)
        {
            return first + 2
        }
        if let day = dayInFrontEnd(at: first) { return day }
        guard let year = yearEnd(at: first) else { return nil }
        // `2019: 650-253-0000`
        if first == start, hasPrefix(": ", at: year), digitCount(year..<end) > 5 { return year }
        // `2015. 030 234567`, `(2021) 0171 234567`: a year in front of a number that shows where it begins.
        if digitCount(start..<first) == 0, digitCount(year..<end) > 5 {
            var next = year
            while next < end, Self.behindYear.contains(Unicode.Scalar(self[next])) { next += 1 }
            if next > year, self[year] != UInt8(ascii: " "), next < end,
                self[next] == UInt8(ascii: "0") || self[next] == UInt8(ascii: "+")
            {
                let isOpen = first > start && self[first - 1] == UInt8(ascii: "(")
                return isOpen && self[year] == UInt8(ascii: ")") ? year + 1 : year
            }
        }
        // `2020年`
        if isLetter(at: year), kind(at: wordEnd(year) - 1) == .date || kind(at: wordEnd(year) - 1) == .month {
            return wordEnd(year)
        }
        return nil
    }

    /// Returns `true` if two digits behind a quotation mark are not the first ones of a number, `'06 12 34 56 78`: no digits follow them, or
    /// a whole number with a zero or a plus in front.
    private func isQuotedYear(_ first: Int) -> Bool {
        let next = skippingSpaces(first + 2)
        guard isDigit(at: next) || hasPrefix("+", at: next) else { return true }
        return first - 1 > start && beginsNumber(next) && digitCount(next..<pieceEnd(next)) > 8
    }

    /// Where a date or a range of years ends behind whose first group a mark stands.
    private func markedDateEnd(at first: Int) -> Int? {
        let mark = digitsEnd(first)
        guard mark < end, DialString.isDateMark(self[mark]) || self[mark] == UInt8(ascii: "~") else { return nil }
        return numericDateEnd(at: first, allowsShortYear: false) ?? shortDateEnd(at: first) ?? yearRangeEnd(at: first)
            ?? monthOfYearEnd(at: first) ?? pairEnd(at: first)
    }

    /// Where a date with a year of two digits ends that stands apart from a number: `12/03/64`, `31.12.24`.
    @inline(never)
    private func shortDateEnd(at first: Int) -> Int? {
        guard
            first == start || self[first - 1] == UInt8(ascii: " ") || self[first - 1] == UInt8(ascii: "(")
                || self[first - 1] == UInt8(ascii: ","),
            let last = numericDateEnd(at: first, allowsShortYear: true), isAtEdge(first..<last),
            digitCount(outside: first..<last) > 5
        else { return nil }
        // No number has a group of one digit among others: `12.5.75`.
        let (mark, isShort) = (self[last - 3], last - first < 8)
        if isParted(first..<last), isShort || mark == UInt8(ascii: ".") { return last }
        return digitTotal > 12 && mark != UInt8(ascii: "-") && (!isShort || mark == UInt8(ascii: "/")) ? last : nil
    }

    /// Where a month and a year of two digits, or a fraction, end that stand in brackets beside a number, in front of one, or behind one
    /// and a comma: `(05/23)`, `(1/2)`, `05/23: 030 234567`, `030 234567, 05/23`.
    @inline(never)
    private func pairEnd(at first: Int) -> Int? {
        let slash = digitsEnd(first)
        let last = digitsEnd(slash + 1)
        guard slash - first < 3, hasPrefix("/", at: slash), 1...2 ~= last - slash - 1, isParted(first..<last),
            digitCount(outside: first..<last) > 5
        else { return nil }
        // `030 234567, 21/22` may be two other numbers.
        let isMonth = self[first] == UInt8(ascii: "0") && number(slash + 1..<last) > 12 && last == end
        return hasPrefix(")", at: last) || first == start || isMonth ? last : nil
    }

    /// Returns `true` if a comma, a colon, a bracket or the like stands between a part of the text and the digits beside it.
    @inline(never)
    private func isParted(_ range: Range<Int>) -> Bool {
        var before = range.lowerBound
        while before > start, self[before - 1] == UInt8(ascii: " ") { before -= 1 }
        let (mark, next) = (before - 1, skippingSpaces(range.upperBound))
        let isPartedBefore =
            before == start || self[mark] != UInt8(ascii: ")") && Self.partsDate(self[mark]) || isSpacedSlash(mark)
        return isPartedBefore && (next == end || Self.partsDate(self[next]) || isSpacedSlash(next))
    }

    /// Returns `true` for a slash between spaces.
    private func isSpacedSlash(_ position: Int) -> Bool {
        self[position] == UInt8(ascii: "/") && hasSuffix(" ", at: position) && hasPrefix(" ", at: position + 1)
    }

    /// Returns `true` for `(),:;|`.
    private static func partsDate(_ mark: UInt8) -> Bool {
        switch mark {
        case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"),
            UInt8(ascii: "|"):
            true
        default: false
        }
    }

    private static let behindYear = ASCIISet(low: 0x0400_5201_0000_0000, high: 0)

    /// Where a day and a month end, with a point behind each of them, that stand in front of a number or that marks part from one, or
    /// with one point in brackets: `3.4. `, `, 12.05.`, `(12.05)`.
    @inline(never)
    private func dayInFrontEnd(at first: Int) -> Int? {
        guard has("."), let month = dayOfYearEnd(at: first), hasPrefix(".", at: digitsEnd(first)),
            digitCount(outside: first..<month) > 3
        else { return nil }
        guard hasPrefix(".", at: month) else {
            return hasSuffix("(", at: first) && hasPrefix(")", at: month) ? month : nil
        }
        // `30.06. 030 ...` may be a longer number.
        let isInFront = first == start && hasPrefix(" ", at: month + 1) && month - first < 5 && digitTotal > 9
        return isInFront || isParted(first..<month + 1) ? month + 1 : nil
    }

    /// Where a day and a month without a year end: `5.6.`, `31.12`.
    func dayOfYearEnd(at first: Int) -> Int? {
        let day = digitsEnd(first)
        guard day > first, day - first <= 2, day < end, self[day] == UInt8(ascii: ".") || self[day] == UInt8(ascii: "/")
        else {
            return nil
        }
        let month = digitsEnd(day + 1)
        guard month > day + 1, month - day <= 3, (1...31).contains(number(first..<day)),
            (1...12).contains(number(day + 1..<month)), endsChunk(month)
        else { return nil }
        return month
    }

    /// The date or the year behind a word, `born 22.03.85`, `since 2019`, `seit 3/2020`.
    func date(behindWord word: Range<Int>) -> CellSegment? {
        let first = skippingConnectors(word.upperBound)
        let last =
            numericDateEnd(at: first, allowsShortYear: true) ?? dateEnd(at: first) ?? monthAndYearEnd(at: first)
            ?? yearEnd(at: first).flatMap { endsChunk($0) ? $0 : nil } ?? dayOfYearEnd(at: first)
        return last.map { CellSegment(range: word.lowerBound..<$0, kind: .date) }
    }

    /// The day, the year or both behind the name of a month: `March 12, 2021`, `May 2020`.
    func date(behindMonth word: Range<Int>) -> CellSegment? {
        let first = skippingConnectors(word.upperBound)
        // `189046-LUG1`: letters and digits that stand together are rather a word of a keypad.
        guard first > word.upperBound || self[word.lowerBound] < UInt8(ascii: "a") else { return nil }
        if let year = yearEnd(at: first), endsChunk(year) {
            return CellSegment(range: word.lowerBound..<year, kind: .date)
        }
        let day = digitsEnd(first)
        guard day > first, day - first <= 2, (1...31).contains(number(first..<day)) else { return nil }
        var next = day
        // `12th`
        if isLetter(at: next), wordEnd(next) - next == 2 { next = wordEnd(next) }
        let dayEnd = next
        while next < end, self[next] == UInt8(ascii: " ") || self[next] == UInt8(ascii: ",") { next += 1 }
        if let year = yearEnd(at: next), endsChunk(year) {
            return CellSegment(range: word.lowerBound..<year, kind: .date)
        }
        guard endsChunk(dayEnd), digitCount(dayEnd..<end) == 0 else { return nil }
        return CellSegment(range: word.lowerBound..<dayEnd, kind: .date)
    }

    /// Where three groups end that are a date, with one kind of mark between them, and perhaps spaces behind the marks.
    ///
    /// - Parameter allowsShortYear: `true` if two digits may be the year.
    @inline(never)
    func numericDateEnd(at position: Int, allowsShortYear: Bool) -> Int? {
        var groups = (value: (0, 0, 0), length: (0, 0, 0))
        var mark: UInt8 = 0
        var last = position
        for part in 0..<3 {
            let first = last
            last = digitsEnd(first)
            guard last > first, last - first <= 4, last - first != 3 else { return nil }
            switch part {
            case 0: (groups.value.0, groups.length.0) = (number(first..<last), last - first)
            case 1: (groups.value.1, groups.length.1) = (number(first..<last), last - first)
            default: (groups.value.2, groups.length.2) = (number(first..<last), last - first)
            }
            guard part < 2 else { break }
            guard last < end, DialString.isDateMark(self[last]) else { return nil }
            // `12/3-2021` in Nordic countries.
            let isYearNext =
                mark == UInt8(ascii: "/") && self[last] == UInt8(ascii: "-") && yearEnd(at: last + 1) != nil
            guard mark == 0 || self[last] == mark || isYearNext else { return nil }
            mark = self[last]
            last += 1
            if mark == UInt8(ascii: ".") { last = skippingSpaces(last) }
        }
        guard endsChunk(last) else { return nil }
        // `1400/03/12` in Iran.
        let isSolar = mark == UInt8(ascii: "/") && groups.length.0 == 4 && (1300...1450).contains(groups.value.0)
        if isSolar { groups.value.0 += 621 }
        if hasBuddhistYears {
            if CalendarDate.buddhistYears.contains(groups.value.0) { groups.value.0 -= 543 }
            if CalendarDate.buddhistYears.contains(groups.value.2) { groups.value.2 -= 543 }
        }
        return Self.isDate(groups.value, groups.length, allowsShortYear: allowsShortYear) ? last : nil
    }

    private static func isDate(
        _ value: (Int, Int, Int), _ length: (Int, Int, Int), allowsShortYear: Bool
    ) -> Bool {
        guard length.1 <= 2, (1...31).contains(value.1) else { return false }
        if length.0 == 4 {
            return length.2 <= 2 && (1900...2099).contains(value.0) && value.1 <= 12 && (1...31).contains(value.2)
        }
        guard length.0 <= 2, (1...31).contains(value.0), min(value.0, value.1) <= 12 else { return false }
        return length.2 == 4 ? (1900...2099).contains(value.2) : allowsShortYear && length.2 == 2
    }

    /// Where a month and a year end: `3/2020`, `05.2021`.
    private func monthAndYearEnd(at first: Int) -> Int? {
        let month = digitsEnd(first)
        guard month > first, month - first <= 2, (1...12).contains(number(first..<month)), month < end,
            DialString.isDateMark(self[month]), let year = yearEnd(at: month + 1), endsChunk(year)
        else { return nil }
        return year
    }

    /// Where a month and a year end that stand at an end of the text, beside a number: `05/2021`, and `07.2022` before one that shows
    /// where it begins.
    private func monthOfYearEnd(at first: Int) -> Int? {
        guard has("/") || has("."), let last = monthAndYearEnd(at: first), isAtEdge(first..<last),
            digitCount(outside: first..<last) > 6
        else { return nil }
        let next = skippingSpaces(last)
        let isPoint = self[last - 5] == UInt8(ascii: ".") && next > last && beginsNumber(next)
        return isPoint || self[last - 5] == UInt8(ascii: "/") ? last : nil
    }

    /// Where two years end that are all that the text has, or one behind the other and too few digits for a number beside them: `2012-2013`,
    /// `1979-2011 100`; or the ends of a text that has a number, too.
    private func yearRangeEnd(at first: Int) -> Int? {
        guard let year = yearEnd(at: first), year < end,
            self[year] == UInt8(ascii: "-") || self[year] == UInt8(ascii: "/") || self[year] == UInt8(ascii: "~"),
            let last = yearEnd(at: year + 1), endsChunk(last)
        else { return nil }
        let others = digitCount(outside: first..<last)
        let isSpan = others < 5 && number(first..<year) < number(year + 1..<last)
        return others == 0 || isSpan || others > 5 && isAtEdge(first..<last) ? last : nil
    }

    /// Where a day, the name of a month and perhaps a year end: `3 May 2020`, `3. März`, `le 5 mai`.
    private func dayAndMonthEnd(at first: Int) -> Int? {
        let day = digitsEnd(first)
        guard day - first <= 4, day > first else { return nil }
        var next = day
        // `3rd`, `1er`
        if isLetter(at: next), wordEnd(next) - next == 2, kind(at: next) != .month { next = wordEnd(next) }
        guard var month = word(from: next) else { return nil }
        // `3 de mayo`, `3rd of May`
        if kind(of: month) != .month, month.count <= 3, let other = word(from: month.upperBound) { month = other }
        guard kind(of: month) == .month else { return nil }
        var behind = month.upperBound
        // `มี.ค.`
        while behind + 1 < end, self[behind] == UInt8(ascii: "."), isLetter(at: behind + 1),
            kind(at: behind + 1) == .month
        {
            behind = wordEnd(behind + 1)
        }
        while behind < end,
            self[behind] == UInt8(ascii: " ") || self[behind] == UInt8(ascii: ".")
                || self[behind] == UInt8(ascii: ",")
        { behind += 1 }
        if let preposition = word(from: behind), preposition.count <= 3, preposition.lowerBound == behind,
            yearEnd(at: skippingSpaces(preposition.upperBound)) != nil
        {
            behind = skippingSpaces(preposition.upperBound)
        }
        let isYearFirst = day - first == 4
        if isYearFirst {
            guard yearEnd(at: first) == day else { return nil }
            let last = digitsEnd(behind)
            return last > behind && last - behind <= 2 ? last : month.upperBound
        }
        guard day - first <= 2, (1...31).contains(number(first..<day)) else { return nil }
        if let year = yearEnd(at: behind) ?? buddhistYearEnd(at: behind), endsChunk(year) { return year }
        return digitCount(month.upperBound..<end) == 0 || digitCount(start..<first) == 0 ? month.upperBound : nil
    }

    /// Where a year of the Thai calendar ends: `2564`.
    private func buddhistYearEnd(at position: Int) -> Int? {
        digitsEnd(position) == position + 4 && CalendarDate.buddhistYears.contains(number(position..<position + 4))
            ? position + 4 : nil
    }

    /// Where a year ends that starts at a position: `2024`.
    func yearEnd(at position: Int) -> Int? {
        guard isDigit(at: position), digitsEnd(position) == position + 4,
            (1900...2099).contains(number(position..<position + 4))
        else { return nil }
        return position + 4
    }
}
