// Words that name a line, and beside a word for number a thing: `Police 030 234567`, `Police Nr. 4711`.

extension NumberText {
    /// Settles what the words mean that name a line or a thing.
    @inline(never)
    mutating func settleHomonyms() {
        var first = nextLetter(from: start)
        while first < end {
            let word = first..<wordEnd(first)
            if kind(of: word) == .labelOrReference { settle(word, as: isNumbered(word) ? .reference : .label) }
            first = nextLetter(from: word.upperBound)
        }
    }

    /// Returns `true` if a word or a sign for number stands beside a word, and no name of a line: `n° de police`, `Police Nr.`,
    /// `booking #`, but not `company phone no`.
    private func isNumbered(_ word: Range<Int>) -> Bool {
        if let before = self.word(before: word.lowerBound) {
            if kind(of: before) == .number { return true }
            if kind(of: before).isLabel { return false }
            // `numéro de police`
            if before.count < 4, let number = self.word(before: before.lowerBound), kind(of: number) == .number {
                return true
            }
        }
        var last = word.upperBound
        for _ in 0..<3 {
            let next = skippingConnectors(last)
            if (last..<next).contains(where: { self[$0] == UInt8(ascii: "#") }) { return true }
            let first = next < end && self[next] == UInt8(ascii: "'") ? next + 1 : next
            guard isLetter(at: first) else { return false }
            last = wordEnd(first)
            if kind(at: last - 1) == .number { return true }
            if kind(at: last - 1).isLabel { return false }
        }
        return false
    }

    /// The word that stands before a position, with spaces and marks between that join words; `nil` if something else does.
    private func word(before position: Int) -> Range<Int>? {
        var last = position
        while last > start, Self.joinsWords(self[last - 1]) { last -= 1 }
        return isLetter(at: last - 1) ? wordStart(last - 1)..<last : nil
    }

    private static func joinsWords(_ character: UInt8) -> Bool {
        character == UInt8(ascii: " ") || character == UInt8(ascii: ".") || character == UInt8(ascii: "'")
            || character == UInt8(ascii: "-")
    }
}
