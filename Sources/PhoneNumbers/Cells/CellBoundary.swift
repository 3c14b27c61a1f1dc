// Where one number of a cell may end and the next one begin.

extension NumberText {
    /// The separator that starts at a position and how many characters it has; `nil` if there is none up to a level.
    ///
    /// - Parameters:
    ///   - piece: the piece that the separator would end.
    ///   - level: the least sure separator that counts.
    func separator(
        at position: Int, behind piece: CellPiece.Beginning, upTo level: CellPiece.Separator
    ) -> (kind: CellPiece.Separator, length: Int)? {
        let digits = piece.digits
        switch self[position] {
        case UInt8(ascii: "|"): return (.list, 1)
        case UInt8(ascii: ";"):
            if isParameter(position) || isBeforeExtension(position + 1) { return nil }
            // Lists of SharePoint.
            return (.list, hasPrefix(";#", at: position) ? 2 : 1)
        case UInt8(ascii: ":"):
            if hasPrefix(":::", at: position) { return (.list, 3) }
            let isParting = isDigit(at: position - 1) || joinsNumbers(position, piece)
            return level >= .slash && digits >= leastDigits && isParting ? (.slash, 1) : nil
        case UInt8(ascii: "*"): return level >= .slash && joinsNumbers(position, piece) ? (.slash, 1) : nil
        case UInt8(ascii: "+"):
            // `4.47701E+11`
            let isApart = digits >= leastDigits && self[position - 1] == UInt8(ascii: " ")
            return digits >= 7 || isApart ? (.list, 0) : nil
        case UInt8(ascii: "("), UInt8(ascii: "["):
            guard digits >= leastDigits else { return nil }
            if holdsNumber(position) { return (.list, 1) }
            guard level >= .label else { return nil }
            return holdsNamedNumber(position) ? (.label, 1) : isBehindRemark(position) ? (.label, 0) : nil
        case UInt8(ascii: ","):
            guard level >= .comma, !isBeforeExtension(position + 1) else { return nil }
            let isPause = hasPrefix(",", at: position + 1) || hasPrefix(",", at: position - 1)
            return isPause ? nil : (.comma, 1)
        case UInt8(ascii: "&"), UInt8(ascii: "\\"), Self.bullet:
            return level >= .word ? (.word, 1) : nil
        case UInt8(ascii: "_"): return level >= .hyphen && digits >= leastDigits ? (.slash, 1) : nil
        case UInt8(ascii: "/"):
            guard level >= .slash,
                digits >= leastDigits || piece.isOfCodes || isShortEntry(position, piece)
                    || isKeypadWord(piece, before: position),
                !isBeforeExtension(position + 1), !joinsAreaCode(position)
            else { return nil }
            return (.slash, hasPrefix("//", at: position) ? 2 : 1)
        case UInt8(ascii: "-"):
            if level >= .slash, joinsNumbers(position, piece) { return (.slash, 1) }
            guard level >= .hyphen, digits >= 7, isTail(position + 1) else { return nil }
            return (.hyphen, 0)
        default: return level >= .word ? wordSeparator(at: position, behind: piece, upTo: level) : nil
        }
    }

    /// Returns `true` if a plus between spaces stands at a position.
    func hasJoiningPlus(at position: Int) -> Bool {
        self[position] == UInt8(ascii: "+") && position > start && self[position - 1] == UInt8(ascii: " ")
            && position + 1 < end && self[position + 1] == UInt8(ascii: " ")
    }

    /// Returns `true` if a separator may start at a position behind the first one: at a mark that parts numbers, where
    /// a word begins, or at digits behind a space.
    @inline(__always)
    func mayHaveSeparator(at position: Int) -> Bool {
        switch self[position] {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self[position - 1] == UInt8(ascii: " ")
        case UInt8(ascii: " "), UInt8(ascii: "."), UInt8(ascii: ")"): false
        default: !Self.isLetter(self[position]) || !isLetter(at: position - 1)
        }
    }

    /// Returns `true` if the text has something that parts numbers at exactly this level.
    func mayHaveSeparator(of level: CellPiece.Separator) -> Bool {
        switch level {
        case .list: has("|") || has(";") || has(":") || has("+") || has("(") || has("[")
        case .label:
            hasLetters || has(",") || has("&") || has(")") || has("\\") || has("\u{04}")
        case .slash: has("/") || has(":") || has("*") || position(of: " - ") != nil
        case .hyphen: has("-") || has("_")
        default: has(" ") && digitCount(start..<end) >= 14
        }
    }

    /// Returns `true` if the text has something that parts numbers at a level or at a surer one.
    func mayHaveSeparator(upTo level: CellPiece.Separator) -> Bool {
        CellPieces.levels.contains { $0 <= level && mayHaveSeparator(of: $0) }
            || level == .space && mayHaveSeparator(of: .space)
    }

    /// A word between numbers, or one that names the next number, or the number of the next entry of a list.
    private func wordSeparator(
        at position: Int, behind piece: CellPiece.Beginning, upTo level: CellPiece.Separator
    ) -> (kind: CellPiece.Separator, length: Int)? {
        let isBehindNumber = piece.digits >= leastDigits || (piece.digits >= 3 && piece.isOfCodes)
        let isBehindEnd = !isBehindNumber && isAmongEnds(position, piece)
        guard isBehindNumber || isBehindEnd else { return nil }
        if isDigit(at: position), !isDigit(at: position - 1), self[position - 1] == UInt8(ascii: " ") {
            var last = position
            while isDigit(at: last) { last += 1 }
            let isEntry =
                last - position < 3 && last < end && self[last] == UInt8(ascii: ")") && digitCount(last..<end) >= 5
            return level >= .label && (isEntry || isBehindRemark(position)) ? (.label, 0) : nil
        }
        guard isLetter(at: position), !isLetter(at: position - 1) else { return nil }
        let stop = wordEnd(position)
        // `7384245127-B0IY`: letters behind a hyphen are keys of a keypad.
        let isHyphenated = self[position - 1] == UInt8(ascii: "-") && isDigit(at: position - 2)
        if isHyphenated, self[position] >= UInt8(ascii: "a"), kind(at: position) == .unknown { return nil }
        if isFloor(position, stop) { return nil }
        var next = stop
        while next < end, self[next] == UInt8(ascii: " ") { next += 1 }
        switch kind(at: stop - 1) {
        case .conjunction:
            // `A 5`, `Of. 402`: rather an entrance or an office than the end of a second number.
            let isShort =
                stop - position == 1 && self[position] == UInt8(ascii: "a") || hasPrefix("of.", at: position)
                || hasPrefix("et.", at: position)
            let isPoint = self[stop - 1] != UInt8(ascii: "a")
            if isShort, digitCount(stop..<(isPoint ? pieceEnd(stop + 1) : end)) < 4 { return nil }
            // `86210A01`: letters among digits join nothing.
            if self[position] >= UInt8(ascii: "a"), isDigit(at: position - 1) || isDigit(at: stop) { return nil }
            // `u.`, `bzw.`
            if next < end, self[next] == UInt8(ascii: ".") { next += 1 }
            return stop < end && digitCount(stop..<end) > 0 ? (.word, next - position) : nil
        case _ where isBehindEnd: return nil
        // `5123 4571 al 5123 4579`: the whole number at the end of a range, no hour.
        case .range:
            return isBehindNumber && digitCount(next..<pieceEnd(next)) > 6 ? (.word, next - position) : nil
        case .label, .number, .unknown, .month, .date, .identifier, .registry, .reference, .place, .currency, .unit,
            .counted, .attribute:
            return level >= .label && digitCount(stop..<end) >= 5 ? (.label, 0) : nil
        case .weakExtension, .time:
            // `P:`, `H/P`, `W 6502530004`, which no extension is as long as, and `Anna 020 7219 3000`, a day of the week in Turkmen.
            let isNumber =
                kind(at: stop - 1) == .weakExtension
                ? isMoreThanExtension(next, behind: position)
                : showsNumber(next) && !isHour(before: position)
            let isLabel = isNumber || hasPrefix(":", at: next) || hasPrefix("/", at: next)
            return level >= .label && isLabel && digitCount(stop..<end) >= 7 ? (.label, 0) : nil
        // `ext 9876543211`: the digits may be a number of their own.
        case .extension, .postExtension:
            return level >= .label && digitCount(next..<pieceEnd(next)) >= leastDigits ? (.label, 0) : nil
        default: return nil
        }
    }

    /// Returns `true` if a bracket opens at a position that holds a whole number: `030 44247 (030 42125)`.
    private func holdsNumber(_ open: Int) -> Bool {
        guard isDigit(at: open + 1) || hasPrefix("+", at: open + 1) || isOpening(open + 1),
            let close = closingBracket(of: open),
            digitCount(open..<close) >= 7
        else { return false }
        return digitCount(close..<end) == 0 && !(open..<close).contains { isLetter(at: $0) }
    }

    /// Returns `true` if a bracket opens at a position that holds a word, which leads to no extension, and a whole number, and no digits
    /// stand behind it: `06 12 34 56 71 (was 06 12 34 56 78)`.
    private func holdsNamedNumber(_ open: Int) -> Bool {
        guard isLetter(at: open + 1), !isBeforeExtension(open + 1), let close = closingBracket(of: open),
            digitCount(open..<close) >= leastDigits
        else { return false }
        return digitCount(close..<end) == 0
    }

    /// The bracket that closes the one at a position, behind others in it: `(was (02) 8311 6396)`.
    private func closingBracket(of open: Int) -> Int? {
        let mark = self[open] == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "]")
        var depth = 0
        for position in open..<end {
            if self[position] == self[open] { depth += 1 }
            guard self[position] == mark else { continue }
            depth -= 1
            if depth == 0 { return position }
        }
        return nil
    }

    /// Returns `true` if one digit or two stand before a word, and no other groups of their length in front of them: `752035 24 hrs`.
    private func isHour(before word: Int) -> Bool {
        let last = hasSuffix(" ", at: word) ? word - 1 : word
        let first = digitsStart(before: last)
        return 1...2 ~= last - first && !continuesGroups(first)
    }

    /// Returns `true` for one letter right behind one digit or two that stand apart: `5123 4567 2F`.
    private func isFloor(_ letter: Int, _ stop: Int) -> Bool {
        let digits = digitsStart(before: letter)
        return stop == letter + 1 && !isDigit(at: stop) && 1...2 ~= letter - digits && hasSuffix(" ", at: digits)
    }

    /// Returns `true` if a number that is no hour begins at a position: a long one with a zero, a plus or a bracket in front, or one that
    /// begins with a longer group where people dial no trunk zero.
    private func showsNumber(_ first: Int) -> Bool {
        let count = digitCount(first..<pieceEnd(first))
        if beginsNumber(first) || isOpening(first) { return count > 8 }
        return !hasTrunkZero && count >= leastDigits && digitsEnd(first) - first > 2
    }

    /// Returns `true` if a whole number begins at a position behind words in brackets: `9876543210 (M) 022-23456789 (O)`.
    private func isBehindRemark(_ position: Int) -> Bool {
        guard hasSuffix(") ", at: position), digitCount(position..<pieceEnd(position)) >= leastDigits else {
            return false
        }
        var open = position - 2
        while open > start, !isDigit(at: open), self[open] != UInt8(ascii: "(") { open -= 1 }
        return self[open] == UInt8(ascii: "(") && (open..<position).contains { isLetter(at: $0) }
    }

    /// Returns `true` for a slash without spaces where others have some, or two spaces part the numbers: `21586378 / 40/29 58 75`.
    private func joinsAreaCode(_ slash: Int) -> Bool {
        guard isDigit(at: slash - 1), isDigit(at: slash + 1) else { return false }
        return position(of: " / ") != nil || position(of: "  ") != nil
    }

    /// Returns `true` if a mark between spaces parts two numbers, of which both have enough digits, and both begin with a zero, a plus or a
    /// bracket if the first one does, where a zero is the trunk prefix: `030 901820 - 0171/2345678`.
    @inline(never)
    private func joinsNumbers(_ mark: Int, _ piece: CellPiece.Beginning) -> Bool {
        guard piece.digits >= leastDigits, isSpaced(mark) else { return false }
        var first = piece.start
        while !beginsNumber(first), !isDigit(at: first), !isOpening(first) { first += 1 }
        let next = skippingSpaces(mark + 1)
        let isAlike = !hasTrunkZero || !beginsNumber(first) && !isOpening(first)
        guard beginsNumber(next) || isOpening(next) || isDigit(at: next) && isAlike else { return false }
        return digitCount(next..<pieceEnd(next)) >= leastDigits
    }

    private func isOpening(_ position: Int) -> Bool { position < end && self[position] == UInt8(ascii: "(") }

    /// Returns `true` if spaces stand on both sides of a mark.
    private func isSpaced(_ mark: Int) -> Bool {
        self[mark - 1] == UInt8(ascii: " ") && mark + 1 < end && self[mark + 1] == UInt8(ascii: " ")
    }

    /// Where a piece ends at the latest that begins at a position: at a letter, a mark of lists, or another mark between spaces.
    @inline(never)
    func pieceEnd(_ first: Int) -> Int {
        var last = first
        while last < end, !isLetter(at: last) {
            switch self[last] {
            case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "|"), UInt8(ascii: "&"): return last
            case UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: ":"):
                if isSpaced(last) { return last }
            default: break
            }
            last += 1
        }
        return last
    }

    /// `;ext=`, `;isub=`: a semicolon that begins a parameter.
    private func isParameter(_ position: Int) -> Bool {
        var next = position + 1
        while next < end, isLetter(at: next) || self[next] == UInt8(ascii: "-") { next += 1 }
        return next > position + 1 && next < end && self[next] == UInt8(ascii: "=")
    }

    /// Returns `true` if a word that leads to an extension comes next.
    private func isBeforeExtension(_ position: Int) -> Bool {
        var next = position
        while next < end, self[next] == UInt8(ascii: " ") || self[next] == UInt8(ascii: "(") { next += 1 }
        guard isLetter(at: next) else {
            // `12 dahili`: the word stands behind the digits.
            var last = next
            while isDigit(at: last) { last += 1 }
            guard last > next, last - next < 6 else { return false }
            while last < end, self[last] == UInt8(ascii: " ") || self[last] == UInt8(ascii: "-") { last += 1 }
            guard isLetter(at: last) else { return false }
            while isLetter(at: last), kind(at: last) != .postExtension {
                last = wordEnd(last)
                while last < end, self[last] == UInt8(ascii: " ") { last += 1 }
            }
            return isLetter(at: last) && kind(at: last) == .postExtension && digitCount(last..<end) == 0
        }
        let stop = wordEnd(next)
        switch kind(at: stop - 1) {
        case .extension, .postExtension, .hourOrExtension: return digitCount(stop..<end) > 0
        case .weakExtension:
            return isDigit(at: stop) || (stop < end && self[stop] == UInt8(ascii: " ") && isDigit(at: stop + 1))
        default: return false
        }
    }
}
