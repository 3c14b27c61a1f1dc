import SeededRandom
import Testing

@testable import ContactStore

/// Two names have the same hash if they have the same words, and only then.
struct NameHashTests {
    private static let names = [
        "Müller, Ada", "ada MULLER", "Ada  Müller-Ada", "O'Brien", "O\u{2019}Brien", "obrien", "o brien", "José",
        "Jose\u{301}",
        "jose", "Ann3", "ann 3", "李小明", "", " - ", "ＡＤＡ", "ada",
    ]

    private static func hash(_ text: String) -> Int? {
        var hash = NameHash()
        var text = text
        text.withUTF8 { hash.add($0) }
        return hash.hash
    }

    private static func words(_ text: String) -> Set<String> {
        var tokens = NameTokens()
        tokens.add(text)
        return tokens.words
    }

    @Test func theHashIsThatOfTheWords() {
        for one in Self.names {
            #expect((Self.hash(one) == nil) == Self.words(one).isEmpty, "\(one)")
            for other in Self.names {
                #expect(
                    (Self.hash(one) == Self.hash(other)) == (Self.words(one) == Self.words(other)), "\(one), \(other)")
            }
        }
    }

    @Test func charactersOfASCIIAreReadAlike() {
        var random = SeededGenerator(seed: 5)
        let scalars = (0x20...0x7E).map { Unicode.Scalar(UInt8($0)) }
        for _ in 0..<300 {
            let characters = (0..<8).compactMap { _ in scalars.randomElement(using: &random) }
            let text = String(String.UnicodeScalarView(characters))
            // A letter of another script leads past the short way.
            #expect((Self.hash(text) == nil) == Self.words(text).isEmpty, "\(text)")
            #expect(
                Self.words(text + " é").subtracting(["e"]) == Self.words(text).subtracting(["e"])
                    && Self.hash(text + " é") == Self.hash(text + " e"), "\(text)")
        }
    }
}
