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
        case UInt8(ascii: ";"): return isParameter(position) || isBeforeExtension(position + 1) ? nil : (.list, 1)
        case UInt8(ascii: ":"):
            if hasPrefix(":::", at: position) { return (.list, 3) }
            return level >= .slash && digits >= 7 && isDigit(at: position - 1) ? (.slash, 1) : nil
        case UInt8(ascii: "+"):
            return digits >= 7 ? (.list, 0) : nil
        case UInt8(ascii: "("):
            return digits >= 7 && holdsNumber(position) ? (.list, 1) : nil
        case UInt8(ascii: ","):
            guard level >= .comma, !isBeforeExtension(position + 1) else { return nil }
            let isPause = hasPrefix(",", at: position + 1) || hasPrefix(",", at: position - 1)
            return isPause ? nil : (.comma, 1)
        case UInt8(ascii: "&"), UInt8(ascii: "\\"), Self.bullet:
            return level >= .word ? (.word, 1) : nil
        case UInt8(ascii: "_"): return level >= .hyphen && digits >= 7 ? (.slash, 1) : nil
        case UInt8(ascii: "/"):
            guard level >= .slash, digits >= 7 || piece.isOfCodes || isShortEntry(position, piece),
                !isBeforeExtension(position + 1), !joinsAreaCode(position)
            else { return nil }
            return (.slash, 1)
        case UInt8(ascii: "-"):
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
        case .list: has("|") || has(";") || has(":") || has("+") || has("(")
        case .label:
            hasLetters || has(",") || has("&") || has(")") || has("\\") || has("\u{04}")
        case .slash: has("/") || has(":")
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
        guard piece.digits >= 7 || (piece.digits >= 3 && piece.isOfCodes) else { return nil }
        if isDigit(at: position), !isDigit(at: position - 1), self[position - 1] == UInt8(ascii: " ") {
            var last = position
            while isDigit(at: last) { last += 1 }
            let isEntry =
                last - position < 3 && last < end && self[last] == UInt8(ascii: ")") && digitCount(last..<end) >= 5
            return level >= .label && isEntry ? (.label, 0) : nil
        }
        guard isLetter(at: position), !isLetter(at: position - 1) else { return nil }
        let stop = wordEnd(position)
        // `7384245127-B0IY`: letters behind a hyphen are keys of a keypad.
        let isHyphenated = self[position - 1] == UInt8(ascii: "-") && isDigit(at: position - 2)
        if isHyphenated, self[position] >= UInt8(ascii: "a"), kind(at: position) == .unknown { return nil }
        var next = stop
        while next < end, self[next] == UInt8(ascii: " ") { next += 1 }
        switch kind(at: stop - 1) {
        case .conjunction:
            // `A 5`, `Of. 402`: rather an entrance or an office than the end of a second number.
            let isShort =
                stop - position == 1 && self[position] == UInt8(ascii: "a") || hasPrefix("of.", at: position)
                || hasPrefix("et.", at: position)
            if isShort, digitCount(stop..<end) < 4 { return nil }
            // `86210A01`: letters among digits join nothing.
            if self[position] >= UInt8(ascii: "a"), isDigit(at: position - 1) || isDigit(at: stop) { return nil }
            // `u.`, `bzw.`
            if next < end, self[next] == UInt8(ascii: ".") { next += 1 }
            return stop < end && digitCount(stop..<end) > 0 ? (.word, next - position) : nil
        case .label, .number, .unknown, .month, .date, .identifier, .registry, .reference, .place, .currency, .unit:
            return level >= .label && digitCount(stop..<end) >= 5 ? (.label, 0) : nil
        case .weakExtension, .time:
            // `P:`, `H/P`
            let isLabel = next < end && (self[next] == UInt8(ascii: ":") || self[next] == UInt8(ascii: "/"))
            return level >= .label && isLabel && digitCount(stop..<end) >= 7 ? (.label, 0) : nil
        default: return nil
        }
    }

    /// Returns `true` if a bracket opens at a position that holds a whole number: `030 44247 (030 42125)`.
    private func holdsNumber(_ open: Int) -> Bool {
        guard isDigit(at: open + 1) || hasPrefix("+", at: open + 1),
            let close = (open..<end).first(where: { self[$0] == UInt8(ascii: ")") }), digitCount(open..<close) >= 7
        else { return false }
        return digitCount(close..<end) == 0 && !(open..<close).contains { isLetter(at: $0) }
    }

    /// Returns `true` for a slash without spaces where others have some, or two spaces part the numbers: `21586378 / 40/29 58 75`.
    private func joinsAreaCode(_ slash: Int) -> Bool {
        guard isDigit(at: slash - 1), isDigit(at: slash + 1) else { return false }
        return position(of: " / ") != nil || position(of: "  ") != nil
    }

    /// Returns `true` if a part of the text that begins with a number ends with it: no words and other digits follow.
    func isNumberToTheEnd(_ range: Range<Int>) -> Bool {
        guard let word = range.last(where: { isLetter(at: $0) }) else { return true }
        return digitCount(range.lowerBound..<word) < 7 || digitCount(word..<range.upperBound) == 0
    }

    /// Returns `true` if a few digits stand between two slashes, and a few behind: `958/9/60`.
    private func isShortEntry(_ position: Int, _ piece: CellPiece.Beginning) -> Bool {
        guard piece.start > start, piece.digits > 0, piece.digits <= 4, self[piece.start - 1] == UInt8(ascii: "/")
        else {
            return false
        }
        var next = position + 1
        while next < end, self[next] == UInt8(ascii: " ") { next += 1 }
        let first = next
        while isDigit(at: next) { next += 1 }
        return next > first && next - first <= 4
    }

    /// Returns `true` if only a few digits stand behind a position.
    private func isTail(_ position: Int) -> Bool {
        let count = end - position
        return count > 0 && count <= 4 && (position..<end).allSatisfy { isDigit(at: $0) }
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

    /// `true` if one kind of mark groups the digits, as in `021/2345/6789`: twice at least, with four digits in a group
    /// at most, five in the last one, and nothing but spaces beside it.
    /// Parentheses may enclose the first group: `(021)/234/567`. A space may part the area code, `020 12/34/56`, where all
    /// groups behind it have two or three digits.
    var isGroupedByOneMark: Bool {
        var (first, last) = (start, end)
        while first < last, !isDigit(at: first) { first += 1 }
        while first < last, !isDigit(at: last - 1) { last -= 1 }
        var mark: UInt8 = 0
        var (marks, digits, length) = (0, 0, 0)
        while first < last {
            if isDigit(at: first) {
                digits += 1
                first += 1
                if digits > 5 || digits > 4 && (first < last || marks < 2) { return false }
                continue
            }
            let isBehindArea = marks == 0 && self[first] == UInt8(ascii: ")") && first + 1 < last
            if isBehindArea, !isDigit(at: first + 1), self[first + 1] != UInt8(ascii: " ") { first += 1 }
            var found = self[first]
            while !isDigit(at: first) {
                if self[first] != UInt8(ascii: " ") {
                    guard found == UInt8(ascii: " ") || found == self[first] else { return false }
                    found = self[first]
                }
                first += 1
            }
            if marks == 1, mark == UInt8(ascii: " "), found != mark, digits == 2 || digits == 3 {
                (mark, marks, length) = (found, 0, digits)
            }
            guard mark == 0 || found == mark, length == 0 || digits == length else { return false }
            mark = found
            marks += 1
            digits = 0
        }
        return marks > 1 && (length == 0 || digits == length) && Self.isGroupingMark(mark)
    }

    /// `true` if the same marks and spaces part all groups of digits, which then may be those of one number as well as two numbers:
    /// `085/4254097/34`, `4416718/765`. A single mark stands behind seven digits at most, and a bracket may close behind the first group.
    var isPartedByOneMark: Bool {
        var (position, last) = (start, end)
        while position < last, !isDigit(at: position) { position += 1 }
        while position < last, !isDigit(at: last - 1) { last -= 1 }
        let isShort = digitsEnd(position) - position <= 7
        var (marks, mark, length) = (0, 0, 0)
        while true {
            position = digitsEnd(position)
            if marks == 0, self[position] == UInt8(ascii: ")") { position += 1 }
            if position >= last { return marks > (isShort ? 0 : 1) }
            let begin = position
            if marks == 0 { mark = begin }
            while !isDigit(at: position) {
                guard self[position] == self[mark + position - begin] else { return false }
                position += 1
            }
            if marks == 0 { length = position - begin }
            guard position - begin == length else { return false }
            marks += 1
        }
    }

    /// Returns `true` if a mark between digits of one number may also stand between numbers.
    private static func isGroupingMark(_ character: UInt8) -> Bool {
        switch character {
        case UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: "_"), UInt8(ascii: ":"), UInt8(ascii: "-"),
            UInt8(ascii: "."), UInt8(ascii: "&"), UInt8(ascii: "~"), UInt8(ascii: " "), bullet:
            true
        default: false
        }
    }

    /// Returns `true` if the digits of a part of the text begin with a plus, a bracket or a zero, as whole numbers do.
    func showsBeginning(_ range: Range<Int>) -> Bool {
        guard
            let first = range.first(where: {
                isDigit(at: $0) || self[$0] == UInt8(ascii: "+") || self[$0] == UInt8(ascii: "(")
            })
        else { return false }
        return !isDigit(at: first)
            || self[first] == UInt8(ascii: "0") && first + 1 < range.upperBound
                && !(range.upperBound - first > 5 && self[first + 5] == UInt8(ascii: "-") && digitCount(range) < 9)
    }

    /// Returns `true` if the digits of a part of the text are grouped as a post code and nothing else: `10001-1234`, `01310-100`,
    /// `4000-322`, `20.040-020`.
    func isPostCode(_ range: Range<Int>) -> Bool {
        guard let first = range.first(where: { isDigit(at: $0) }) else { return false }
        var hyphen = digitsEnd(first)
        let isParted = hyphen == first + 2 && hyphen < end && self[hyphen] == UInt8(ascii: ".")
        if isParted { hyphen = digitsEnd(hyphen + 1) }
        guard hyphen < range.upperBound, self[hyphen] == UInt8(ascii: "-") else { return false }
        let (before, behind) = (hyphen - first - (isParted ? 1 : 0), digitsEnd(hyphen + 1) - hyphen - 1)
        guard before + behind == digitCount(range) else { return false }
        return before == 5 && (behind == 3 || behind == 4) || before == 4 && behind == 3
    }

    /// Returns `true` if a word that names a line stands in a part of the text.
    func isLabelled(_ range: Range<Int>) -> Bool {
        range.contains { isLetter(at: $0) && kind(at: $0).isLabel }
    }

    /// The range without spaces at its ends, and without the sign of a currency behind it.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var (first, last) = (range.lowerBound, range.upperBound)
        while first < last, self[first] == UInt8(ascii: " ") { first += 1 }
        while first < last, self[last - 1] == UInt8(ascii: " ") || self[last - 1] == UInt8(ascii: "$") { last -= 1 }
        return first..<last
    }
}
