import Testing

@testable import ContactMatching

@Suite struct NameLexiconTests {
    /// Two given names, and `true` if one may be short for the other, or both for the same name.
    @Test(arguments: [
        ("bob", "robert", true), ("bob", "rob", true), ("sasha", "alexander", true), ("beth", "liz", true),
        ("robert", "roger", false), ("anna", "bernd", false),
    ]) func familiarForms(_ one: String, _ two: String, _ areForms: Bool) {
        var names = TextTable()
        let words = [one, two].map { word in Array(word.utf8).withUnsafeBufferPointer { names.intern($0) } }
        let lexicon = NameLexicon(names)
        let entries = words.map(lexicon.entry)
        #expect(lexicon.areFamiliarForms(entries[0], entries[1]) == areForms)
        #expect(lexicon.areFamiliarForms(entries[1], entries[0]) == areForms)
    }

    @Test func wordsOfOneSoundShareASkeleton() {
        var names = TextTable()
        let words = ["mueller", "muller", "miller"].map { word in
            Array(word.utf8).withUnsafeBufferPointer { names.intern($0) }
        }
        let lexicon = NameLexicon(names)
        #expect(lexicon.skeletonHash(words[0]) == lexicon.skeletonHash(words[1]))
        #expect(lexicon.skeletonHash(words[0]) != lexicon.skeletonHash(words[2]))
    }
}
