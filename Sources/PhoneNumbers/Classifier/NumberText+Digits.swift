// From folded text to digits: what may stand in a number, letters on a keypad, labels and comments.

extension NumberText {
    /// The digits of a keypad for the letters a...z,
    /// [ITU-T E.161](https://www.itu.int/rec/T-REC-E.161).
    private static let keypad: StaticString = "22233344455566677778889999"

    /// Narrows the text to where a number can start: a plus or a digit.
    ///
    /// - Returns: whether there is such a place.
    mutating func skipToNumber() -> Bool {
        var first = start
        while first < end, !isDigit(at: first), self[first] != UInt8(ascii: "+") { first += 1 }
        if first > start {
            if hasLetters, hasLetter(start..<first) { repairs.insert(.label) }
            keep(first..<end)
        }
        return !isEmpty
    }

    /// Cuts what follows a number and belongs to none: trailing marks, a second number after a slash and `x`.
    mutating func cutTrailingMarks() {
        var last = end
        while start < last, !isDigit(at: last - 1), !isLetter(at: last - 1), self[last - 1] != UInt8(ascii: "#") {
            last -= 1
        }
        if last < end { keep(start..<last) }
        guard has("/") || has("\\") else { return }
        var position = start
        while position < end {
            if self[position] == UInt8(ascii: "/") || self[position] == UInt8(ascii: "\\") {
                var next = position + 1
                while next < end, self[next] == UInt8(ascii: " ") { next += 1 }
                if next < end, self[next] == UInt8(ascii: "x") { return keep(start..<position) }
                // A range of direct-dial numbers: `123-0/-45`.
                if next < end, self[next] == UInt8(ascii: "-"), end - next <= 5,
                    digitCount(next..<end) == end - next - 1
                {
                    repairs.insert(.label)
                    return keep(start..<position)
                }
            }
            position += 1
        }
    }

    /// What may stand between digits.
    private static let separators = ASCIISet(" -.()[]/~*")
    private static let digitsAndSeparators = ASCIISet("0123456789 -.()[]/~*")

    /// Dials the text, which starts at a number, up to a position; `false` if something stands there that no number
    /// holds. Three letters or more are keys of a keypad; fewer are dropped.
    @inline(__always)
    func dial(upTo stop: Int, extension: DigitBuffer, into result: inout DialString) -> Bool {
        result = DialString(hasPlus: hasPlus, extension: `extension`, repairs: repairs)
        if hasLetters { return takeKeys(upTo: stop, &result) }
        guard seen.isSubset(of: Self.digitsAndSeparators) else { return false }
        result.digits = digits(start..<stop)
        return result.digits.count >= 2
    }

    /// Takes digits and keypad letters.
    private func takeKeys(upTo stop: Int, _ result: inout DialString) -> Bool {
        var digits = DigitBuffer()
        let letters = letterCount(start..<stop)
        var plainDigits = 0
        var position = start
        while position < stop, self[position] == UInt8(ascii: "+") { position += 1 }
        while position < stop {
            let character = self[position]
            if isDigit(at: position) {
                digits.append(ifDigit: character)
                plainDigits += 1
            } else if character &- UInt8(ascii: "a") < 26 {
                if plainDigits < 3, character != UInt8(ascii: "x") { return false }
                if letters >= 3 {
                    digits.append(ifDigit: Self.keypad.utf8Start[Int(character - UInt8(ascii: "a"))])
                }
            } else if !Self.separators.contains(Unicode.Scalar(character)) {
                return false
            }
            position += 1
        }
        result.digits = digits
        result.usesKeypad = letters >= 3
        if stop < end || (letters > 0 && letters < 3 && hasWord(start..<stop)) { result.repairs.insert(.label) }
        return digits.count >= 2
    }

    private func letterCount(_ range: Range<Int>) -> Int {
        var count = 0
        for position in range where self[position] &- UInt8(ascii: "a") < 26 { count += 1 }
        return count
    }

    private func hasLetter(_ range: Range<Int>) -> Bool {
        range.contains { Self.isLetter(self[$0]) }
    }

    private func hasWord(_ range: Range<Int>) -> Bool {
        range.contains { self[$0] != UInt8(ascii: "x") && Self.isLetter(self[$0]) }
    }

    /// Where words begin that stand beside the number and belong to none; `nil` if there are no such words.
    var commentStart: Int? {
        guard hasLetters else { return nil }
        var position = start
        while position < end {
            if startsComment(at: position) { return position }
            position += 1
        }
        return nil
    }

    /// Whether words that belong to no number start here, with no digit behind: words stand apart, in brackets or in
    /// letters that no keypad has.
    private func startsComment(at position: Int) -> Bool {
        let isWord: Bool
        switch self[position] {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ","),
            UInt8(ascii: ";"):
            isWord = true
        case let character:
            isWord =
                Self.isLetter(character)
                && (character < 0x20 || position == start || self[position - 1] == UInt8(ascii: " "))
        }
        return isWord && digitCount(position..<end) == 0 && hasWord(position..<end)
    }
}
