#if Workbench
import Markup
import Testing

@testable import Workbench

struct TextTests {
    @Test func valuesAreEscapedAndElementsStandAroundAPart() {
        let text = Text("export.plan", ["plan": .element(Tag.a, .href(Link("/plan")))])
        #expect(
            text.html.markup.hasPrefix("<a href=\"plan\">The plan for writing to them</a> shows what &#39;trunkline"))
        #expect(text.plain.hasPrefix("The plan for writing to them shows"))
        #expect(Text("read.failed", ["file": .text("<b>"), "reason": .text("&")]).html.markup == "&lt;b&gt;: &amp;")
    }

    @Test(arguments: [
        (Language.english, 1, "1 contact"), (.english, 0, "0 contacts"), (.german, 1, "1 Kontakt"),
        (.german, 1_234_567, "1.234.567 Kontakte"),
    ])
    func countsChooseTheForm(_ language: Language, _ count: Int, _ words: String) {
        #expect(Texts.of(language).plain(Text("contacts", ["count": .count(count)])) == words)
    }

    @Test(arguments: [
        (0, PluralCategory.zero), (1, .one), (2, .two), (3, .few), (10, .few), (11, .many), (99, .many), (100, .other),
        (102, .other), (103, .few), (111, .many),
    ])
    func arabicHasSixForms(_ count: Int, _ category: PluralCategory) {
        #expect(PluralCategory(count, in: .mirrored) == category)
    }

    @Test(arguments: [
        (Language.english, 0.125, "13 %"), (.english, 0.0125, "1.3 %"), (.german, 0.0125, "1,3 %"),
    ])
    func sharesAreWrittenAsTheLanguageWritesThem(_ language: Language, _ share: Double, _ words: String) {
        Texts.$current.withValue(.of(language)) { #expect(Texts.current.percent(share) == words) }
    }

    @Test(arguments: [
        (Language.english, [1], "1"), (.english, [1, 2], "1 and 2"), (.english, [1, 2, 3], "1, 2 and 3"),
        (.german, [1, 2, 3], "1, 2 und 3"),
    ])
    func listsAreWrittenAsTheLanguageWritesThem(_ language: Language, _ items: [Int], _ words: String) {
        Texts.$current.withValue(.of(language)) {
            #expect(Text.list(items.map { HTML(text: String($0)) }).markup == words)
        }
    }

    @Test(arguments: [
        ("", Language.english), ("de", .german), ("de-AT,de;q=0.9,en;q=0.8", .german), ("en-GB,de;q=0.5", .english),
        ("fr,de;q=0.4,en;q=0.6", .english), ("fr, de ; q=0.4", .german), ("fr", .english), ("de;q=0", .english),
        ("ar-XB", .english), (";;,q=", .english),
    ])
    func theReaderChoosesByTheBrowser(_ header: String, _ language: Language) {
        #expect(Language(accepted: header) == language)
    }

    @Test func wordsOfTheTableAreMarkedAndValuesAreNot() {
        let text = Texts.of(.mirrored).plain(Text("undo-change", ["number": .text("7")]))
        #expect(text == "\u{202E}Uundoo\u{202C} \u{202E}chaangee\u{202C} \u{2068}7\u{2069}")
    }

    @Test func whatNoTableKnowsIsSaidInWords() {
        #expect(Text("field", of: "shoeSize").plain == "shoe size")
    }
}
#endif
