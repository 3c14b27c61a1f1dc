import Testing

@testable import ContactMatching

@Suite struct GivenNamesTests {
    @Test(arguments: [
        ("charles", PersonName.Traits.male), ("charlotte", .female), ("andreas", .male), ("fatima", .female),
        ("صالحه", .female), ("oleksandr", .male),
        // A man's name in one language, and a woman's in another; one that a list gives to both.
        ("andrea", .sexes), ("simone", .sexes), ("kim", .sexes), ("wayan", .sexes),
        ("zarnowitz", PersonName.Traits()), ("en", PersonName.Traits()),
    ])
    func aNameHasTheSexesOfAllLanguages(_ name: String, _ sexes: PersonName.Traits) {
        let folded = TextFolder(keepsHangul: true).folded(name)
        #expect(folded.withUnsafeBufferPointer(GivenNames.shared.sexes) == sexes)
    }

    @Test func aNameIsOneOfItsLanguages() {
        let names = GivenNames.shared
        let indian = names.languages("hi")
        #expect(names.contains(Array("ramesh".utf8), languages: indian, sex: .male))
        #expect(!names.contains(Array("ramesh".utf8), languages: indian, sex: .female))
        #expect(!names.contains(Array("wolfgang".utf8), languages: indian, sex: .male))
        #expect(names.languages("xx") == 0)
    }
}
