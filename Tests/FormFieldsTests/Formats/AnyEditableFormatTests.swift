import FormFields
import InputMasks
import PhoneNumbers
import Testing

struct AnyEditableFormatTests {
    @Test(arguments: [
        ("age(18,99)", "12x3", "12", ""), ("chineseMobile", "1380", "138-0", "___-____"),
        ("ChineseMobile", "2", "", "___-____-____"), ("expDate", "2", "02", "/YY"),
    ])
    func formatsByName(name: String, typed: String, text: String, prompt: String) throws {
        var session = EditingSession(try AnyEditableFormat(name: name))
        session.type(typed)
        #expect(session.text == text)
        #expect(session.prompt == prompt)
    }

    @Test
    func unknownNames() {
        #expect(throws: FieldNameError.self) { try AnyEditableFormat(name: "mobile") }
        #expect(AnyEditableFormat.names == FieldKind.names + ["chineseMobile"])
        #expect(FieldKind.names.count >= 20)
    }

    @Test
    func formatsByValue() {
        let formatter = PhoneNumber.Formatter(allowedCountries: [.usAndCanada])
        let formats: [AnyEditableFormat] = [
            .mask(Mask(expression: "(DDD) DDD-DDDD")), .phoneNumber(PhoneNumberFormat(formatter)),
            .field(FieldFormat(.phone, today: nil)),
        ]
        for format in formats {
            var session = EditingSession(format)
            session.type("6502530000")
            session.finish()
            #expect(session.text == "(650) 253-0000")
            #expect(session.validity == .valid)
        }
    }

    @Test
    func masksPrompt() {
        var session = EditingSession(Mask(expression: "+7(DDD)-DD"))
        #expect(session.prompt == "+7(___)-__")
        session.type("70")
        #expect(session.prompt == "_)-__")
    }
}
