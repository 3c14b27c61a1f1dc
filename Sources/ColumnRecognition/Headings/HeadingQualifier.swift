import ContactReading

/// The words of a heading by which its column is told from others of the same meaning: `Billing` of `Billing Street`, `liefer` of `Lieferort`.
struct HeadingQualifier: Hashable {
    /// The words as they are compared, without anything between them; empty if there are none.
    private(set) var key = ""
    /// The words as they are written, in small letters.
    private(set) var text = ""

    var isEmpty: Bool { key.isEmpty }

    /// - Parameters:
    ///   - name: the heading.
    ///   - meaning: the concepts that the columns have in common; their words tell nothing, and neither do numbers.
    init(_ name: String, without meaning: ColumnConcepts) {
        let words = HeadingWords.words(of: name)
        let keys = words.map(\.key)
        var position = 0
        while position < words.count {
            let phrase = Heading.leadingPhrase(keys[position...])
            if let phrase, phrase.concepts.hasAny(meaning) {
                let rest = phrase.length == 1 ? words[position].key : keys[position..<position + phrase.length].joined()
                addPurpose(of: rest, meaning)
            } else if phrase == nil, Int(keys[position]) == nil {
                addRest(of: words[position], meaning)
            } else if Int(keys[position]) == nil {
                for word in words[position..<position + (phrase?.length ?? 1)] { add(word.key, word.text) }
            }
            position += phrase?.length ?? 1
        }
    }

    static func == (left: Self, right: Self) -> Bool { left.key == right.key }

    func hash(into hasher: inout Hasher) { hasher.combine(key) }

    private mutating func add(_ key: String, _ written: String) {
        self.key += key
        text += (text.isEmpty ? "" : " ") + written.lowercased()
    }

    /// Adds the purpose in front of a known word: `liefer` of `Lieferanschrift`, `mailing` of `Mailing Address`.
    private mutating func addPurpose(of word: String, _ meaning: ColumnConcepts) {
        guard let rest = Self.rest(of: word, meaning),
            ColumnVocabulary.concepts[rest]?.contains(.person) == true
        else { return }
        add(rest, rest)
    }

    /// Adds what is left of a word that nobody knows without the known one that it begins or ends with.
    private mutating func addRest(of word: HeadingWords.Word, _ meaning: ColumnConcepts) {
        guard let rest = Self.rest(of: word.key, meaning) else { return add(word.key, word.text) }
        add(rest, rest)
    }

    /// A word without the longest known one at its end, or else at its beginning; `nil` if there is none.
    private static func rest(of word: String, _ meaning: ColumnConcepts) -> String? {
        let scalars = Array(word.unicodeScalars)
        guard scalars.count > 1 else { return nil }
        // Scripts without spaces have words of one letter.
        let least = scalars[0].value < 0x0E00 ? 3 : 1
        for length in stride(from: scalars.count - 1, through: least, by: -1) {
            for isEnd in [true, false] {
                let known = text(isEnd ? scalars.suffix(length) : scalars.prefix(length))
                // `per` is no word of its own in `permanent`.
                guard let concepts = ColumnVocabulary.concepts[known], concepts.hasAny(meaning),
                    concepts != ColumnConcepts(.filler)
                else { continue }
                return text(isEnd ? scalars.dropLast(length) : scalars.dropFirst(length))
            }
        }
        return nil
    }

    private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }
}
