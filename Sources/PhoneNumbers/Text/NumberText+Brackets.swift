// Words in brackets beside a number.

extension NumberText {
    /// Puts spaces in place of words in brackets.
    mutating func clearWordsInBrackets() {
        guard hasLetters, has("(") || has("[") else { return }
        let before = repairs
        clearBrackets()
        if repairs != before { look() }
    }

    private mutating func clearBrackets() {
        var position = start
        while position < end {
            let open = position
            position += 1
            guard self[open] == UInt8(ascii: "(") || self[open] == UInt8(ascii: "[") else { continue }
            guard let close = closing(of: open), digitCount(start..<open) + digitCount(close..<end) > 3,
                isRemark(open + 1..<close)
            else { continue }
            repairs.insert(digitCount(open..<close) > 0 ? .remark : .label)
            clear(open..<close + 1)
            position = close + 1
        }
    }

    private func closing(of open: Int) -> Int? {
        let mark = self[open] == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "]")
        return (open + 1..<end).first { self[$0] == mark }
    }

    /// Returns `true` if brackets hold words, and no digits but those of an hour, a date or a room.
    private func isRemark(_ inside: Range<Int>) -> Bool {
        var group = 0
        var hasWord = false
        var position = inside.lowerBound
        while position < inside.upperBound {
            if isDigit(at: position) {
                group += 1
                if group > 6 { return false }
            } else {
                group = 0
                if self[position] == UInt8(ascii: "+") { return false }
            }
            if isLetter(at: position) {
                let stop = min(wordEnd(position), inside.upperBound)
                let kind = kind(at: stop - 1)
                if kind.isExtension || kind == .hourOrExtension || isPlaceholderWord(position..<stop) { return false }
                if kind == .weakExtension, startsWithDigit(behind: stop) { return false }
                if kind.isLabel, digitCount(inside) > 0 { return false }
                hasWord = true
                position = stop
            } else {
                position += 1
            }
        }
        return hasWord
    }

    /// Returns `true` if a digit comes next, past a point, a colon and spaces.
    private func startsWithDigit(behind position: Int) -> Bool {
        var next = position
        while next < end,
            self[next] == UInt8(ascii: " ") || self[next] == UInt8(ascii: ".") || self[next] == UInt8(ascii: ":")
        {
            next += 1
        }
        return isDigit(at: next)
    }

    /// Returns `true` if a word has only letters that may stand for digits.
    private func isPlaceholderWord(_ word: Range<Int>) -> Bool {
        word.allSatisfy {
            self[$0] == UInt8(ascii: "x") || self[$0] == UInt8(ascii: "o") || self[$0] == Self.cyrillicX
                || self[$0] == Self.foreignO
        }
    }
}
