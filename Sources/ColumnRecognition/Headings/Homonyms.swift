import ContactReading
import KnowledgeTable

/// Headings that mean something else in another language: `CEP` is a postal code in Portuguese, and a mobile phone in Turkish.
enum Homonyms {
    /// The meaning of a heading's word, by the language of the headings beside it and by the values.
    ///
    /// - Parameters:
    ///   - key: the key of the word.
    ///   - language: the language of the headings; `nil` if it is not known.
    ///   - isPhone: `true` if the values show that they are phone numbers.
    /// - Returns: `nil` for words that have one meaning.
    static func concepts(of key: String, in language: String?, isPhone: Bool) -> ColumnConcepts? {
        guard let meanings = all[key] else { return nil }
        if isPhone, let line = meanings.first(where: { $0.concepts.hasAny(.lines) }) { return line.concepts }
        return (meanings.first { $0.language == language } ?? meanings.first { $0.language == "mul" })?.concepts
    }

    /// Returns `true` for the key of a word with several meanings.
    static func isHomonym(_ key: String) -> Bool { all[key] != nil }

    private static let all: [String: [(language: String, concepts: ColumnConcepts)]] = {
        var all: [String: [(language: String, concepts: ColumnConcepts)]] = [:]
        PhraseTable("homonyms/headings").forEachPhrase { meanings, phrase in
            let meanings = meanings.split(separator: ", ").compactMap { meaning -> (String, ColumnConcepts)? in
                let words = meaning.split(separator: " ").map(String.init)
                let concepts = words.dropFirst().compactMap(ColumnConcept.init)
                return concepts.isEmpty ? nil : (words[0], ColumnConcepts(concepts))
            }
            all[PhraseKey.key(of: String(decoding: phrase, as: UTF8.self))] = meanings
        }
        return all
    }()
}
