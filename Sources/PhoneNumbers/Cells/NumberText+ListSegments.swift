// Numbers of labels and of entries in lists.

extension NumberText {
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
    func hasOpenBracket(before position: Int) -> Bool {
        var depth = 0
        for place in start..<position {
            if self[place] == UInt8(ascii: "(") { depth += 1 }
            if self[place] == UInt8(ascii: ")") { depth = max(0, depth - 1) }
        }
        return depth > 0
    }

    /// Returns `true` if a mark that parts the entries of a list, and an opening bracket or `#`, stand before a position.
    @inline(never)
    private func isBehindList(_ first: Int) -> Bool {
        var last = first
        while last > start,
            self[last - 1] == UInt8(ascii: " ") || self[last - 1] == UInt8(ascii: "(")
                || self[last - 1] == UInt8(ascii: "#")
        {
            last -= 1
        }
        return last > start && (self[last - 1] == UInt8(ascii: ";") || self[last - 1] == UInt8(ascii: "|"))
    }

    /// Returns `true` if the text begins with a digit for an entry that is at most nine below the one at a position, and has the same marks
    /// beside it: `1. 650-253-0000, 2. 212-736-5000`.
    private func goesOnWithList(_ first: Int, _ last: Int) -> Bool {
        let begin = hasPrefix("#", at: start) || hasPrefix("(", at: start) ? start + 1 : start
        let before = first - (begin - start)
        guard isDigit(at: begin), self[begin] != UInt8(ascii: "0"), self[begin + 1] == self[last], before > begin,
            1...9 ~= number(first..<last) - number(begin..<begin + 1),
            begin == start || self[before] == self[start]
        else { return false }
        return (self[before - 1] == UInt8(ascii: " ") || isListSeparator(before - 1)) && !hasOpenBracket(before: before)
    }

    /// Returns `true` for one digit between a word for a line and a hyphen or a slash: `Mob2-0171 2345678`, `Tel.2/030 9018200`.
    func isCountOfLabel(_ first: Int) -> Bool {
        let word = hasSuffix(".", at: first) ? first - 2 : first - 1
        return isLetter(at: word) && kind(at: word).isLabel && digitsEnd(first) == first + 1
            && (hasPrefix("-", at: first + 1) || hasPrefix("/", at: first + 1))
    }

    private func isListSeparator(_ position: Int) -> Bool {
        hasPrefix(",", at: position) || hasPrefix(";", at: position) || hasPrefix("|", at: position)
    }

    /// Returns `true` if minutes stand at a position, right behind a colon.
    private func isClock(_ position: Int) -> Bool { digitsEnd(position) - position == 2 }

    /// Returns `true` for one digit or two behind a `#` that stands apart in front of a number: `Home #1 650-253-0000, #2 650-253-0001`.
    private func isHashOfEntry(_ first: Int, _ last: Int) -> Bool {
        guard first > start, self[first - 1] == UInt8(ascii: "#"), self[last] == UInt8(ascii: " ") else { return false }
        return (first == start + 1 || self[first - 2] == UInt8(ascii: " ")) && digitCount(last..<end) >= 7
    }

    /// Where the number of an entry of a list ends that begins the text: `1)`, `2.`, `3:`, `#4 `.
    @inline(never)
    func listMarkEnd(at first: Int) -> Int? {
        let digits = digitsEnd(first)
        guard digits - first <= 2, digits < end, digitCount(digits..<end) >= 5 else { return nil }
        if isHashOfEntry(first, digits) { return digits }
        // `02)123-4567`: an area code whose bracket nobody opened.
        let isArea = self[first] == UInt8(ascii: "0") && hasPrefix(")", at: digits) && isDigit(at: digits + 1)
        if isArea, digits == first + 2, !beginsNumber(digits + 1) { return nil }
        let isListed = isBehindList(first) || goesOnWithList(first, digits)
        if digitCount(start..<first) > 4, !isListed {
            // `2)`, `2.)` behind the number before.
            let bracket = hasPrefix(".", at: digits) ? digits + 1 : digits
            let isEntry = hasPrefix(")", at: bracket) && self[first - 1] == UInt8(ascii: " ")
            return isEntry && !hasOpenBracket(before: first) ? bracket + 1 : nil
        }
        guard
            digitCount(start..<first) == 0
                && !(start..<first).contains(where: { isLetter(at: $0) || self[$0] == UInt8(ascii: "+") })
                || isListed
        else { return nil }
        // `;#` parts the values of a list, and numbers none.
        let isNumbered = hasSuffix("#", at: first) && !hasSuffix(";#", at: first)
        let isBracket = first > start && self[first - 1] == UInt8(ascii: "(")
        let next = digits + 1
        switch self[digits] {
        case UInt8(ascii: ")"), UInt8(ascii: "]"):
            // `(2) 345-6789`, `(85) 0097-3064` may be area codes.
            let following = skippingSpaces(next)
            // `(1) (060) 55714`
            let number = self[following] == UInt8(ascii: "(") ? following + 1 : following
            let isEntry = self[following] == UInt8(ascii: "+") || digits == first + 1 && beginsNumber(number)
            // `(2): 030 9018200`
            if hasPrefix(":", at: next) { return next + 1 }
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
