extension String {
    /// The text with a word replaced that stands in it once, between characters that are no letters; `nil` if it does not.
    func replacingWord(_ word: String, by other: String) -> String? {
        let ranges = ranges(of: word).filter { range in
            let before = range.lowerBound == startIndex ? nil : self[index(before: range.lowerBound)]
            let after = range.upperBound == endIndex ? nil : self[range.upperBound]
            return before?.isLetter != true && after?.isLetter != true
        }
        guard ranges.count == 1, let range = ranges.first else { return nil }
        let text = replacingCharacters(in: range, other)
        return text.isEmpty ? nil : text
    }

    private func replacingCharacters(in range: Range<String.Index>, _ other: String) -> String {
        let text = self[..<range.lowerBound] + other + self[range.upperBound...]
        guard other.isEmpty else { return String(text) }
        // A word that leaves takes one space with it, and the line that it stood in alone.
        let lines = text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        return lines.filter { !$0.isEmpty }.joined(separator: "\n")
    }
}
