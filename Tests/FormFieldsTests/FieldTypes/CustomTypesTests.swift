import FormFields
import Testing

struct CustomTypesTests {
    @Test
    func country() {
        var field = Field(type: CustomTypes.country, required: true, label: "Country")
        field.session.type("c")
        #expect(field.message == "Country name too short")
        field.session.type("osta 1rica")
        #expect(field.text == "Costa Rica")
        #expect(field.isValid)
        field.session.moveCaret(to: 6)
        field.session.deleteBackward()
        #expect(field.text == "Costarica")
    }

    @Test
    func checkingAccount() {
        var field = Field(type: CustomTypes.cknum, required: true, label: "Account Number")
        #expect(field.session.prompt == "000 0000")
        field.session.type("123x4")
        #expect(field.session.marked == "123 4|")
        #expect(field.message == "Account number must be 7 digits")
        #expect(field.session.insert("x").notice == "Only digits are accepted")
        #expect(field.session.insert("5-6").notice == "An account number has no hyphens")
        field.session.type("56789")
        #expect(field.text == "123 4567")
        #expect(field.isValid)
        field.session.moveCaret(to: 4)
        field.session.deleteBackward()
        #expect(field.session.marked == "12|4 567")
    }

    @Test
    func percentage() {
        var field = Field(type: CustomTypes.pct, label: "Rate")
        field.session.type("12.5.")
        #expect(field.session.marked == "12.5|")
        #expect(field.session.prompt == "%")
        field.session.finish()
        #expect(field.text == "12.5%")
        field.session.deleteBackward()
        #expect(field.session.marked == "12.|")
        field.session.autofill(".75")
        field.session.finish()
        #expect(field.text == "0.75%")
        field.session.autofill("1234567")
        #expect(field.text == "12345")
    }

    @Test(arguments: [CustomTypes.country, .cknum, .pct])
    func editsKeepTheRules(type: CustomTypes) {
        for seed in 0..<40 as Range<UInt64> {
            var editor = RandomEditor(FieldFormat(type, today: nil), seed: seed, context: type.description)
            editor.run(edits: 50)
        }
    }

    @Test(arguments: [CustomTypes.country, .cknum, .pct])
    func templatesAreFineAsTheyAre(type: CustomTypes) {
        #expect(TemplateChecker(type).issues() == [])
    }

    /// A form with many fields of one custom type may give it an initializer with the short names of its cases.
    @Test
    func convenienceInitializer() {
        let field = Field(type: .cknum, required: true)
        #expect(field.label == "Checking Account")
    }

    @Test
    func everythingHasADefault() {
        enum Plain: FieldType {
            case note
            var description: String { "Note" }
        }
        var field = Field(type: Plain.note)
        field.session.type("Any text, 1 👍")
        #expect(field.text == "Any text, 1 👍")
        #expect(field.isValid)
        #expect(field.label == "Note")
        #expect(field.type.keyboardType == .standard)
        #expect(field.type.fieldPriority == 1)
    }
}

extension Field where Kind == CustomTypes {
    fileprivate init(type: CustomTypes, required: Bool = false, label: String = "", group: String? = nil) {
        self.init("", type: type, required: required, label: label, group: group, today: nil)
    }
}
