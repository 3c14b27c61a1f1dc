// From folded text to digits: what may stand in a number, letters on a keypad, labels and comments.

extension NumberText {
    /// The digits of a keypad for the letters a...z,
    /// [ITU-T E.161](https://www.itu.int/rec/T-REC-E.161).
    private static let keypad: StaticString = "22233344455566677778889999"

    /// Narrows the text to where a number can start: a plus or a digit.
    ///
    /// - Returns: whether there is such a place.
    mutating func skipToNumber() -> Bool {
        let before = start
        while start < end, !isDigit(at: start), self[start] != UInt8(ascii: "+") { start += 1 }
        for position in before..<start where Self.isLetter(self[position]) { repairs.insert(.label) }
        return start < end
    }

    /// Cuts what follows a number and belongs to none: trailing marks, a second number after a slash and `x`.
    mutating func cutTrailingMarks() {
        while start < end {
            let last = self[end - 1]
            if isDigit(at: end - 1) || Self.isLetter(last) || last == UInt8(ascii: "#") { break }
            end -= 1
        }
        guard hasMark("/") || hasMark("\\") else { return }
        var position = start
        while position < end {
            if self[position] == UInt8(ascii: "/") || self[position] == UInt8(ascii: "\\") {
                var next = position + 1
                while next < end, self[next] == UInt8(ascii: " ") { next += 1 }
                if next < end, self[next] == UInt8(ascii: "x") {
                    end = position
                    return
                }
                // A range of direct-dial numbers: `123-0/-45`.
                if next < end, self[next] == UInt8(ascii: "-"), end - next <= 5,
                    digitCount(next..<end) == end - next - 1
                {
                    end = position
                    repairs.insert(.label)
                    return
                }
            }
            position += 1
        }
    }

    /// The digits of the text, which starts at a number, up to a position; `nil` if something stands there that no
    /// number holds. Three letters or more are keys of a keypad; fewer are dropped.
    func dialString(upTo stop: Int) -> DialString? {
        var result = DialString()
        let letters = hasKeypadLetters ? letterCount(start..<stop) : 0
        var plainDigits = 0
        var position = start
        while position < stop, self[position] == UInt8(ascii: "+") {
            result.hasPlus = true
            position += 1
        }
        while position < stop {
            let character = self[position]
            if isDigit(at: position) {
                result.digits.append(character - UInt8(ascii: "0"))
                plainDigits += 1
            } else if character &- UInt8(ascii: "a") < 26 {
                if plainDigits < 3, character != UInt8(ascii: "x") { return nil }
                if letters >= 3 {
                    let key = Self.keypad.utf8Start[Int(character - UInt8(ascii: "a"))]
                    result.digits.append(key - UInt8(ascii: "0"))
                }
            } else if !Self.isSeparator(character) {
                return nil
            }
            position += 1
        }
        guard result.digits.count >= 2 else { return nil }
        result.repairs = repairs
        result.usesKeypad = letters >= 3
        if stop < end || (letters > 0 && letters < 3 && hasWord(start..<stop)) { result.repairs.insert(.label) }
        return result
    }

    private static func isSeparator(_ character: UInt8) -> Bool {
        switch character {
        case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "("), UInt8(ascii: ")"),
            UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "/"), UInt8(ascii: "~"), UInt8(ascii: "*"):
            true
        default: false
        }
    }

    private func letterCount(_ range: Range<Int>) -> Int {
        var count = 0
        for position in range where self[position] &- UInt8(ascii: "a") < 26 { count += 1 }
        return count
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
