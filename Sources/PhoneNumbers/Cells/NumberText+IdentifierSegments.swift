// Numbers of identity, cases and rooms, which stand behind a word that names them.

extension NumberText {
    /// The number of identity behind a word, `IBAN DE89 3704 ...`, up to a mark or a word that begins something else; `nil`
    /// if no digits follow.
    func identifier(behind word: Range<Int>) -> CellSegment? {
        var (position, isNamed) = identifierStart(behind: word)
        // `Customer # (201) 591-8936`
        if position < end, self[position] == UInt8(ascii: "("), isDigit(at: position + 1) { position += 1 }
        var hasDigits = false
        while position < end {
            let next = chunkOfIdentifierEnd(at: position)
            guard next > position else { break }
            let digits = digitCount(position..<next)
            // Letters in front of the digits belong to them, `DE 123 456 789`; behind them a word begins something else.
            // `серия 45 65 № 069699`
            if digits == 0, hasDigits, kind(at: next - 1) == .number, isDigit(at: skippingConnectors(next)) {
                position = skippingConnectors(next)
                continue
            }
            if digits == 0, hasDigits || next - position > 4 { break }
            if isLetter(at: position), hasDigits, kind(at: wordEnd(position) - 1) == .label { break }
            hasDigits = hasDigits || digits > 0
            let behind = skippingSpaces(next)
            guard behind < end, behind <= next + 1 else {
                position = next
                break
            }
            position = isLetter(at: behind) || isDigit(at: behind) ? behind : next
            if self[next] == UInt8(ascii: ")"), isDigit(at: skippingSpaces(next + 1)) {
                position = skippingSpaces(next + 1)
            }
            if position == next { break }
        }
        while position > word.upperBound, self[position - 1] == UInt8(ascii: " ") { position -= 1 }
        return hasDigits
            ? CellSegment(range: word.lowerBound..<position, kind: isNamed ? .identifier : .reference) : nil
    }

    /// The number of a bank account that names itself: the code of a country, two digits, and three groups of four or more,
    /// `DE89 3704 0044 0532 0130 00` ([ISO 13616](https://www.iso.org/standard/81090.html)).
    func bankAccount(at word: Range<Int>) -> CellSegment? {
        guard isCountryCode(word), digitsEnd(word.upperBound) == word.upperBound + 2 else { return nil }
        var last = word.upperBound + 2
        var groups = 0
        while last + 4 < end, self[last] == UInt8(ascii: " "),
            (last + 1...last + 4).allSatisfy({ isDigit(at: $0) || isLetter(at: $0) })
        {
            last += 5
            groups += 1
        }
        guard groups > 2 else { return nil }
        let rest = digitsEnd(last + 1)
        if last < end, self[last] == UInt8(ascii: " "), 1...3 ~= rest - last - 1 { last = rest }
        return endsChunk(last) ? CellSegment(range: word.lowerBound..<last, kind: .identifier) : nil
    }

    /// Where an identifier starts behind its word, past words like `no.`, numbers that belong to the word, `ISBN-13: `, and up to three
    /// others, as that of a place: `RCS Aix en Provence 552 100 554`. It is the end of the text where a label stands before the digits.
    ///
    /// - Returns: the position; and `true` if the word is the one that names the digits, or a register whose place stands behind it.
    private func identifierStart(behind word: Range<Int>) -> (position: Int, isNamed: Bool) {
        var position = skippingConnectors(word.upperBound)
        var isNamed = true
        var otherWords = 3
        while position < end {
            if isLetter(at: position) {
                let stop = wordEnd(position)
                if isDigit(at: stop) { break }
                switch kind(at: stop - 1) {
                case .number: break
                case .identifier, .reference, .registry: (otherWords, isNamed) = (3, true)
                // `Amtsgericht Ulm, Tel. 0731 234567`, `account manager: 0171 234567`
                // `passport number is 012345`: `iş` is a label in Turkish.
                case .label where isBeforeDigits(stop) && (stop - position > 2 || isMarked(position..<stop)):
                    return (end, false)
                // `USt-IdNr. DE 129273398`
                default:
                    let isPrefix = stop - position <= 2 && isDigit(at: skippingConnectors(stop))
                    guard otherWords > 0, !isPrefix else { return (position, isNamed) }
                    otherWords -= 1
                    isNamed = kind(of: word) == .registry
                }
                position = skippingConnectors(stop)
            } else if isDigit(at: position), digitsEnd(position) - position < 3,
                digitsEnd(position) < end, self[digitsEnd(position)] == UInt8(ascii: ":"),
                isDigit(at: skippingSpaces(digitsEnd(position) + 1))
            {
                position = skippingSpaces(digitsEnd(position) + 1)
            } else {
                break
            }
        }
        return (position, isNamed)
    }

    /// Returns `true` if a mark stands beside a word, and not only spaces.
    private func isMarked(_ word: Range<Int>) -> Bool {
        skippingSpaces(word.upperBound) < skippingConnectors(word.upperBound)
            || word.lowerBound > start + 1 && !isLetter(at: word.lowerBound - 2)
    }

    /// Returns `true` if nothing but marks and words like `no.` stand between a position and the next digit.
    private func isBeforeDigits(_ position: Int) -> Bool {
        var position = skippingConnectors(position)
        while isLetter(at: position), kind(at: wordEnd(position) - 1) == .number {
            position = skippingConnectors(wordEnd(position))
        }
        return position < end && !isLetter(at: position)
    }

    /// Where letters and digits end that stand together from a position on, with marks between them.
    private func chunkOfIdentifierEnd(at position: Int) -> Int {
        var last = position
        while last < end {
            if isLetter(at: last) || isDigit(at: last) {
                last += 1
            } else if self[last] == UInt8(ascii: "-") || self[last] == UInt8(ascii: ".")
                || self[last] == UInt8(ascii: "/")
                || self[last] == UInt8(ascii: "_") || self[last] == UInt8(ascii: ":")
                || self[last] == UInt8(ascii: "*"),
                last > position, isLetter(at: last + 1) || isDigit(at: last + 1)
            {
                last += 1
            } else {
                break
            }
        }
        return last
    }

    /// The number behind a word that names a thing: `Kunde 4711`, `order #5521`, `case 2023-123456`.
    func reference(behind word: Range<Int>) -> CellSegment? {
        var position = skippingConnectors(word.upperBound)
        while isLetter(at: position), !isDigit(at: wordEnd(position)) {
            let stop = wordEnd(position)
            if kind(at: stop - 1) == .identifier { return identifier(behind: word) }
            guard kind(at: stop - 1) == .number || kind(at: stop - 1) == .reference else { return nil }
            position = skippingConnectors(stop)
        }
        let last = chunkOfIdentifierEnd(at: position)
        let digits = digitCount(position..<last)
        guard digits > 0 else { return nil }
        // So many digits, or a zero in front, may be those of a number as well, and so may those behind a digit alone: `8 916 123-45-67`.
        let isPrefix = last == position + 1 && isGroup(behind: last)
        if digits > 6 || self[position] == UInt8(ascii: "0") || isPrefix { return doubtfulIdentifier(behind: word) }
        var stop = last
        if stop < end, self[stop] == UInt8(ascii: ":") { stop += 1 }
        return CellSegment(range: word.lowerBound..<stop, kind: .reference)
    }

    /// Returns `true` if a space and digits without a zero in front stand at a position.
    private func isGroup(behind last: Int) -> Bool {
        hasPrefix(" ", at: last) && isDigit(at: last + 1) && self[last + 1] != UInt8(ascii: "0")
    }

    /// The number behind a word that nobody lists, where a word or a sign says that it is the number of something: `Dossier Nr. 4711`,
    /// `Vorgangsnr. 123 456`, `Ticket #15123752742`, `ATU66412345`.
    func numberedThing(behind word: Range<Int>) -> CellSegment? {
        if kind(of: word) == .number {
            // `ロット番号 0312345678`
            if kind(at: word.lowerBound) == .unknown { return doubtfulIdentifier(behind: word) }
            // `meter no 93005974`
            guard nextKind(behind: word) == .unknown else { return nil }
            guard let thing = thing(behind: word) else { return nil }
            return doubtfulIdentifier(behind: word.lowerBound..<thing.upperBound)
        }
        let isAttached = isDigit(at: word.upperBound) && word.allSatisfy { self[$0] >= UInt8(ascii: "a") }
        if isAttached {
            // `J40/24610/2010`
            let chunk = chunkOfIdentifierEnd(at: word.lowerBound)
            let digits = digitsEnd(word.upperBound)
            if digits < chunk, self[digits] == UInt8(ascii: "/"), yearEnd(at: chunk - 4) == chunk {
                return CellSegment(range: word.lowerBound..<chunk, kind: .identifier)
            }
            return digitsEnd(word.upperBound) - word.upperBound > 4 ? doubtfulIdentifier(behind: word) : nil
        }
        let isNumber = nextKind(behind: word) == .number || endsWithNumber(word)
        let hasSign = word.upperBound < end && hasPrefix("#", at: skippingSpaces(word.upperBound))
        return isNumber || hasSign ? doubtfulIdentifier(behind: word) : nil
    }

    /// The word that nobody lists behind one for number, with another one of three letters at most between them, and digits behind it:
    /// `N° client : 0612468268`, `numéro de bidule 0612468268`.
    private func thing(behind number: Range<Int>) -> Range<Int>? {
        guard var thing = word(from: number.upperBound) else { return nil }
        if thing.count < 4, let next = word(from: thing.upperBound), kind(of: next) == .unknown { thing = next }
        return isDigit(at: skippingConnectors(thing.upperBound)) ? thing : nil
    }

    /// The number behind one letter or two and a hyphen: `E-151673398`.
    func hyphenatedThing(behind word: Range<Int>) -> CellSegment? {
        let isCode = word.count < 3 && hasPrefix("-", at: word.upperBound) && !isCountryCode(word)
        let isUnknown = kind(of: word) == .unknown || kind(of: word) == .conjunction
        return isCode && isUnknown && digitsEnd(word.upperBound + 1) > word.upperBound + 5
            ? doubtfulIdentifier(behind: word) : nil
    }

    /// The digits behind a word, which are a number of identity, or that of a phone.
    private func doubtfulIdentifier(behind word: Range<Int>) -> CellSegment? {
        guard var segment = identifier(behind: word) else { return nil }
        segment.kind = .reference
        return segment
    }

    /// The kind of the word that follows a word, with nothing but connecting marks between them; `nil` if something else follows.
    private func nextKind(behind word: Range<Int>) -> WordKind? {
        let next = skippingConnectors(word.upperBound)
        return isLetter(at: next) ? kind(at: wordEnd(next) - 1) : nil
    }

    /// Returns `true` if a word ends with one for street: `Bahnhofstraße`, `Kungsgatan`.
    func isStreet(_ word: Range<Int>) -> Bool {
        let endings: [StaticString] = [
            "strasse", "stra\u{01}e", "str", "gasse", "weg", "platz", "allee", "straat", "laan", "gata", "gatan",
            "gade", "vej", "katu",
            "veien", "utca",
        ]
        return kind(of: word) == .unknown
            && endings.contains { word.count > $0.utf8CodeUnitCount + 2 && hasSuffix($0, at: word.upperBound) }
    }

    /// Returns `true` if a word ends with one for number: `Vorgangsnummer`, `klantnr`.
    private func endsWithNumber(_ word: Range<Int>) -> Bool {
        let endings: [StaticString] = ["nummer", "nr", "numer", "numero", "nro", "number", "nummern"]
        return endings.contains { word.count > $0.utf8CodeUnitCount + 1 && hasSuffix($0, at: word.upperBound) }
    }

    /// The number of a room, a house or a box behind its word: `Apt 5`, `Room 214`, `BP 3000`, `кв. 12`.
    func place(behind word: Range<Int>) -> CellSegment? {
        var position = behindPlusFour(word)
        while position < end, isPlaceConnector(at: position) {
            if isLetter(at: position) {
                position = wordEnd(position)
            } else {
                position += 1
            }
        }
        guard isDigit(at: position) else { return nil }
        if let last = postCode(behindWord: word) { return CellSegment(range: word.lowerBound..<last, kind: .place) }
        let digits = digitsEnd(position)
        guard digits - position <= (position == word.upperBound ? 6 : 5),
            digits - position < 4 || self[position] != UInt8(ascii: "0")
        else { return nil }
        var last = digits
        // `12a`, `5/7`, `12-14`: a house and its entrance.
        if isLetter(at: last), wordEnd(last) == last + 1 { last += 1 }
        if last + 1 < end, self[last] == UInt8(ascii: "/") || self[last] == UInt8(ascii: "-"),
            digitsEnd(last + 1) > last + 1, digitsEnd(last + 1) - last <= 4, endsChunk(digitsEnd(last + 1))
        {
            last = digitsEnd(last + 1)
        }
        // `Apt 5-02-208-3145`
        guard
            endsChunk(last) || self[last] == UInt8(ascii: ",")
                || self[last] == UInt8(ascii: "-") && beginsNumber(last + 1)
        else { return nil }
        let next = skippingSpaces(last)
        if isDigit(at: next), self[next] != UInt8(ascii: "0") {
            // `CH 079 412 77 03`, `PL 512 345 678`: the code of a country, and a number.
            let isCountry = isCountryCode(word) && digitCount(last..<end) < 8
            if isCountry || digits - position > 1 && self[position] == UInt8(ascii: "0") { return nil }
        }
        return CellSegment(range: word.lowerBound..<last, kind: .place)
    }

    /// Returns `true` for the code of a country: `ch`, `pl`.
    func isCountryCode(_ word: Range<Int>) -> Bool {
        guard word.count == 2, word.allSatisfy({ self[$0] >= UInt8(ascii: "a") }) else { return false }
        let (first, second) = (UInt16(self[word.lowerBound] & 0xDF), UInt16(self[word.lowerBound + 1] & 0xDF))
        return PlanTable.world.regionIndex(of: RegionCode(packedCode: first << 8 | second)) != nil
    }

    private func isPlaceConnector(at position: Int) -> Bool {
        if isLetter(at: position) {
            // `room no. 5`
            return kind(at: wordEnd(position) - 1) == .number
        }
        return self[position] == UInt8(ascii: " ") || self[position] == UInt8(ascii: ".")
            || self[position] == UInt8(ascii: "#") || self[position] == UInt8(ascii: ":")
    }

    /// Where a few digits and the word behind them end that are the number of a place: `2. Stock`, `3rd floor`, `5 rue`.
    ///
    /// A number and a point before any word are one as well where a number stands before them: `0171 1234567 2. Stock`.
    func placeEnd(at first: Int) -> Int? {
        let digits = digitsEnd(first)
        guard digits - first <= 4, isDigit(at: first), !continuesGroups(first) else { return nil }
        // `350 5th Ave`
        if digits < end, self[digits] == UInt8(ascii: " "), isDigit(at: digits + 1), self[first] != UInt8(ascii: "0"),
            first < start + 2 || !isDigit(at: first - 2), isLetter(at: digitsEnd(digits + 1)),
            let last = placeEnd(at: digits + 1)
        {
            return last
        }
        var next = digits
        let hasPoint = next < end && self[next] == UInt8(ascii: ".")
        if hasPoint {
            next += 1
        } else if isLetter(at: next), wordEnd(next) - next <= 2, digits - first <= 3, kind(at: next) != .place {
            // `3rd`, `2ème`
            next = wordEnd(next)
        }
        if next < end, self[next] == UInt8(ascii: ",") { next = skippingSpaces(next + 1) }
        guard var word = word(from: next), word.lowerBound > digits || kind(of: word) == .place else { return nil }
        // `079 412 77 03 CH`
        if !hasPoint, isCountryCode(word), first > start + 1, isDigit(at: first - 2) { return nil }
        // `1600 Main St.`
        if kind(of: word) == .unknown, !hasPoint, let other = self.word(from: word.upperBound),
            kind(of: other) == .place, !isDigit(at: skippingConnectors(other.upperBound)) || digits - first >= 2
        {
            word = other
        }
        // `14 邮编200001`: the word stands before its number. `3階 03-1234-5678`: behind it.
        let isAttached = word.lowerBound == digits && self[word.upperBound] == UInt8(ascii: " ")
        if !hasPoint, !isAttached, isDigit(at: skippingConnectors(word.upperBound)),
            next == digits || self[next - 1] == UInt8(ascii: " ")
        {
            return nil
        }
        if kind(of: word) == .place, isAtEdge(first..<word.upperBound) || digits - first <= 3 {
            return word.upperBound
        }
        let isOrdinal = hasPoint && digits - first <= 2 && word.lowerBound > next && kind(of: word) == .unknown
        return isOrdinal && digitCount(start..<first) > 5 && digitCount(digits..<end) == 0 ? word.upperBound : nil
    }

    /// Where the number and the year of a standard end: `60950-1:2006`, `9001:2015`.
    func standardEnd(at first: Int) -> Int? {
        var last = digitsEnd(first)
        guard 3...6 ~= last - first else { return nil }
        while last < end, self[last] == UInt8(ascii: "-") || self[last] == UInt8(ascii: "."), isDigit(at: last + 1) {
            last = digitsEnd(last + 1)
        }
        guard last < end, self[last] == UInt8(ascii: ":"), let year = yearEnd(at: last + 1) else { return nil }
        return endsChunk(year) ? year : nil
    }

    /// The number that a word gives to what follows it: `Tel 1:`, `Phone 2)`, `Kiosk 4711:`.
    func labelNumber(behind word: Range<Int>) -> CellSegment? {
        var first = skippingSpaces(word.upperBound)
        if first < end,
            self[first] == UInt8(ascii: ".") || self[first] == UInt8(ascii: "#") || self[first] == UInt8(ascii: "'")
                || self[first] == UInt8(ascii: "\"")
        {
            first = skippingSpaces(first + 1)
        }
        var last = digitsEnd(first)
        let isLabel = kind(of: word).isLabel
        while !isLabel, last > first, last < end,
            self[last] == UInt8(ascii: "-") || self[last] == UInt8(ascii: "/"), isDigit(at: last + 1)
        {
            last = digitsEnd(last + 1)
        }
        guard last > first, digitCount(first..<last) <= (isLabel ? 6 : 8), digitsEnd(first) - first <= 6,
            self[first] != UInt8(ascii: "0"), !isLetter(at: last), !hasOpenBracket(before: first)
        else { return nil }
        var mark = skippingSpaces(last)
        guard mark < end else { return nil }
        switch self[mark] {
        case UInt8(ascii: ":"): mark += 1
        case UInt8(ascii: ")") where mark == last: mark += 1
        case UInt8(ascii: "-")
        where (!isLabel || last == first + 1) && mark > last && mark + 1 < end && self[mark + 1] == UInt8(ascii: " "):
            mark += 1
        default: return nil
        }
        // No colon joins digits of a number, however few follow it.
        let isColon = self[mark - 1] == UInt8(ascii: ":")
        guard digitCount(mark..<end) >= (isColon ? 3 : 5), mark == end || !isClock(mark) else { return nil }
        // Behind a label, more digits may be an area code: `Tel 171: 2345678`.
        let next = skippingSpaces(mark)
        guard
            !isLabel || last - first < 3 || beginsNumber(next)
                || self[next] == UInt8(ascii: "(") && beginsNumber(next + 1)
        else { return nil }
        return CellSegment(range: word.lowerBound..<mark, kind: isLabel ? .listMark : .reference)
    }

    /// Returns `true` if a number begins at a position that shows it: with a plus or a zero.
    func beginsNumber(_ position: Int) -> Bool {
        position < end && (self[position] == UInt8(ascii: "+") || self[position] == UInt8(ascii: "0"))
    }

    /// Returns `true` if a bracket is open at a position.
    private func hasOpenBracket(before position: Int) -> Bool {
        var depth = 0
        for place in start..<position {
            if self[place] == UInt8(ascii: "(") { depth += 1 }
            if self[place] == UInt8(ascii: ")") { depth = max(0, depth - 1) }
        }
        return depth > 0
    }

    /// Returns `true` if minutes stand at a position, right behind a colon.
    private func isClock(_ position: Int) -> Bool { digitsEnd(position) - position == 2 }

    /// Where the number of an entry of a list ends that begins the text: `1)`, `2.`, `3:`, `#4 `.
    func listMarkEnd(at first: Int) -> Int? {
        let digits = digitsEnd(first)
        guard digits - first <= 2, digits < end, digitCount(digits..<end) >= 5 else { return nil }
        if digitCount(start..<first) > 4 {
            // `2)` behind the number before.
            let isEntry = self[digits] == UInt8(ascii: ")") && self[first - 1] == UInt8(ascii: " ")
            return isEntry && !hasOpenBracket(before: first) ? digits + 1 : nil
        }
        guard digitCount(start..<first) == 0,
            !(start..<first).contains(where: { isLetter(at: $0) || self[$0] == UInt8(ascii: "+") })
        else { return nil }
        let isNumbered = first > start && self[first - 1] == UInt8(ascii: "#")
        let isBracket = first > start && self[first - 1] == UInt8(ascii: "(")
        let next = digits + 1
        switch self[digits] {
        case UInt8(ascii: ")"), UInt8(ascii: "]"):
            // `(2) 345-6789`, `(85) 0097-3064` may be area codes.
            let following = skippingSpaces(next)
            // `(1) (060) 55714`
            let number = self[following] == UInt8(ascii: "(") ? following + 1 : following
            let isEntry = self[following] == UInt8(ascii: "+") || digits == first + 1 && beginsNumber(number)
            return isBracket && !isEntry ? nil : next
        case UInt8(ascii: ".") where next < end && self[next] == UInt8(ascii: ")"): return next + 1
        // `2. patro 224 123 456`
        case UInt8(ascii: ".")
        where word(from: next).map { kind(of: $0) == .place && isDigit(at: skippingSpaces($0.upperBound)) } ?? false:
            return nil
        case UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "-"):
            return next < end && self[next] == UInt8(ascii: " ") ? next : nil
        case UInt8(ascii: " "): return isNumbered ? next : nil
        default: return nil
        }
    }
}
