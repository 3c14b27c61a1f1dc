import SeededRandom
import Testing

@testable import ContactFormats

struct PhraseIndexTests {
    @Test(arguments: [0, 3, 5000])
    func everyKeyIsFound(_ capacity: Int) {
        var random = SeededGenerator(seed: UInt64(capacity))
        var expected: [String: Int] = [:]
        var index = PhraseIndex<Int>(capacity: capacity)
        for number in 0..<3000 {
            let length = Int.random(in: 0...12, using: &random)
            let key = String(
                decoding: (0..<length).map { _ in UInt8.random(in: 0x61...0x66, using: &random) }, as: UTF8.self)
            expected[key, default: number] += 1
            index.add(Array(key.utf8), number + 1) { $0 += 1 }
        }
        #expect(expected.allSatisfy { index[$0] == $1 })
        #expect(index["abcdefg"] == expected["abcdefg"] && index["x"] == nil && index["abcdefabcdefa"] == nil)
    }

    @Test(arguments: [
        ("e-mail 2", "email2"), ("Straße", "strase"), ("Ｔｅｌ．", "tel"), ("٣ ", "3"),
        ("Île de l’Ascension", "iledelascension"),
        ("", ""), ("- / -", ""), ("телефон", nil), ("전화", nil), ("Tel 電話", nil), ("𝟗", "9"),
    ])
    func keysOfPhrases(_ phrase: String, _ expected: String?) {
        var key: [UInt8] = [1]
        var phrase = phrase
        let isPlain = phrase.withUTF8 { PhraseKey.write($0, into: &key) }
        #expect(isPlain == (expected != nil))
        if let expected {
            #expect(String(decoding: key, as: UTF8.self) == expected)
            #expect(PhraseKey.key(of: phrase) == expected)
        } else {
            #expect(!PhraseKey.key(of: phrase).utf8.allSatisfy { $0 < 0x80 })
        }
    }

    @Test func linesMayHaveColonsInTheirPhrases() {
        var found: [String] = []
        PhraseTable(text: "a: x| y\nLC: St. Lucia|S:t Lucia||\nno colon\n\nb:z").forEachPhrase { meaning, phrase in
            found.append(meaning + "=" + String(decoding: phrase, as: UTF8.self))
        }
        #expect(found == ["a= x", "a= y", "LC= St. Lucia", "LC=S:t Lucia", "b=z"])
    }

    /// Letters that are written with two are found in either form, and decomposed ones as composed ones.
    @Test(arguments: ["Rückruf", "Rueckruf", "전화", "\u{110C}\u{1165}\u{11AB}\u{1112}\u{116A}", "फ़ोन", "फ\u{93C}ोन"])
    func phonesInOtherForms(_ word: String) {
        #expect(ColumnVocabulary.concepts(of: PhraseKey.key(of: word))?.hasAny(ColumnConcepts(.phone)) == true)
    }
}
