// Digits at the ends of a text that may belong to the number or to what stands beside it.

extension NumberText {
    /// Digits between a word and a number that may be those of the word: `Hotel 5 02-208-3145`.
    struct LooseHead {
        /// Where the text goes on behind them.
        var end: Int
        /// The digits.
        var range: Range<Int>
        /// The number of digits.
        var length: Int { range.count }
        /// `true` if a word stands before them.
        var isNamed: Bool
        /// `true` if the word names a line, so that the digits are rather those of its number: `Handy 171 0612345`.
        var isLabelled: Bool
        /// `true` if a mark parts them from the number: `Haus B2 / 030 9018200`, `(No 5) 623 4567`, `Tel.2/030 9018200`.
        var isParted: Bool
        /// `true` for one or two digits, which may be the number of the word: `Tel 1 030 123404`.
        var isNumbering: Bool { length <= 2 }
    }

    /// Digits at the end of a text, or before a word, that may be a remark.
    struct LooseTail {
        /// The reason to doubt that the digits belong to the number.
        enum Kind {
            /// They stand apart behind a long group, or in brackets: `030 123404 [3]`, `0341 1234567 2019`.
            case detached
            /// They may be a year: `033973-248 2024`.
            case year
            /// A word follows, which may be one about the digits: `0711 234567 70173 Stuttgart`.
            case group
            /// One digit before a word: `030 123404 2 lines`.
            case digit
            /// The word stands right behind the digits, or in brackets with them: `030 123404 5F`, `030 123404 (2 hat)`.
            case attached
        }

        /// Where the number ends without them.
        var start: Int
        var kind: Kind
        /// `true` if they are a remark where the number is whole without them and not with them.
        var isRemark = true
        /// `true` if all groups of the number have about as many digits.
        var isRegular = false
        /// `true` if marks join the groups before them, and a space stands between, or if they are as many as those of a post code:
        /// `010-615-4436 80331 München`.
        var isApart = false
        /// `true` if the group before them is so long that its writer did not group the digits.
        var isBehindLongGroup = false
    }

    /// The digits at the end of a text that may be a remark: `030 126271 [3]`, `0341 1234567 2019`, and where no direct lines are
    /// written so, `030 126271 - 2`; `nil` if there are none.
    func looseTail(hasDirectLines: Bool) -> LooseTail? {
        guard count > 8 else { return nil }
        let mark = self[end - 1]
        if mark == UInt8(ascii: ")") || mark == UInt8(ascii: "]") {
            // `(2015.)`
            let last = self[end - 2] == UInt8(ascii: ".") ? end - 2 : end - 1
            var open = last - 1
            while isDigit(at: open) { open -= 1 }
            let isOpen = open > start && (self[open] == UInt8(ascii: "(") || self[open] == UInt8(ascii: "["))
            let length = last - 1 - open
            let isShort = length > 0 && length <= 2 || length > 4 || yearEnd(at: open + 1) == last
            return isOpen && isShort && digitCount(start..<open) > 3 ? LooseTail(start: open, kind: .detached) : nil
        }
        var last = end
        while last > start, self[last - 1] == UInt8(ascii: ".") || self[last - 1] == UInt8(ascii: ",") { last -= 1 }
        var first = digitsStart(before: last)
        // `30.6.`, `5/7`
        let isParted = hasPrefix("/", at: first - 1) || last < end && hasPrefix(".", at: first - 1)
        if isParted, last - first < 3, 1...2 ~= first - 1 - digitsStart(before: first - 1) {
            first = digitsStart(before: first - 1)
        }
        guard first < last, first - 1 > start, last - first <= 5, self[first - 1] == UInt8(ascii: " "),
            digitCount(start..<first) > 5
        else { return nil }
        if last - first <= 2, position(of: " - ") == first - 3 {
            return hasDirectLines ? nil : LooseTail(start: first - 3, kind: .detached)
        }
        let isYear = yearEnd(at: first) == last
        let before = groupLength(before: first)
        guard isYear && before > 0 || before > 5 else { return nil }
        let mayBeGroup = isYear && before < 5 && !isMixed(behind: before, first)
        return LooseTail(start: first - 1, kind: mayBeGroup ? .year : .detached, isRemark: isYear)
    }

    /// The digits right before a word that may be about them: `030 123404 2 lines`, `0711 234567 70173 Stuttgart`; `nil` if there
    /// are none.
    func looseTail(before comment: Int) -> LooseTail? {
        var word = comment
        // `12, एम.जी. रोड`
        while word < end, self[word] == UInt8(ascii: ",") || self[word] == UInt8(ascii: " ") { word += 1 }
        let isSign = word < end && self[word] == UInt8(ascii: "$")
        guard isLetter(at: word) || isSign else { return nil }
        var last = comment
        // `5F`, `5/F`, `2-րդ`, `2018'den`
        let isForeign = self[word] < UInt8(ascii: "a")
        let isBehindSlash = hasPrefix("/", at: last - 1)
        if isBehindSlash || hasPrefix("'", at: last - 1) || isForeign && hasPrefix("-", at: last - 1) { last -= 1 }
        // `08-501 234 56, Anna`, `08-501 234 56/jobb`: a comma or a slash parts the number from the word.
        let isParted = hasPrefix(",", at: comment) || isBehindSlash && !isForeign && wordEnd(word) > word + 1
        let isAttached = word == comment && isDigit(at: last - 1) && !isParted
        while last > start, self[last - 1] == UInt8(ascii: " ") || self[last - 1] == UInt8(ascii: ".") { last -= 1 }
        var first = last
        while isDigit(at: first - 1) { first -= 1 }
        guard first < last, last - first <= 6, first - 1 > start + 3 else { return nil }
        // Post codes in two groups: `811 01 Bratislava`, `00-950 Warszawa`.
        let group = digitsStart(before: first - 1)
        let isHyphenated = self[first - 1] == UInt8(ascii: "-") || self[first - 1] == UInt8(ascii: "/")
        // `01/512 54 32-10 DW`: a direct line.
        if isHyphenated, isLetter(at: word), kind(at: wordEnd(word) - 1).isExtension { return nil }
        let isPostCode = isHyphenated || first - 1 - group == 3 && last - first == 2
        let isApartFromNumber = self[group - 1] == UInt8(ascii: " ") && digitCount(start..<group) > 6
        // `(05) 6745 (12/3 ซ.5)`
        let isInBracket = self[group - 1] == UInt8(ascii: "(")
        if !isAttached, isPostCode, isApartFromNumber || isInBracket, group < first - 1 { first = group }
        let isInBrackets = self[first - 1] == UInt8(ascii: "(") || self[first - 1] == UInt8(ascii: "[")
        guard isInBrackets || self[first - 1] == UInt8(ascii: " ") || self[first - 1] == UInt8(ascii: ","),
            digitCount(start..<first) > 3
        else { return nil }
        if isAttached || isInBrackets {
            // `089 12 34 56 78Mutter`
            let isRegular = last - first > 1 && groupLength(before: first) == last - first
            return LooseTail(start: first - 1, kind: .attached, isRegular: isRegular)
        }
        if last - first == 1 { return LooseTail(start: first - 1, kind: .digit) }
        // `10 000 DA`
        let thousands = digitsStart(before: first - 1)
        let isThousands = last - first == 3 && number(first..<last) == 0 && 1...3 ~= first - 1 - thousands
        if isThousands, thousands > start + 4, self[thousands - 1] == UInt8(ascii: " ") { first = thousands }
        let (before, length) = (groupLength(before: first), last - first)
        // `3772 674 24 სთ`, `0722 61 5003 Bergen`, `9252 2019 óta`: rather an hour, a post code or a year where no group is as long.
        // `74 410 0613 Ft`: nobody knows where the amount begins.
        if isSign || kind(at: wordEnd(word) - 1) == .currency, 1...5 ~= before {
            return LooseTail(start: first - 1, kind: .detached, isRemark: false)
        }
        let isApart = isJoinedByMarks(start..<first - 1) || length > 4
        let isAlike =
            !isMixed(behind: before, first)
            && (before == length || length == 3 && before < 5 || length == 4 && before == 3
                || isParted && length < 4 && 1...5 ~= before)
        let isValue = yearEnd(at: first) == last || !isParted && (isThousands || isMeasure(word))
        return LooseTail(
            start: first - 1, kind: .group, isRegular: isAlike && !isApart && !isValue, isApart: isApart,
            isBehindLongGroup: before > 5)
    }

    /// The digits that a word behind them calls an extension, `901820 12 DW`; none before other words.
    func extensionDigits(of tail: LooseTail, before comment: Int) -> DigitBuffer {
        let word = nextLetter(from: comment)
        guard word < end, kind(at: wordEnd(word) - 1).isExtension, digitCount(word..<end) == 0 else {
            return DigitBuffer()
        }
        return digits(tail.start..<comment)
    }

    /// Returns `true` if a mark stands before the group in front of a position, and a space behind it: `0666.1924 0150 Oslo`.
    private func isMixed(behind length: Int, _ first: Int) -> Bool {
        let mark = first - 2 - length
        return length > 0 && mark > start && DialString.isDateMark(self[mark]) && isDigit(at: mark - 1)
    }

    /// Returns `true` if a word is about the digits before it.
    private func isMeasure(_ word: Int) -> Bool {
        switch kind(at: wordEnd(word) - 1) {
        case .unit, .counted, .time, .currency, .place, .month: true
        default: false
        }
    }

    /// Returns `true` if hyphens or points join three groups or more, and no space: `010-615-4436`.
    private func isJoinedByMarks(_ range: Range<Int>) -> Bool {
        var joints = 0
        for position in range.dropFirst() where !isDigit(at: position) {
            guard DialString.isDateMark(self[position]) else { return false }
            joints += 1
        }
        return joints > 1
    }

    /// Where the digits start that stand together before a position.
    func digitsStart(before position: Int) -> Int {
        var first = position
        while isDigit(at: first - 1) { first -= 1 }
        return first
    }

    /// The number of digits that stand together before a position, a space aside.
    private func groupLength(before position: Int) -> Int {
        var last = position
        while last > start, self[last - 1] == UInt8(ascii: " ") || self[last - 1] == UInt8(ascii: ",") { last -= 1 }
        var first = last
        while isDigit(at: first - 1) { first -= 1 }
        return last - first
    }

    /// The digits between a word and a number that may be those of the word; `nil` if there are none.
    var looseHead: LooseHead? {
        guard !hasPlus, isDigit(at: start), count > 6 else { return nil }
        var digits = digitsEnd(start)
        // `Dlouhá 12/34 06562 278`
        var isParted = partsHead(at: digits)
        if isBehindWord, !isParted, self[digits] == UInt8(ascii: "/"), digits - start < 5 {
            let second = digitsEnd(digits + 1)
            if 2...5 ~= second - digits { digits = second }
        }
        if !isParted, let last = parted(from: start) { digits = last }
        // `02108 0066 ...`: behind a zero only an international prefix begins another number.
        guard self[start] != UInt8(ascii: "0") || hasPrefix(" 00", at: digits) && isDigit(at: digits + 3) else {
            return nil
        }
        isParted = isParted || partsHead(at: digits)
        guard digits - start <= 7, isParted || hasPrefix(" ", at: digits) || hasPrefix(",", at: digits) else {
            return nil
        }
        var next = digits
        let marks = isParted ? Self.partingMarks : Self.headMarks
        while next < end, marks.contains(Unicode.Scalar(self[next])) { next += 1 }
        guard next < end, isDigit(at: next) || self[next] == UInt8(ascii: "+") || self[next] == UInt8(ascii: "("),
            digitCount(next..<end) > 4
        else { return nil }
        let isBeginning = !isDigit(at: next) || self[next] == UInt8(ascii: "0")
        // `Hotel 5 02-208-3145`, `Cape Town 8001 21 234 5678`
        guard isBeginning || isBehindWord && digits - start != 3 else { return nil }
        // `1 (650) 253-0000`, `8 017 123-45-67`: a calling code or a trunk prefix.
        let isPrefix = self[next] != UInt8(ascii: "0") || self[start] == UInt8(ascii: "8")
        guard isBehindWord || digits - start > 1 || !isPrefix else { return nil }
        return LooseHead(
            end: next, range: start..<digits, isNamed: isBehindWord, isLabelled: isBehindLabel, isParted: isParted)
    }

    /// A space and `,-`.
    private static let headMarks = ASCIISet(low: 0x0000_3001_0000_0000, high: 0)
    /// A space and `),-/:`.
    private static let partingMarks = ASCIISet(low: 0x0400_B201_0000_0000, high: 0)

    /// Returns `true` if a slash between spaces, or the bracket that closes behind a word, stands behind digits that a word names, or a slash
    /// or a hyphen behind one digit that stands right behind it: `Mob2-0171 2345678`.
    private func partsHead(at last: Int) -> Bool {
        guard last < end, isBehindWord else { return false }
        switch self[last] {
        case UInt8(ascii: " "): return hasPrefix(" / ", at: last)
        case UInt8(ascii: ")"): return isOpenBehindWord
        case UInt8(ascii: "/"), UInt8(ascii: "-"):
            let word = self[start - 1] == UInt8(ascii: ".") ? start - 2 : start - 1
            return last == start + 1 && word >= 0 && Self.isLetter(self[word])
        default: return false
        }
    }

    /// `true` if a bracket opens in front of the text, with a word and no other bracket behind it.
    private var isOpenBehindWord: Bool {
        var open = start
        while open > 0, self[open - 1] != UInt8(ascii: ")"), self[open - 1] != UInt8(ascii: "(") { open -= 1 }
        return open > 0 && self[open - 1] == UInt8(ascii: "(") && (open..<start).contains { Self.isLetter(self[$0]) }
    }

    /// Where a few digits end that points, colons or slashes part, in front of a space and a zero: `16:9 030 2345678`, `30.06. 030 ...`.
    private func parted(from first: Int) -> Int? {
        var last = digitsEnd(first)
        guard last - first < 3 else { return nil }
        while last < end,
            self[last] == UInt8(ascii: ":") || self[last] == UInt8(ascii: ".") || self[last] == UInt8(ascii: "/")
        {
            last = digitsEnd(last + 1)
        }
        return last - first < 7 && hasPrefix(" 0", at: last) && isDigit(at: last + 2) ? last : nil
    }

    /// `true` if a word stands before the text.
    private var isBehindWord: Bool { (0..<start).contains { Self.isLetter(self[$0]) } }

    /// `true` if the last word before the text names a line, `Tel. Nr. 171 0612345`, or means number and names nothing else.
    private var isBehindLabel: Bool {
        guard let kind = kindOfWord(before: start) else { return false }
        guard kind.word == .number else { return kind.word == .label }
        return kindOfWord(before: kind.start).map { $0.word == .label } ?? true
    }

    /// The kind of the last word before a position, and where the word starts.
    private func kindOfWord(before position: Int) -> (word: WordKind, start: Int)? {
        var last = position
        while last > 0, !Self.isLetter(self[last - 1]) { last -= 1 }
        guard last > 0 else { return nil }
        var first = last
        while first > 0, Self.isLetter(self[first - 1]) { first -= 1 }
        return (kind(at: last - 1), first)
    }
}
