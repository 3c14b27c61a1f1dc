// Words that mean one thing beside a word for number and another one elsewhere: `Police 030 234567`, `Police Nr. 4711`, `new number`.

extension NumberText {
    /// Settles what the words mean that name a line or a thing, or tell one number from others.
    @inline(never)
    mutating func settleHomonyms() {
        var first = nextLetter(from: start)
        while first < end {
            let word = first..<wordEnd(first)
            switch kind(of: word) {
            case .labelOrReference: settle(word, as: isNumbered(word) ? .reference : .label)
            case .attribute: settle(word, as: isBesideNumber(word) ? .label : .unknown)
            default: break
            }
            first = nextLetter(from: word.upperBound)
        }
    }

    /// Returns `true` if a word for number stands right beside a word: `new number`, `número nuevo`.
    private func isBesideNumber(_ word: Range<Int>) -> Bool {
        if let before = self.word(before: word.lowerBound), kind(of: before) == .number { return true }
        let next = skippingConnectors(word.upperBound)
        return isLetter(at: next) && kind(at: wordEnd(next) - 1) == .number
    }

    /// Returns `true` if a word or a sign for number stands beside a word, and no name of a line nearer to it: `n° de police`, `Police Nr.`,
    /// `booking #`, but not `company phone no`.
    private func isNumbered(_ word: Range<Int>) -> Bool {
        if isBesideNumber(word) { return true }
        if let before = self.word(before: word.lowerBound) {
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
