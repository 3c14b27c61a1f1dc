// Characters and words at positions of a text.

extension NumberText {
    func hasPrefix(_ word: StaticString, at position: Int) -> Bool {
        let length = word.utf8CodeUnitCount
        guard position >= start, position + length <= end else { return false }
        for offset in 0..<length where self[position + offset] != word.utf8Start[offset] { return false }
        return true
    }

    /// Returns `true` if a word ends at a position.
    func hasSuffix(_ word: StaticString, at position: Int) -> Bool {
        hasPrefix(word, at: position - word.utf8CodeUnitCount)
    }

    /// The position of the first place from which a word stands.
    func position(of word: StaticString) -> Int? {
        let first = word.utf8Start[0]
        guard seen.contains(Unicode.Scalar(first)) else { return nil }
        var position = start
        while position < end {
            if self[position] == first, hasPrefix(word, at: position) { return position }
            position &+= 1
        }
        return nil
    }

    @inline(__always)
    func isDigit(at position: Int) -> Bool {
        position >= start && position < end && self[position] &- UInt8(ascii: "0") < 10
    }

    func isLetter(at position: Int) -> Bool {
        position >= start && position < end && Self.isLetter(self[position])
    }

    /// Returns `true` if a folded character is a letter, or something like one.
    static func isLetter(_ character: UInt8) -> Bool {
        character &- UInt8(ascii: "a") < 26 || (character >= other && character <= foreignO)
    }

    /// The number of digits between two positions.
    func digitCount(_ range: Range<Int>) -> Int {
        let last = min(range.upperBound, end)
        var position = max(range.lowerBound, start)
        var count = 0
        while position < last {
            count &+= self[position] &- UInt8(ascii: "0") < 10 ? 1 : 0
            position &+= 1
        }
        return count
    }
}
