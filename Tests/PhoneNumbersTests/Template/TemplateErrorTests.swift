import PhoneNumbers
import SeededRandom
import Testing

@Suite struct TemplateErrorTests {
    typealias Kind = PhoneNumber.TemplateError.Kind

    @Test(arguments: [
        ("", Kind.noDigits, 0), ("abc", .noDigits, 0), ("{12}", .noDigits, 0), ("##[12", .unclosed("["), 2),
        ("##{0", .unclosed("{"), 2), ("##<9", .unclosed("<"), 2), ("#<", .unclosed("<"), 1), ("#]", .unopened("]"), 1),
        ("# }", .unopened("}"), 2), ("👍#>", .unopened(">"), 2), ("5\u{301}\r\n]", .unopened("]"), 2),
        ("#[]", .emptyClass, 1), ("[1a]", .notADigit("a"), 2),
        ("[1-x]", .notADigit("x"), 3), ("[-3]", .notADigit("-"), 1), ("[3-]", .notADigit("-"), 2),
        ("#[6-3]", .reversedSpan(6, 3), 2), ("<>#", .notOneDigit, 1), ("#<12>", .notOneDigit, 3),
        ("<x>#", .notOneDigit, 1),
        ("{a{0}}#", .nestedBrace, 2), ("#\\", .danglingEscape, 1), ("#{0\\", .danglingEscape, 3),
        ("[１]", .notADigit("１"), 1),
    ])
    func malformedTextsAreRefused(_ source: String, _ kind: Kind, _ position: Int) {
        let error = #expect(throws: PhoneNumber.TemplateError.self) { try PhoneNumber.Template(source) }
        #expect(error?.kind == kind)
        #expect(error?.position == position)
    }

    @Test func descriptionNamesPlaceAndCure() {
        let source = "#[6-3]"
        let error = #expect(throws: PhoneNumber.TemplateError.self) { try PhoneNumber.Template(source) }
        #expect(error?.description == "character 3: the span 6-3 runs backwards; write 3-6")
    }

    @Test func randomTextNeverTraps() {
        var random = SeededGenerator(seed: 11)
        let alphabet = Array("#N019[]{}<>\\- (é👍🏽\r\n")
        for _ in 0..<20_000 {
            let source = String(
                (0..<Int.random(in: 0...8, using: &random)).compactMap { _ in alphabet.randomElement(using: &random) })
            guard let template = try? PhoneNumber.Template(source) else { continue }
            #expect(template.description == source)
            #expect(template.digitCount > 0)
        }
    }
}
