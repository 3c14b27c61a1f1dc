extension USState {
    /// The state of an abbreviated name, whose words are separated by spaces or dots.
    static func abbreviated(_ text: some StringProtocol) -> USState? {
        let words = abbreviationWords(in: text)
        guard !words.isEmpty else { return nil }
        // One letter after the other makes a code: N.Y., D. C.
        if words.count == 2, words.allSatisfy({ $0.utf8.count == 1 }), let state = USState(code: words.joined()) {
            return state
        }
        let matches = all.filter { $0.matches(words, isUnfinished: false) }
        return matches.count == 1 ? matches[0] : nil
    }

    /// Returns `true` if a text is the beginning of a name, a code or an abbreviation.
    static func couldBegin(with text: String) -> Bool {
        let words = abbreviationWords(in: text)
        if words.count == 2, words.allSatisfy({ $0.utf8.count == 1 }), USState(code: words.joined()) != nil {
            return true
        }
        return words.isEmpty || all.contains { $0.matches(words, isUnfinished: true) }
    }

    private static func abbreviationWords(in text: some StringProtocol) -> [String] {
        text.split { $0.isWhitespace || $0 == "." || $0 == "," }.map { $0.lowercased() }
    }

    /// Returns `true` if words are a spelling of the state.
    ///
    /// - Parameter isUnfinished: `true` if the last word may lack its end, and others may follow.
    private func matches(_ words: [String], isUnfinished: Bool) -> Bool {
        spellings.contains { spelling in
            guard isUnfinished ? words.count <= spelling.count : words.count == spelling.count else { return false }
            return words.indices.allSatisfy { index in
                let isPrefix = isUnfinished && index == words.count - 1
                return spelling[index].contains { isPrefix ? $0.hasPrefix(words[index]) : $0 == words[index] }
            }
        }
    }

    /// The words of each text in small letters, with the abbreviations of the words.
    static func spellings(of texts: [String]) -> [[[String]]] {
        texts.map { text in
            abbreviationWords(in: text).map { [$0] + (wordAbbreviations[$0] ?? []) }
        }
    }

    /// Abbreviations of words that occur in names of several words.
    private static let wordAbbreviations: [String: [String]] = [
        "north": ["n", "no", "nor"], "northern": ["n", "no", "nor"], "south": ["s", "so"], "west": ["w"],
        "new": ["n"], "carolina": ["car", "caro"], "dakota": ["dak"], "virginia": ["va", "virg"],
        "hampshire": ["hamp"], "jersey": ["jer", "j"], "mexico": ["mex", "m"], "york": ["yk"],
        "island": ["is", "isl"], "islands": ["is", "isl", "isls"], "rhode": ["r"], "american": ["am", "amer"],
        "district": ["dist"], "columbia": ["col", "colum"], "mariana": ["mar"], "marshall": ["marsh"],
        "puerto": ["p"], "federated": ["fed"], "virgin": ["virg", "v"],
    ]
}
