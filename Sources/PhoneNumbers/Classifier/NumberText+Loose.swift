// Digits at the ends of a text that may belong to the number or to what stands beside it.

extension NumberText {
    /// Where digits start at the end of the text that may be a remark: `030 123404 9-17`, `030 126271 [3]`, and where no
    /// direct lines are written so, `030 126271 - 2`; `nil` if there are none.
    func looseTail(hasDirectLines: Bool) -> Int? {
        guard count > 8 else { return nil }
        let last = self[end - 1]
        if last == UInt8(ascii: ")") || last == UInt8(ascii: "]") {
            var open = end - 2
            while isDigit(at: open) { open -= 1 }
            let isOpen = open > start && (self[open] == UInt8(ascii: "(") || self[open] == UInt8(ascii: "["))
            let length = end - 2 - open
            let isShort = length > 0 && length <= 2 || yearEnd(from: open + 1) == end - 1
            return isOpen && isShort && digitCount(start..<open) > 3 ? open : nil
        }
        guard has("-"), isDigit(at: end - 1) else { return nil }
        var first = end - 1
        while first > start, self[first - 1] != UInt8(ascii: " ") { first -= 1 }
        if !hasDirectLines, end - first <= 2, position(of: " - ") == first - 3, digitCount(start..<first) > 3 {
            return first - 2
        }
        guard first > start, end - first <= 5, timeEnd(from: first) == end, digitCount(first..<end) < end - first else {
            return nil
        }
        return first
    }

    /// Where a single digit stands apart right before a word, `030 123404 2 lines`; `nil` if there is none.
    func looseDigit(before word: Int) -> Int? {
        var digit = word - 1
        if digit > start, self[digit] == UInt8(ascii: " ") { digit -= 1 }
        let isApart = digit > start + 4 && self[digit - 1] == UInt8(ascii: " ")
        return isLetter(at: word) && isDigit(at: digit) && isApart ? digit : nil
    }

    /// Where the text goes on behind a single digit that stood between a word and spaces: `bldg 7 312 3709`; `nil` if it does
    /// not begin so.
    var looseHead: Int? {
        guard repairs.contains(.label), isDigit(at: start), count > 6, self[start + 1] == UInt8(ascii: " ") else {
            return nil
        }
        var next = start + 1
        while next < end, self[next] == UInt8(ascii: " ") { next += 1 }
        return isDigit(at: next) ? next : nil
    }

    /// Skips a few digits between a word and a number that begins with a plus or a trunk zero: `Room 214 030 123404`.
    ///
    /// - Returns: `true` if the digits may be a calling code, and the number one of another country.
    mutating func skipNumberOfPlace(in table: PlanTable, regionIndex: Int?) -> Bool {
        guard repairs.contains(.label), !hasPlus, !isZero(at: start) else { return false }
        var next = start
        while isDigit(at: next) { next += 1 }
        let length = next - start
        guard length <= 4, next < end, self[next] == UInt8(ascii: " ") else { return false }
        while next < end, self[next] == UInt8(ascii: " ") { next += 1 }
        if next < end, self[next] == UInt8(ascii: "+"), isDigit(at: next + 1) {
            keep(next..<end)
            repairs.insert(.remark)
            return false
        }
        guard let regionIndex, isZero(at: next), table.regions[regionIndex].trunkFirstDigits & 1 != 0,
            digitCount(next..<end) > 6
        else { return false }
        let plan = length < 4 ? Int(table.codes[digits(start..<start + length).number(ofFirst: length)]) : 0
        keep(next..<end)
        repairs.insert(.remark)
        return plan != 0 && plan - 1 != Int(table.regions[regionIndex].plan)
    }

    private func isZero(at position: Int) -> Bool { position < end && self[position] == UInt8(ascii: "0") }
}
