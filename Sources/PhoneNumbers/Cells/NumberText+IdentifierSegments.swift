// Numbers of identity, which stand behind a word that names them.

extension NumberText {
    /// The number of identity behind a word, `IBAN DE89 3704 ...`, up to a mark or a word that begins something else; `nil`
    /// if no digits follow.
    func identifier(behind word: Range<Int>) -> CellSegment? {
        var (position, isNamed) = identifierStart(behind: word)
        // `Customer # (201) 591-8936`
        if position < end, self[position] == UInt8(ascii: "("), isDigit(at: position + 1) { position += 1 }
        var hasDigits = false
        var chunks = 0
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
            // `id: 12 0171 2345678`: a number begins behind the first digits. `SIRET 710 006 574 49470` is grouped by three.
            let mayEnd = chunks == 0 && digits > 0 && digits != 3
            let isNumber = mayEnd && beginsWholeNumber(behind, behindShort: digits < 3)
            if digits > 0 { chunks += 1 }
            guard behind < end, behind <= next + 1, !isNumber else {
                position = next
                break
            }
            position = isLetter(at: behind) || isDigit(at: behind) ? behind : next
            // `(ID 4711) 0171 2345678`: the bracket of the word closes.
            if self[next] == UInt8(ascii: ")"), isDigit(at: skippingSpaces(next + 1)),
                !hasOpenBracket(before: word.lowerBound)
            {
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
        guard isCountryCode(word) else { return nil }
        if let last = checkedAccountEnd(at: word.lowerBound) {
            return CellSegment(range: word.lowerBound..<last, kind: .identifier)
        }
        guard digitsEnd(word.upperBound) == word.upperBound + 2 else { return nil }
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

    /// Returns `true` if so many digits stand from a position on as a number has, and no card or account: up to the end of a piece behind a plus
    /// or a zero, or in three groups that hyphens join.
    ///
    /// - Parameter isShort: `true` if a few digits stand before them, and all together may be one: `ABN 45 060 760 432`.
    private func beginsWholeNumber(_ first: Int, behindShort isShort: Bool) -> Bool {
        if beginsNumber(first) { return (isShort ? 10 : 9)...11 ~= digitCount(first..<pieceEnd(first)) }
        let hyphen = digitsEnd(first)
        let second = digitsEnd(hyphen + 1)
        return 2...4 ~= hyphen - first && hasPrefix("-", at: hyphen) && hasPrefix("-", at: second)
            && (isShort ? 10 : 9)...11 ~= digitCount(first..<chunkOfIdentifierEnd(at: first))
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
    func chunkOfIdentifierEnd(at position: Int) -> Int {
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

    /// Returns `true` for the code of a country: `ch`, `pl`.
    func isCountryCode(_ word: Range<Int>) -> Bool {
        guard word.count == 2, word.allSatisfy({ self[$0] >= UInt8(ascii: "a") }) else { return false }
        let (first, second) = (UInt16(self[word.lowerBound] & 0xDF), UInt16(self[word.lowerBound + 1] & 0xDF))
        return PlanTable.world.regionIndex(of: RegionCode(packedCode: first << 8 | second)) != nil
    }
}
