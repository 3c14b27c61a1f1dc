// Pieces of a cell with few digits: the ends of other numbers, and words of a keypad.

extension NumberText {
    /// Returns `true` if the digits from a position on are more than an extension has, stand in groups, or if a slash parts their word from
    /// what is before it.
    @inline(never)
    func isMoreThanExtension(_ first: Int, behind word: Int) -> Bool {
        let count = digitCount(first..<pieceEnd(first))
        let isParted = hasSuffix("/", at: word) || hasSuffix("/ ", at: word)
        return count > 8 || count >= leastDigits && (isParted || digitsEnd(first) - first < count)
    }

    /// Returns `true` if a word stands behind a few digits that may be a number with others, and before more of them: `, 21 und 22`; or
    /// behind the three digits of a service at the start of the text: `112 oder 030 234567`.
    @inline(never)
    func isAmongEnds(_ word: Int, _ piece: CellPiece.Beginning) -> Bool {
        let range = trimmed(piece.start..<word)
        guard range.count == piece.digits, isLetter(at: word), self[word - 1] == UInt8(ascii: " ") else { return false }
        let next = skippingSpaces(wordEnd(word))
        if piece.start == start { return piece.digits == 3 && digitCount(next..<end) > 6 }
        let last = digitsEnd(next)
        let isEnd = last == end || hasPrefix(",", at: last) || hasPrefix("/", at: last)
        return 2...4 ~= piece.digits && 2...4 ~= last - next && isEnd
    }

    /// Returns `true` if a few digits stand between two slashes, or a comma and a slash, and a few behind that are no number with them:
    /// `958/9/60` and `, 21/22`, but not `079 123 45 67/044/668 18 00`.
    @inline(never)
    func isShortEntry(_ position: Int, _ piece: CellPiece.Beginning) -> Bool {
        guard piece.start > start, 1...4 ~= piece.digits else { return false }
        let isBehindComma = self[piece.start - 1] == UInt8(ascii: ",")
        guard isBehindComma || self[piece.start - 1] == UInt8(ascii: "/") else { return false }
        var first = skippingSpaces(position + 1)
        if hasPrefix("-", at: first) { first += 1 }
        guard 1...4 ~= digitsEnd(first) - first else { return false }
        var last = first
        while isDigit(at: last) || hasPrefix(" ", at: last) || hasPrefix("-", at: last) { last += 1 }
        if isBehindComma { return digitsEnd(first) == end }
        let count = digitCount(first..<last)
        let isAlike = count == piece.digits && digitsEnd(first) - first == count
        let isArea = leastDigits...13 ~= piece.digits + count && !isAlike
        return !(isArea && (!hasTrunkZero || !beginsNumber(first)))
    }

    /// Returns `true` if a space stands before a slash, and letters are keys of a keypad in the piece before: `1-800-FLOWERS / `.
    func isKeypadWord(_ piece: CellPiece.Beginning, before slash: Int) -> Bool {
        self[slash - 1] == UInt8(ascii: " ") && hasKeypadWord(piece.start..<slash)
    }

    /// Returns `true` if letters stand right behind a digit and a hyphen in a part of the text: `1-800-FLOWERS`.
    @inline(never)
    func hasKeypadWord(_ range: Range<Int>) -> Bool {
        var letter = nextLetter(from: range.lowerBound)
        while letter < range.upperBound {
            if self[letter - 1] == UInt8(ascii: "-"), isDigit(at: letter - 2) {
                return digitCount(range.lowerBound..<letter) > 2
            }
            letter = nextLetter(from: wordEnd(letter))
        }
        return false
    }

    /// Returns `true` if only a few digits stand behind a position.
    func isTail(_ position: Int) -> Bool {
        let count = end - position
        return count > 0 && count <= 4 && (position..<end).allSatisfy { isDigit(at: $0) }
    }
}
