import Testing

@testable import NumberingPlanCompiler

@Suite struct TemplateTests {
    @Test(
        arguments: [
            ("7", [0x80]), ("#", [0x3FF]), ("N", [0x3FC]), ("[1-36]", [0b100_1110]), ("0#", [1, 0x3FF]),
            ("[0-9]", [0x3FF]),
        ] as [(String, [UInt16])])
    func digits(_ source: String, _ classes: [UInt16]) {
        #expect(DigitTemplate(source)?.classes == classes)
    }

    @Test(arguments: ["", "x", "[", "[]", "[3-1]", "[1-]", "[-1]", "1 2", "[a]", "#{0}"])
    func mistakes(_ source: String) {
        #expect(DigitTemplate(source) == nil)
    }

    @Test func formatsHaveTwoForms() throws {
        let template = try #require(FormatTemplate("<9> {0}11 {15-}##"))
        #expect(template.classes.count == 5)
        func text(_ program: [UInt8]) -> String {
            program.reduce(into: "") { $0 += $1 & 0x80 != 0 ? "d" : String(UnicodeScalar($1)) }
        }
        #expect(text(template.national) == " 0dd 15-dd")
        #expect(text(template.international) == "d dd dd")
    }

    @Test(arguments: ["", "abc", "[##", "{0##", "<9", "<>#"])
    func formatMistakes(_ source: String) {
        #expect(FormatTemplate(source) == nil)
    }
}
