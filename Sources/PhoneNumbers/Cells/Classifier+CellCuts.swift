extension Classifier {
    /// Cuts a text into whole numbers that have only spaces between them; `false` if there is no way, or the groups are those of a card.
    func cutAtSpaces(
        _ pieces: inout CellPieces, _ text: NumberText, _ cell: Span<UInt8>, _ offset: UnsafeMutablePointer<Int32>,
        regionIndex: Int?
    ) -> Bool {
        pieces.removeAll()
        if text.holdsCardNumber { return false }
        var hasTrunkPrefix = true
        if let regionIndex { hasTrunkPrefix = table.regions[regionIndex].trunkFirstDigits != 0 }
        var deadEnds = DeadEnds()
        return cut(&pieces, text, cell, offset, from: text.start, hasTrunkPrefix, &deadEnds, regionIndex: regionIndex)
            && pieces.count > 1
    }

    /// The most digits of a number, with a prefix of any country in front of it.
    private static let maximumPieceDigits = 20

    /// Adds the pieces of the text from a position on, the shortest first piece first.
    private func cut(
        _ pieces: inout CellPieces, _ text: NumberText, _ cell: Span<UInt8>, _ offset: UnsafeMutablePointer<Int32>,
        from first: Int, _ hasTrunkPrefix: Bool, _ deadEnds: inout DeadEnds, regionIndex: Int?
    ) -> Bool {
        for position in first...text.end {
            let isEnd = position == text.end
            guard isEnd || text[position] == UInt8(ascii: " "),
                isEnd || text.startsAlike(position + 1, first, hasTrunkPrefix)
            else { continue }
            let range = text.trimmed(first..<position)
            let length = text.digitCount(range)
            guard length >= 7, !text.joinsEnd(range) else { continue }
            if length > Self.maximumPieceDigits { break }
            if !isEnd, pieces.count > 0, deadEnds.contains(position + 1) { continue }
            let bytes = Int(offset[range.lowerBound])..<Int(offset[range.upperBound])
            var piece = CellPiece(range: range, separator: .space)
            piece.reading = reading(of: cell.extracting(bytes), regionIndex: regionIndex)
            // Without a zero or a plus in front, only numbers of one length are told apart.
            let isAlike =
                pieces.count == 0 || !text.startsWithDigitButZero(pieces[0].range.lowerBound)
                || text.digitCount(pieces[pieces.count - 1].range) == length
            guard isAlike, piece.reading.planRule != .none, pieces.append(piece) else { continue }
            if isEnd { return true }
            // Where the others may end depends on the first one.
            if pieces.count == 1 { deadEnds = DeadEnds() }
            let next = position + 1
            if cut(&pieces, text, cell, offset, from: next, hasTrunkPrefix, &deadEnds, regionIndex: regionIndex) {
                return true
            }
            deadEnds.insert(next)
            pieces.removeLast()
        }
        return false
    }

    /// The positions of a text from which no way leads to its end, a bit each: every one is tried once.
    private struct DeadEnds {
        private var bits = SIMD4<UInt64>()

        func contains(_ position: Int) -> Bool {
            bits[position >> 6 & 3] & 1 << UInt64(position & 63) != 0
        }

        mutating func insert(_ position: Int) { bits[position >> 6 & 3] |= 1 << UInt64(position & 63) }
    }
}

extension Classifier {
    /// Leaves numbers open beside others whose digits may be an amount or a post code: `66-93-72-40 87 14 17 14 €`,
    /// `+352 26 12 34 56 Москва, 338091`.
    func openRemarks(
        _ pieces: CellPieces, _ text: NumberText, _ cell: Span<UInt8>, _ offset: UnsafeMutablePointer<Int32>
    ) {
        for place in 0..<pieces.count where pieces[place].content == .number {
            let (range, reading) = (pieces[place].range, pieces[place].reading)
            guard reading.verdict == .accepted,
                text.isBeforeCurrency(range)
                    || text.isBehindPlace(range)
                        && !table.isGroupedAsWritten(text.bytes(range), behind: 0, reading.planRule)
            else { continue }
            pieces[place].reading = .ambiguous(reading.nationalNumber)
        }
    }
}

extension NumberText {
    /// `true` if a sign or a short word for a currency stands right before the digits of the text, or a currency right behind them:
    /// `€ 0612345678`, `0612345678 EUR`. Longer words before them are names as well: `Mark`.
    var isBesideCurrency: Bool {
        guard has("$") || hasWord(.currency), let first = (start..<end).first(where: { isDigit(at: $0) }) else {
            return false
        }
        var before = first
        while before > start, skippingConnectors(before - 1) == first { before -= 1 }
        let isBehind = before > start && (self[before - 1] == UInt8(ascii: "$") || isShortCurrency(before))
        return isBehind || isBeforeCurrency(start..<end)
    }

    private func isShortCurrency(_ end: Int) -> Bool {
        isLetter(at: end - 1) && kind(at: end - 1) == .currency && end - wordStart(end - 1) < 4
    }

    /// Returns `true` if a currency follows the digits of a part of the text.
    fileprivate func isBeforeCurrency(_ range: Range<Int>) -> Bool {
        guard let last = range.last(where: { isDigit(at: $0) }) else { return false }
        let next = skippingSpaces(last + 1)
        if let word = word(from: next) {
            // `888258-1SEK`: letters behind a digit are rather keys of a keypad.
            return word.lowerBound > last + 1 && kind(of: word) == .currency || hasPrefix("fr.", at: word.lowerBound)
        }
        return next < end && self[next] == UInt8(ascii: "$") && !isDigit(at: next + 1)
    }

    /// Returns `true` if the digits of a part of the text may be a post code behind a word that nobody lists: five to seven that stand
    /// together, or five and five.
    fileprivate func isBehindPlace(_ range: Range<Int>) -> Bool {
        guard hasLetters, let first = range.first(where: { isDigit(at: $0) }), self[first] != UInt8(ascii: "0") else {
            return false
        }
        let last = digitsEnd(first)
        let isHyphenated = last - first == 5 && self[last] == UInt8(ascii: "-") && digitsEnd(last + 1) == last + 6
        guard digitCount(range) == (isHyphenated ? 10 : last - first), 5...7 ~= last - first else { return false }
        var before = first
        while before > start, !isLetter(at: before - 1), !isDigit(at: before - 1), self[before - 1] != UInt8(ascii: "+")
        {
            before -= 1
        }
        return isLetter(at: before - 1) && kind(at: before - 1) == .unknown
    }

    fileprivate func startsWithDigitButZero(_ position: Int) -> Bool {
        isDigit(at: position) && self[position] != UInt8(ascii: "0")
    }

    /// Returns `true` if a slash between spaces joins what is no beginning of a number to other digits: `56 / 2024 27`.
    fileprivate func joinsEnd(_ range: Range<Int>) -> Bool {
        has("/") && !showsBeginning(range) && range.contains { hasPrefix(" / ", at: $0) }
    }

    /// Returns `true` if a number that starts at a position starts like one at another position: with a plus, or with a
    /// zero where the country has a trunk prefix.
    fileprivate func startsAlike(_ position: Int, _ other: Int, _ hasTrunkPrefix: Bool) -> Bool {
        guard position < end else { return false }
        let (mark, first) = (self[position], self[other])
        if mark == UInt8(ascii: "+") { return true }
        if first == UInt8(ascii: "+") { return mark == UInt8(ascii: "0") }
        if hasTrunkPrefix, first == UInt8(ascii: "0") || first == UInt8(ascii: "(") { return mark == first }
        return isDigit(at: position) || mark == UInt8(ascii: "(")
    }
}
