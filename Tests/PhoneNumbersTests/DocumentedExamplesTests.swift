import PhoneNumbers
import Testing

/// The snippets of the documentation, as they stand there.
struct DocumentedExamplesTests {
    @Test func overview() throws {
        let formatter = PhoneNumber.Formatter(allowedCountries: [.usAndCanada])
        let number = try #require(formatter.enteredPhoneNumber("(202) 404-123"))
        #expect(number == PhoneNumber(countryCode: .usAndCanada, digits: "202404123", isPartial: true))
        #expect(formatter.formattedNumber(number) == "(202) 404-123")

        let classifier = Classifier(region: RegionCode("US"))
        #expect(classifier.classify("(202) 404-1234").e164 == "+12024041234")
        #expect(classifier.classify("(212) 555-0123").verdict == .rejected(.entertainment))
    }

    @Test func caret() throws {
        let formatter = PhoneNumber.Formatter(allowedCountries: [.usAndCanada])
        let (number, digits) = try #require(formatter.enteredPhoneNumber("(202) 44-123", originalIndex: 7))
        let (text, caret) = try #require(formatter.formattedNumber(number, index: digits))
        #expect(text == "(202) 441-23")
        #expect(caret == 7)
    }

    @Test func threePhases() {
        let formatter = PhoneNumber.Formatter(allowedCountries: [.usAndCanada, .unitedKingdom])
        #expect(formatter.enteredPhoneNumber("+12024041234")?.e164 == "+12024041234")
        #expect(formatter.enteredPhoneNumber("1 202 404 1234")?.e164 == "+12024041234")
        #expect(formatter.enteredPhoneNumber("07259264820")?.e164 == "+447259264820")
    }

    @Test func waysToWriteANumber() {
        let formatter = PhoneNumber.Formatter(allowedCountries: [.unitedKingdom])
        let number = PhoneNumber(countryCode: .unitedKingdom, digits: "7259264820")
        #expect(formatter.formattedNumber(number) == "07259 264820")
        #expect(
            formatter.formattedNumber(number, includeCountryCode: .countryCodeDrawnSeparately) == "7259 264820")
        #expect(formatter.formattedNumber(number, includeCountryCode: true) == "+44 7259 264820")
    }

    @Test func templates() throws {
        let mobile: PhoneNumber.Template = "{0}7### ######"
        #expect(mobile.digitCount == 10)
        let fictional = PhoneNumber.Template("(###) 555-####", categories: .entertainment)
        #expect(fictional.categories == .entertainment)
        let data = "[1-"
        #expect(throws: PhoneNumber.TemplateError.self) { try PhoneNumber.Template(data, categories: .default) }
    }

    @Test func categories() {
        let usual = PhoneNumber.Formatter(allowedCountries: [.usAndCanada])
        #expect(usual.enteredPhoneNumber("(212) 555-0123") == nil)
        let all = PhoneNumber.Formatter(allowedCountries: [.usAndCanada], allowedCategories: .all)
        #expect(all.enteredPhoneNumber("(212) 555-0123")?.e164 == "+12125550123")
    }

    @Test func ownTemplates() {
        let formatter = PhoneNumber.Formatter(
            allowedCountries: [.usAndCanada], templates: [.usAndCanada: ["(N##) N##-####"]])
        #expect(formatter.enteredPhoneNumber("2125550123")?.e164 == "+12125550123")
    }

    @Test(arguments: [
        ("650-253-0000", Verdict.accepted), ("911", .rejected(.emergency)), ("1.65E+10", .rejected(.damaged)),
        ("call me", .rejected(.notANumber)), ("n/a", .empty), ("+165025300009999", .rejected(.tooLong)),
    ])
    func verdicts(_ text: String, _ verdict: Verdict) {
        #expect(Classifier(region: RegionCode("US")).classify(text).verdict == verdict)
    }

    @Test func classification() {
        let classification = Classifier(region: RegionCode("DE")).classify("030 1234567")
        #expect(classification.e164 == "+49301234567")
        #expect(classification.formatted(.national) == "030 1234567")
        #expect(classification.formatted(.international) == "+49 30 1234567")
        #expect(classification.formatted(.rfc3966) == "tel:+49-30-1234567")
        #expect(classification.categories == [.fixedLine])
        #expect(NumberingPlan.rule(classification.rule) != nil)
    }
}
