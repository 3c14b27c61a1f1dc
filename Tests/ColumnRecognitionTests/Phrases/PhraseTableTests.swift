import Testing

@testable import ColumnRecognition

struct PhraseTableTests {
    @Test func linesMayHaveColonsInTheirPhrases() {
        var found: [String] = []
        let text: StaticString = "a: x| y\nLC: St. Lucia|S:t Lucia||\nno colon\n\nb:z"
        text.withUTF8Buffer { bytes in
            PhraseTable.forEachPhrase(of: bytes) { meaning, phrase in
                found.append(meaning + "=" + String(decoding: phrase, as: UTF8.self))
            }
        }
        #expect(found == ["a= x", "a= y", "LC= St. Lucia", "LC=S:t Lucia", "b=z"])
    }
}
