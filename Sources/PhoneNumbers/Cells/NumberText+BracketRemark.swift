// Remarks in brackets behind the numbers of a list: `3456-7890 (recado com Maria)`.

extension NumberText {
    /// A part of the text without words in brackets at its end, if it has digits before them, and the words are names or times: those for rooms
    /// and counts tell what the digits are, `21 (Zimmer)`.
    func withoutRemark(_ range: Range<Int>) -> Range<Int> {
        guard hasLetters, let last = range.last, self[last] == UInt8(ascii: ")"),
            let open = range.last(where: { self[$0] == UInt8(ascii: "(") }),
            digitCount(open..<last) == 0, digitCount(range) > 0,
            (open..<last).contains(where: { isLetter(at: $0) }),
            (open..<last).allSatisfy({ !isLetter(at: $0) || isOfRemark(kind(at: $0)) })
        else { return range }
        return trimmed(range.lowerBound..<open)
    }

    private func isOfRemark(_ kind: WordKind) -> Bool { kind.isUnknown || kind.isLabel || kind == .time }
}
