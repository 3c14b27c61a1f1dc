// Numbers of things: of orders, customers and cases, behind a word that names the thing.

extension NumberText {
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

    /// A text of few digits that begins with a letter and one or two of them, the name of something rather than a number: `Q3 2023`.
    func numberedLetter(_ word: Range<Int>) -> CellSegment? {
        let last = digitsEnd(word.upperBound)
        guard word.lowerBound == start, word.count == 1, self[start] != UInt8(ascii: "o"),
            1...2 ~= last - word.upperBound, hasPrefix(" ", at: last), digitTotal < 8
        else { return nil }
        return CellSegment(range: start..<end, kind: .reference)
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

    /// Returns `true` if a word ends with one for number: `Vorgangsnummer`, `klantnr`.
    private func endsWithNumber(_ word: Range<Int>) -> Bool {
        let endings: [StaticString] = ["nummer", "nr", "numer", "numero", "nro", "number", "nummern"]
        return endings.contains { word.count > $0.utf8CodeUnitCount + 1 && hasSuffix($0, at: word.upperBound) }
    }
}
