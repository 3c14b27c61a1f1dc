// Signs of what a part of a cell is.

extension NumberText {
    /// Returns `true` if a part of the text that begins with a number ends with it: no words and other digits follow.
    func isNumberToTheEnd(_ range: Range<Int>) -> Bool {
        guard let word = range.last(where: { isLetter(at: $0) }) else { return true }
        return digitCount(range.lowerBound..<word) < 7 || digitCount(word..<range.upperBound) == 0
    }

    /// Returns `true` if a part of the text begins with a word for an extension and no other: `ext 9876543211`.
    func isBehindExtensionWord(_ range: Range<Int>) -> Bool {
        isLetter(at: range.lowerBound) && kind(at: wordEnd(range.lowerBound) - 1).isExtension
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

    /// Returns `true` if a part of the text ends with the groups of digits that another one has, and has other groups in front of them.
    func endsAlike(_ base: Range<Int>, _ other: Range<Int>) -> Bool {
        var (before, rest) = (base, other)
        while let group = lastGroup(of: rest) {
            guard let last = lastGroup(of: before), last.count == group.count else { return false }
            before = before.lowerBound..<last.lowerBound
            rest = rest.lowerBound..<group.lowerBound
        }
        return digitCount(before) > 0
    }

    /// The last digits of a part of the text that stand together; `nil` if it has none.
    private func lastGroup(of range: Range<Int>) -> Range<Int>? {
        guard let last = range.last(where: { isDigit(at: $0) }) else { return nil }
        var first = last
        while first > range.lowerBound, isDigit(at: first - 1) { first -= 1 }
        return first..<last + 1
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
