import KnowledgeTable

/// The language of a header row, as far as its headings tell the languages whose words also mean something else.
enum NeighbourLanguage {
    /// The language that most headings are of; `nil` if none is, or several.
    static func of(_ headings: [String]) -> String? {
        var counts: [String: Int] = [:]
        for heading in headings {
            let key = PhraseKey.key(of: heading)
            // A heading that is a word of several languages says nothing about its own one: `DT` is no `ĐT`.
            for language in Homonyms.isHomonym(key) ? [] : languages[key] ?? [] { counts[language, default: 0] += 1 }
            // No other of these languages has the letter.
            if heading.contains(where: { "đĐ".contains($0) }) { counts["vi", default: 0] += 1 }
        }
        guard let most = counts.values.max() else { return nil }
        let best = counts.filter { $0.value == most }
        return best.count == 1 ? best.first?.key : nil
    }

    private static let languages: [String: [String]] = {
        var languages: [String: [String]] = [:]
        PhraseTable("languages/headings").forEachPhrase { language, phrase in
            languages[PhraseKey.key(of: String(decoding: phrase, as: UTF8.self)), default: []].append(language)
        }
        return languages
    }()
}
