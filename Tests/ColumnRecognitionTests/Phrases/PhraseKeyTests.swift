import Testing

@testable import ColumnRecognition

struct PhraseKeyTests {
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
}
