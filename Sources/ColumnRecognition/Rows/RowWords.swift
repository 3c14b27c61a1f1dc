import ContactReading

/// The words that rows begin with which are no records, in some fifty languages: those of `Knowledge/rows`.
enum RowWords {
    /// The kind of row whose words a cell begins with; `nil` if there is none.
    ///
    /// The phrase is the whole cell, or a mark or a number follows it, or the cell ends with one: `Total members: 2`, and not `Page Anna`.
    static func kind(of cell: String) -> RowWord? {
        guard cell.utf8.count <= maximumLength else { return nil }
        let words = HeadingWords.split(cell)
        let endsWithCount = words.count > 1 && words.last.map(isCount) == true || cell.hasSuffix(":")
        var key = ""
        var best: RowWord?
        for (place, word) in words.prefix(maximumWords).enumerated() {
            key += word
            guard let kind = all[key] else { continue }
            let isFollowed =
                place + 1 == words.count || isCount(words[place + 1]) || endsWithCount
                || hasMark(cell, behind: key.unicodeScalars.count)
            if isFollowed { best = kind }
        }
        return best
    }

    /// The longest text that is looked at, in bytes.
    private static let maximumLength = 120
    private static let maximumWords = 4

    /// Returns `true` if a word begins with a digit: `2`, `2명`.
    private static func isCount(_ word: String) -> Bool { word.unicodeScalars.first?.properties.numericType != nil }

    /// Returns `true` if a mark that no name has follows the first letters of a cell.
    private static func hasMark(_ cell: String, behind letters: Int) -> Bool {
        var rest = cell.unicodeScalars[...]
        var seen = 0
        while seen < letters, let scalar = rest.popFirst() {
            if PhraseKey.folded(scalar) != nil { seen += 1 }
        }
        return rest.first { !$0.properties.isWhitespace }.map { marks.contains($0) } ?? true
    }

    private static let marks: Set<Unicode.Scalar> = [":", "：", "=", "/", "(", "（", "*", "!"]

    private static let all: [String: RowWord] = {
        var all: [String: RowWord] = [:]
        PhraseTable("rows/rows").forEachPhrase { kind, phrase in
            let key = PhraseKey.key(of: String(decoding: phrase, as: UTF8.self))
            if all[key] == nil { all[key] = RowWord(rawValue: kind) }
        }
        return all
    }()
}
