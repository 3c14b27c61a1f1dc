import ContactReading
import KnowledgeTable

/// The words of headings in some fifty languages, with what they say.
///
/// The files of `Knowledge/columns` are the whole knowledge: a row is some concepts, a colon, and phrases between bars. A phrase
/// is compared by its letters and digits alone: `e-mail` and `Email`, `zip code` and `Zipcode` are the same.
enum ColumnVocabulary {
    /// The concepts of phrases by their keys.
    static let concepts = PhraseIndex<ColumnConcepts>(capacity: 6000, of: forEachPhrase) { $0.formUnion($1) }

    @Sendable private static func forEachPhrase(_ body: (ColumnConcepts, UnsafeBufferPointer<UInt8>) -> Void) {
        for table in tables {
            var words = ""
            var concepts = ColumnConcepts()
            PhraseTable(table).forEachPhrase { meaning, phrase in
                if meaning != words {
                    words = meaning
                    concepts = ColumnConcepts(
                        meaning.pieces(between: ASCII.space).compactMap { ColumnConcept(rawValue: String($0)) })
                }
                body(concepts, phrase)
                // The letters that are written with two all have the first byte of U+00C0 to U+00FF.
                guard phrase.contains(0xC3) else { return }
                if var variant = expanded(String(decoding: phrase, as: UTF8.self)) {
                    variant.withUTF8 { body(concepts, $0) }
                }
            }
        }
    }

    static let tables = KnowledgeTable.sections(of: .columns)

    /// A German or Nordic phrase as it is written without its own letters: `Rueckruf`; `nil` if it has none of them.
    private static func expanded(_ phrase: String) -> String? {
        var output = String.UnicodeScalarView()
        var isChanged = false
        for scalar in phrase.unicodeScalars {
            let letters: String? =
                switch scalar {
                case "ä", "Ä", "æ", "Æ": "ae"
                case "ö", "Ö", "ø", "Ø": "oe"
                case "ü", "Ü": "ue"
                case "å", "Å": "aa"
                case "ß": "ss"
                default: nil
                }
            if let letters {
                output.append(contentsOf: letters.unicodeScalars)
                isChanged = true
            } else {
                output.append(scalar)
            }
        }
        return isChanged ? String(output) : nil
    }
}
