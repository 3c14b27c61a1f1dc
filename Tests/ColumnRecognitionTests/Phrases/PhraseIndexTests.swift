import Testing

@testable import ColumnRecognition

struct PhraseIndexTests {
    /// Phrases with one key are merged, whatever their letters; the first one decides where merging changes nothing.
    @Test(arguments: [("tel", 5), ("Tel.", 5), ("телефон", 10), ("Телефон", 10), ("fax", 4), ("факс", nil), ("", nil)])
    func phrasesWithOneKeyAreMerged(_ phrase: String, _ expected: Int?) {
        let table: StaticString = "1: Tel|e-mail\n2: телефон\n4: T-el|Fax\n8: Те-лефон"
        let index = PhraseIndex<Int>(capacity: 1) { body in
            table.withUTF8Buffer { PhraseTable.forEachPhrase(of: $0) { body(Int($0) ?? 0, $1) } }
        } merging: {
            $0 += $1
        }
        #expect(index[PhraseKey.key(of: phrase)] == expected)
    }

    /// Letters that are written with two are found in either form, and decomposed ones as composed ones.
    @Test(arguments: ["Rückruf", "Rueckruf", "전화", "\u{110C}\u{1165}\u{11AB}\u{1112}\u{116A}", "फ़ोन", "फ\u{93C}ोन"])
    func phonesInOtherForms(_ word: String) {
        #expect(ColumnVocabulary.concepts[PhraseKey.key(of: word)]?.hasAny(ColumnConcepts(.phone)) == true)
    }
}
