// The search for segments: the signs that a text has any, and each of them.

extension NumberText {
    /// `false` if the characters of the text show that it has no segments, which no search has to find then: it has digits and plain
    /// marks, and no words but a label in front of them and those that lead to extensions.
    var mayHoldSegments: Bool {
        if isCut || isEmpty { return false }
        if holdsHoursAndDays { return true }
        if has(","), has(".") { return true }
        if seen.isSubset(of: Self.extensionCharacters), let number = endBeforeExtension {
            return mayHoldSegments(start..<number)
        }
        let hasWords = hasOnlyPhoneWords
        guard seen.isSubset(of: hasWords ? Self.wordCharacters : Self.plainCharacters) else { return true }
        guard let first = hasWords ? numberStart : start else { return true }
        if has(":"), hasColonBehindDigit { return true }
        return mayHoldSegments(first..<end)
    }

    /// `false` if the groups of a part of the text show that it has no segments.
    private func mayHoldSegments(_ range: Range<Int>) -> Bool {
        let first = range.lowerBound
        let bytes = Span(_unsafeElements: memory).extracting(first - start..<range.upperBound - start)
        return DialString.mayHoldSegment(bytes, seen.low, hasPlus: self[first] == UInt8(ascii: "+"))
            || has(")") && closesListMark || range.count > 16 && holdsCardNumber
    }

    /// Where the plain number ends in front of the digits of an extension that a mark alone leads to, `;12`, `,,12`, `#12`; `nil` if such
    /// marks stand elsewhere, too, or nowhere.
    private var endBeforeExtension: Int? {
        var last = end
        while isDigit(at: last - 1) { last -= 1 }
        let digits = last
        while last > start, Self.extensionMarks.contains(Unicode.Scalar(self[last - 1])) { last -= 1 }
        guard digits < end, last < digits,
            !(start..<last).contains(where: { Self.extensionMarks.contains(Unicode.Scalar(self[$0])) })
        else { return nil }
        while last > start, self[last - 1] == UInt8(ascii: " ") { last -= 1 }
        return last
    }

    /// Where the number begins in a text without labels, or with one and a colon in front of it: `Tel: 030 234567`; `nil` if a label
    /// stands elsewhere.
    private var numberStart: Int? {
        guard hasWord(.label) else { return start }
        guard isLetter(at: start) else { return nil }
        let label = wordEnd(start)
        guard label < end, self[label] == UInt8(ascii: ":"), kind(at: label - 1) == .label else { return nil }
        let first = skippingSpaces(label + 1)
        guard isDigit(at: first) || first < end && self[first] == UInt8(ascii: "+") else { return nil }
        var next = nextLetter(from: first)
        while next < end {
            if kind(at: next) == .label { return nil }
            next = nextLetter(from: wordEnd(next))
        }
        return first
    }

    private var hasColonBehindDigit: Bool {
        (start..<end).contains { self[$0] == UInt8(ascii: ":") && !isLetter(at: $0 - 1) }
    }

    /// Digits, spaces and `()+-./`.
    private static let plainCharacters = ASCIISet(low: 0x03FF_EB01_0000_0000, high: 0)
    /// `#,;`
    private static let extensionMarks = ASCIISet(low: 0x0800_1008_0000_0000, high: 0)
    /// Digits, spaces, `()+-./` and `#,;`.
    private static let extensionCharacters = ASCIISet(low: 0x0BFF_FB09_0000_0000, high: 0)
    /// The same, letters and `,:;=`.
    private static let wordCharacters = ASCIISet(low: 0x2FFF_FB01_0000_000E, high: 0x07FF_FFFE_0000_0000)
    /// `true` if a bracket closes behind one digit or two that may be the number of an entry: `2) 030 234567`.
    private var closesListMark: Bool {
        for position in start + 1..<max(end, start + 1) where self[position] == UInt8(ascii: ")") {
            var first = position
            while isDigit(at: first - 1) { first -= 1 }
            guard first < position, position - first < 3 else { continue }
            let isOpened = first > start && self[first - 1] == UInt8(ascii: "(")
            let next = skippingSpaces(position + 1)
            if !isOpened || next < end && (self[next] == UInt8(ascii: "+") || self[next] == UInt8(ascii: "0")) {
                return true
            }
        }
        return false
    }

    /// The first segment from a position on; moves the position behind it, or to the end if there is none.
    func segment(from position: inout Int) -> CellSegment? {
        let mayHoldLinks = has("@") || has("/") || has(".") || has(":")
        while position < end {
            let first = position
            let segment: CellSegment?
            if mayHoldLinks, let link = linkEnd(at: first) {
                segment = CellSegment(range: first..<link, kind: .link)
            } else if mayHoldLinks, let last = cardAddressEnd(at: first) {
                segment = CellSegment(range: first..<last, kind: .link)
            } else if isLetter(at: first) {
                // Letters right behind digits belong to what was looked at there.
                let word = first..<joinedWordEnd(first)
                segment = self.segment(ofWord: word)
                position = word.upperBound
            } else if isDigit(at: first) {
                segment = self.segment(ofDigits: first)
                position = first
                while isDigit(at: position) { position += 1 }
            } else if self[first] == UInt8(ascii: "$") {
                segment = amount(behindCurrency: first..<first + 1)
                position = first + 1
            } else if self[first] == UInt8(ascii: "+") {
                // The groups behind a plus are those of a number, or of a sum.
                segment = sum(at: first)
                position = first + 1
                while position < end, self[position] != UInt8(ascii: " "), !isLetter(at: position) { position += 1 }
            } else {
                segment = nil
                position = first + 1
            }
            if let segment, !segment.range.isEmpty {
                position = max(position, segment.range.upperBound)
                return segment
            }
        }
        return nil
    }

    /// Where a word ends, with letters behind quotation marks that are of the same word of the table: `ת"ז`.
    private func joinedWordEnd(_ first: Int) -> Int {
        var last = wordEnd(first)
        while hasPrefix("\"", at: last), isLetter(at: last + 1), kind(at: last - 1) != .unknown,
            kind(at: last + 1) == kind(at: last - 1)
        {
            last = wordEnd(last + 1)
        }
        return last
    }

    /// The segment that begins with a word.
    private func segment(ofWord word: Range<Int>) -> CellSegment? {
        // `650-253-0SSS`: letters behind digits and a hyphen may be keys of a keypad.
        let isHyphenated = isDigit(at: word.lowerBound - 2) && self[word.lowerBound - 1] == UInt8(ascii: "-")
        let isApart = !isDigit(at: word.lowerBound - 1) && !(isHyphenated && self[word.lowerBound] >= UInt8(ascii: "a"))
        if isApart, let account = bankAccount(at: word) { return account }
        if isApart, let code = letteredPostCode(at: word.lowerBound) ?? postCode(behindCountry: word) { return code }
        if isApart, let code = hyphenatedThing(behind: word) ?? numberedLetter(word) { return code }
        switch kind(at: word.upperBound - 1) {
        case .identifier, .registry: return isApart ? identifier(behind: word) : nil
        case .reference: return isApart ? reference(behind: word) : nil
        case .place: return isApart ? place(behind: word) : nil
        case .currency: return isApart ? amount(behindCurrency: word) : nil
        case .month: return isApart ? date(behindMonth: word) : nil
        case .date: return isApart ? date(behindWord: word) : nil
        case .time, .hourOrExtension: return time(behindWord: word) ?? labelNumber(behind: word)
        case .label: return labelNumber(behind: word) ?? postCode(behindLabel: word)
        case .unknown where isApart && isStreet(word): return place(behind: word)
        case .unknown, .number, .unit, .counted:
            return (isApart ? numberedThing(behind: word) : nil) ?? labelNumber(behind: word)
        default: return labelNumber(behind: word)
        }
    }

    /// Returns `true` for one digit or two right behind a sign of multiplication that stands apart behind a number: `0171 2345678 ×2`.
    private func isMultiplier(_ first: Int) -> Bool {
        guard first > start, self[first - 1] == Self.bullet, hasSuffix(" ", at: first - 1) else { return false }
        let last = digitsEnd(first)
        return last - first < 3 && isAtEdge(first..<last) && !hasPrefix(" ", at: last) && endsChunk(last)
            && digitCount(start..<first) > 3
    }

    private func isKeypadLetter(at position: Int) -> Bool {
        isLetter(at: position) && self[position] >= UInt8(ascii: "a")
    }

    /// The segment that begins with digits.
    private func segment(ofDigits first: Int) -> CellSegment? {
        if isMultiplier(first) { return CellSegment(range: first - 1..<digitsEnd(first), kind: .count) }
        // `8OO 421 1591`: letters that are zeros.
        guard startsChunk(first), !isZeroLetters(at: digitsEnd(first)), !isCountOfLabel(first) else { return nil }
        let length = digitsEnd(first) - first
        if has(":"), let last = standardEnd(at: first) {
            return CellSegment(range: first..<last, kind: .reference)
        }
        if has("#"), let last = unitEnd(at: first) { return CellSegment(range: first - 1..<last, kind: .place) }
        let checkedEnd =
            length == 4 ? cardNumberEnd(at: first) : length == 6 && hasLetters ? personalCodeEnd(at: first) : nil
        if let last = checkedEnd { return CellSegment(range: first..<last, kind: .identifier) }
        if mayHoldAmounts, length > 4, let amount = amount(at: first) { return amount }
        if hasLetters, length == 5 || length == 6, let last = postCodeAndPlaceEnd(at: first) {
            return CellSegment(range: first..<last, kind: .place)
        }
        // `650-O1KM`: digits between letters are those of a word of a keypad.
        guard length < 5, !isKeypadLetter(at: first - 1) || !isKeypadLetter(at: first + length) else { return nil }
        if length < 3, let entry = listMarkEnd(at: first) {
            let isHash = first > start && self[first - 1] == UInt8(ascii: "#")
            let mark = isHash ? first - 1 : digitCount(start..<first) == 0 ? start : first
            return CellSegment(range: mark..<entry, kind: .listMark)
        }
        if length != 3, let last = dateEnd(at: first) { return CellSegment(range: first..<last, kind: .date) }
        if hasLetters, let last = postCodeAndPlaceEnd(at: first) {
            return CellSegment(range: first..<last, kind: .place)
        }
        if has("."), length < 4 {
            if let last = coordinatesEnd(at: first) { return CellSegment(range: first..<last, kind: .coordinates) }
            if let last = networkAddressEnd(at: first) {
                // `203.0.113.42`: no group of a phone number behind the first one is a digit alone.
                let isSure = (first + 2..<last).contains { isLoneDigit(at: $0) }
                return CellSegment(range: first..<last, kind: isSure ? .link : .networkAddress)
            }
        }
        if mayHoldAmounts, let amount = amount(at: first) { return amount }
        if length != 3, let last = timesEnd(at: first) { return CellSegment(range: first..<last, kind: .time) }
        guard hasLetters else { return nil }
        // `3+1 daire`
        if length == 1, self[first + 1] == UInt8(ascii: "+"), digitsEnd(first + 2) == first + 3,
            isAtEdge(first..<first + 3)
        {
            return CellSegment(range: first..<first + 3, kind: .count)
        }
        if hasWord(.unit) || hasWord(.counted), let last = countEnd(at: first) {
            return CellSegment(range: first..<last, kind: .count)
        }
        return placeEnd(at: first).map { CellSegment(range: first..<$0, kind: .place) }
    }
}
