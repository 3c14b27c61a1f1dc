import KnowledgeTable
import Testing

struct CharacterReferencesTests {
    @Test(arguments: [
        ("M&uuml;ller &amp; S&ouml;hne", "Müller & Söhne"), ("O&#39;Brien", "O'Brien"), ("&#x15A;&#X17c;", "Śż"),
        ("&Scaron;kvoreck&yacute;", "Škvorecký"), ("&Nu;&iacute;&kappa;", "Νíκ"), ("a&nbsp;b&shy;c", "a bc"),
        ("&amp;amp;", "&amp;"), ("&#128512;", "😀"), ("1&hyphen;2&lpar;3&rpar;", "1-2(3)"),
    ])
    func referencesAreCharacters(text: String, expected: String) {
        #expect(CharacterReferences.decoded(text) == expected)
    }

    @Test(arguments: ["", "R&D", "a & b; c", "&nothing;", "&#xD800;", "&#;", "&#x110000;", "&amp", "&averylongname;"])
    func allElseStays(text: String) { #expect(CharacterReferences.decoded(text) == text) }
}
