import SeededRandom
import Testing

@testable import PhoneNumbers

@Suite struct TemplateTests {
    typealias Template = PhoneNumber.Template

    @Test func everyElementIsRead() throws {
        let template = Template("<9> {0}11 {15-}[2-46]N#\\##", categories: .mobile)
        #expect(
            template.elements == [
                .internationalDigit(.init(9)), .literal(" "), .nationalText("0"), .digit(.init(1)), .digit(.init(1)),
                .literal(" "), .nationalText("15-"), .digit(.init([2, 3, 4, 6])), .digit(.twoToNine), .digit(.any),
                .literal("#"), .digit(.any),
            ])
        #expect(template.categories == .mobile)
        #expect(template.digitCount == 7)
    }

    @Test func emptyBracesAreNoTrunkPrefix() {
        #expect(("{}1300 ###" as Template).elements.first == .nationalText(""))
    }

    @Test(arguments: [
        "(###) ###-####", "{0}20 #### ####", "<9> {0}11 {15-}####-####", "{}13 ## ##", "[1-36] [135] [0-9]",
        "\\#1 \\N\\[\\{\\<\\\\ #", "{a\\}b\\\\}#", "☎️ ### 👨‍👩‍👧", "<#><N><[1-3]>", "[369-9]", "[5-57-8]",
    ])
    func descriptionIsTheSource(_ source: String) throws {
        let template = try Template(source)
        #expect(template.description == source)
        let canonical = Template(elements: template.elements, categories: template.categories)
        #expect(canonical == template)
        #expect(try Template(canonical.description).elements == template.elements)
    }

    @Test(arguments: [
        ("[0-9]", "#"), ("[2-9]", "N"), ("[7]", "7"), ("[1-1]", "1"), ("[321]", "[1-3]"), ("[6123]", "[1-36]"),
        ("[12]", "[12]"), ("\\(#", "(#"), ("#\\1", "#\\1"), ("#>", nil), ("[2-46-8]", "[2-46-8]"),
    ])
    func canonicalDescriptionIsShort(_ source: String, _ canonical: String?) throws {
        guard let canonical else {
            #expect(throws: PhoneNumber.TemplateError.self) { try Template(source) }
            return
        }
        let template = try Template(source)
        #expect(Template(elements: template.elements, categories: .default).description == canonical)
    }

    @Test func randomElementsReadBack() throws {
        var random = SeededGenerator(seed: 7)
        let texts = ["0", " ", "-", "{", "}", "[1]", "<>", "\\", "#N", "é", "👍🏽", "15 ", "\u{301}x"]
        for _ in 0..<2_000 {
            var elements: [Template.Element] = [.digit(.any)]
            for _ in 0..<Int.random(in: 0...8, using: &random) {
                let mask = UInt16.random(in: 1...0x3FF, using: &random)
                switch Int.random(in: 0...3, using: &random) {
                case 0: elements.append(.digit(.init(mask: mask)))
                case 1: elements.append(.internationalDigit(.init(mask: mask)))
                case 2: elements.append(.nationalText(texts.randomElement(using: &random) ?? ""))
                default:
                    if case .literal = elements.last { continue }
                    elements.append(.literal(texts.dropLast().randomElement(using: &random) ?? " "))
                }
            }
            let template = Template(elements: elements, categories: .default)
            #expect(try Template(template.description) == template)
        }
    }

    @Test func equalityIsOfMeaning() throws {
        #expect(("[2-9]" as Template) == "N")
        #expect(Template("N", categories: .mobile) != "N")
        #expect(Set<Template>(["###", "###", "##"]).count == 2)
        #expect(("##" as Template).with(categories: .pager).categories == .pager)
    }
}
