import FormFields
import InputMasks
import PhoneNumbers
import Testing

/// The snippets of the articles, so that they keep compiling and keep telling the truth.
struct DocumentedExamplesTests {
    @Test
    func overview() {
        var expires = Field(type: .expDate, required: true, label: "Expires")

        #expect(expires.session.insert("2").text == "02")
        #expect(expires.session.insert("99").text == "02/99")
        #expect(expires.isValid)
    }

    @Test
    func simpleForm() {
        let name = Field("ada", type: .name, required: true, label: "Full Name")
        let email = Field(type: .phrase, label: "Email Address")
        let phone = Field(type: .phone, required: true)

        #expect(name.text == "Ada")
        #expect(email.isValid)
        #expect(phone.message == "Phone is required")
        #expect(Field().label == "Phrase")
    }

    @Test
    func sessions() {
        var session = EditingSession(GroupedDigits.chineseMobile)

        #expect(session.insert("138001").text == "138-001")
        #expect(session.deleteBackward().text == "138-00")
        #expect(!session.insert("x").isAccepted)
        #expect(session.rawValue == "13800")
        #expect(session.validity == .incomplete)
    }

    @Test
    func masks() {
        let phone = Mask(expression: "+C(DDD)-DDD-DD-DD", conditions: ["7,8"], template: "+7(DDD)-DDD-DD-DD")
        var session = EditingSession(phone)
        #expect(session.paste("87011234567").text == "+7(701)-123-45-67")
    }

    @Test
    func phoneNumbers() {
        let formatter = PhoneNumber.Formatter(allowedCountries: [.usAndCanada])
        var session = EditingSession(PhoneNumberFormat(formatter))
        #expect(session.insert("6502530000").text == "(650) 253-0000")
        #expect(session.rawValue == "+16502530000")
    }

    @Test
    func templatesThatGrow() {
        var amount = Field(type: .currency, label: "Amount")
        #expect(amount.session.insert("1234.5").text == "$1234.5")
        #expect(amount.session.prompt == "0")
        #expect(amount.session.finish().text == "$1234.50")
    }

    @Test
    func phonePrompt() {
        let formatter = PhoneNumber.Formatter(allowedCountries: [.usAndCanada])
        var session = EditingSession(PhoneNumberFormat(formatter))
        #expect(session.insert("650253").text == "(650) 253")
        #expect(session.prompt == "-____")
        #expect(session.insert("0000").text == "(650) 253-0000")
        #expect(session.rawValue == "+16502530000")
        session.replace(.all(of: session.text), with: "")
        for key in "+44 1650 2530000" { session.insert(String(key)) }
        #expect(session.text == "+1 (650) 253-0000")
        #expect(session.validity == .invalid)
        #expect(session.message == "Not the number that was typed: +44 1650 2530000")
    }

    @Test
    func refusalsAndOmissions() {
        var zip = Field(type: .zip)
        #expect(zip.session.insert("x").notice == "Only digits are accepted")
        #expect(zip.session.paste("02134-1000").notice == "Left out: 1000")

        var amount = Field(type: .currency)
        #expect(amount.session.paste("-5").notice == "An amount cannot be negative")
    }

    struct Uppercase: EditableFormat {
        struct Content: EditableContent { var text: String }

        func parse(_ text: String) -> Content { Content(text: text) }
        func formatted(_ text: String) -> String { text.uppercased() }

        func apply(_ edit: TextEdit, to content: Content) -> EditOutcome<Content> {
            let head = content.text.prefix(edit.range.lowerBound) + edit.replacement.uppercased()
            let tail = content.text.dropFirst(edit.range.upperBound)
            return .accepted(Content(text: String(head + tail)), caret: head.count)
        }

        func status(of content: Content) -> FieldStatus {
            FieldStatus(content.text.isEmpty ? .empty : .valid, rawValue: content.text)
        }
    }

    @Test
    func formatsOfOnesOwn() {
        var session = EditingSession(Uppercase(), text: "ab")
        #expect(session.insert("c").text == "ABC")
        #expect(session.deleteBackward().text == "AB")
        #expect(session.undo().text == "ABC")
        #expect(session.validity == .valid)
        #expect(session.prompt == "")
    }

    /// The example of `AnyEditableFormat`.
    @Test
    func formatsByName() throws {
        var session = EditingSession(try AnyEditableFormat(name: "age(18,99)"))
        #expect(session.insert("42").validity == .valid)
    }

    /// The delegate method of the article, with UIKit's types left out.
    @Test
    func views() {
        var session = EditingSession(GroupedDigits.chineseMobile, text: "1380")
        let text = session.text
        let selection = TextSelection(utf16: 5..<5, in: text)
        let result = session.edit(text: text, selection: selection, replacement: "0")
        #expect(result.isAccepted)
        #expect(result.selection.utf16 == 6..<6)
    }

    @Test
    func customTypes() {
        var country = Field(type: CustomTypes.country, required: true, label: "Country")
        country.session.insert("Chile")
        #expect(country.isValid)
    }

    @Test
    func groups() {
        var validator = GroupValidator(groups: ["personal", "address"])

        var firstName = Field(type: .name, required: true, label: "First Name", group: "personal")
        let zip = Field(type: .zip, required: true, label: "ZIP", group: "address")
        validator.register(firstName)
        validator.register(zip)

        #expect(!validator.verifyGroup("personal"))
        #expect(validator.missingFields("personal") == ["First Name"])

        firstName.session.insert("Ada")
        validator.register(firstName)
        #expect(validator.verifyGroup("personal"))
        #expect(validator.groupCount("personal") == 1)
        #expect(!validator.allGroupsValid())
    }

    @Test
    func typesByName() throws {
        #expect(try FieldKind(name: "age(18,99)") == .age(18, 99))
    }
}
