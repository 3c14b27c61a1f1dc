// Numbers of rooms, houses and boxes, and of standards.

extension NumberText {
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
        // `06 6982 1234, Via Roma`, `1234. Kat`: behind other digits, those before a comma or three before a point are the end of a number.
        let isBehindDigits = hasPrefix(" ", at: first - 1) && isDigit(at: first - 2)
        let hasComma = hasPrefix(",", at: next)
        if isBehindDigits, hasComma || hasPoint && digits - first > 2 { return nil }
        if hasComma { next = skippingSpaces(next + 1) }
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

    /// Where the floor and the number of a unit end that stand behind a `#` and beside a number, as Singapore writes them: `#03-12`.
    func unitEnd(at first: Int) -> Int? {
        let hyphen = digitsEnd(first)
        let last = digitsEnd(hyphen + 1)
        guard hasSuffix("#", at: first),
            first - 1 == start || hasSuffix(" ", at: first - 1) || hasSuffix("(", at: first - 1),
            1...2 ~= hyphen - first,
            hasPrefix("-", at: hyphen), 2...4 ~= last - hyphen - 1, endsChunk(last),
            digitCount(outside: first..<last) > 5
        else { return nil }
        return last
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
}
