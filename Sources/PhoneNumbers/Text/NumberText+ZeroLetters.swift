// The letter O where a zero is meant.

extension NumberText {
    /// `true` if letters O stand together without others, which are zeros rather than keys: `212-736-5OOO`.
    var hasZeroLetters: Bool { hasWord { isZeroWord($0) } }

    /// `true` if all letters are O, and none of them a word of its own: `65O-253-OOOO`.
    var hasOnlyZeroLetters: Bool { hasLetters && !hasWord { !isZeroWord($0) || isWordAlone($0) } }

    /// Puts zeros where the letter O stands among digits, as in `O3-6384-9OOO`; `false` if other letters are there.
    mutating func replaceZeroLetters() -> Bool {
        guard hasOnlyZeroLetters, digitCount(start..<end) >= 3 else { return false }
        putZeros(start..<end)
        look()
        return true
    }

    /// Where the digits end that start at a position and among which the letter O stands for zeros, as in `1O`: there are only digits then.
    mutating func digitsEndWithZeros(from first: Int) -> Int {
        let last = digitsEnd(first)
        var next = last
        while isDigit(at: next) || isZeroLetter(at: next) { next += 1 }
        guard next > last, !isLetter(at: next) else { return last }
        putZeros(last..<next)
        return next
    }

    /// Returns `true` if letters O and a digit behind them stand at a position: `O12`.
    func isZeroBeforeDigit(at position: Int) -> Bool {
        guard isZeroLetter(at: position) else { return false }
        var next = position
        while isZeroLetter(at: next) { next += 1 }
        return isDigit(at: next)
    }

    /// Returns `true` if two letters O or more stand at a position, and no others with them. One alone is an ordinal as well: `5o piso`.
    func isZeroLetters(at position: Int) -> Bool {
        guard isZeroLetter(at: position), isZeroLetter(at: position + 1) else { return false }
        return isZeroWord(position..<wordEnd(position))
    }

    /// Where letters O begin that stand apart in front of a number, `OO 49 30 ...`; the position of the number where there are none.
    func firstZeroLetters(before number: Int) -> Int {
        var word = nextLetter(from: start)
        while word < number, !isZeroLetters(at: word) { word = nextLetter(from: wordEnd(word)) }
        return min(word, number)
    }

    func isZeroLetter(at position: Int) -> Bool {
        position >= start && position < end && (self[position] == UInt8(ascii: "o") || self[position] == Self.foreignO)
    }

    private mutating func putZeros(_ range: Range<Int>) {
        for position in range where isLetter(at: position) { replace(at: position, by: UInt8(ascii: "0")) }
        repairs.insert(.letterForDigit)
    }

    private func hasWord(_ isWanted: (Range<Int>) -> Bool) -> Bool {
        var first = nextLetter(from: start)
        while first < end {
            let last = wordEnd(first)
            if isWanted(first..<last) { return true }
            first = nextLetter(from: last)
        }
        return false
    }

    private func isZeroWord(_ word: Range<Int>) -> Bool { word.allSatisfy { isZeroLetter(at: $0) } }

    /// Returns `true` for a letter that stands apart and not behind a hyphen.
    private func isWordAlone(_ word: Range<Int>) -> Bool {
        let before = word.lowerBound - 1
        return word.count == 1 && !isDigit(at: before) && !isDigit(at: word.upperBound)
            && !(before >= start && self[before] == UInt8(ascii: "-"))
    }
}
