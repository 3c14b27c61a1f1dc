import PhoneNumbers
import Testing

@Suite struct FormattingTests {
    typealias Formatter = PhoneNumber.Formatter

    @Test(arguments: [
        (
            PhoneNumber(countryCode: .usAndCanada, digits: "2024041234"), "(202) 404-1234", "(202) 404-1234",
            "+1 (202) 404-1234"
        ),
        (
            PhoneNumber(countryCode: .unitedKingdom, digits: "2079461958"), "020 7946 1958", "20 7946 1958",
            "+44 20 7946 1958"
        ),
        (
            PhoneNumber(countryCode: .unitedKingdom, digits: "7202404234"), "07202 404234", "7202 404234",
            "+44 7202 404234"
        ),
        (PhoneNumber(countryCode: .italy, digits: "0612345678"), "06 1234 5678", "06 1234 5678", "+39 06 1234 5678"),
        (
            PhoneNumber(countryCode: .argentina, digits: "91123456789"), "011 15-2345-6789", "9 11 2345-6789",
            "+54 9 11 2345-6789"
        ),
        (PhoneNumber(countryCode: .argentina, digits: "911", isPartial: true), "011", "9 11", "+54 9 11"),
        (
            PhoneNumber(countryCode: .russiaAndKazakhstan, digits: "9123456789"), "8 912 345-67-89", "912 345-67-89",
            "+7 912 345-67-89"
        ),
        (PhoneNumber(countryCode: .usAndCanada, digits: "202", isPartial: true), "(202", "(202", "+1 (202"),
        (PhoneNumber(countryCode: .usAndCanada, digits: "", isPartial: true), "", "", "+1"),
        (PhoneNumber(countryCode: .unitedKingdom, digits: "", isPartial: true), "0", "", "+44"),
        (PhoneNumber(countryCode: .hungary, digits: "", isPartial: true), "06", "", "+36"),
        (PhoneNumber(countryCode: .usAndCanada, digits: "911"), "911", "911", "911"),
    ])
    func forms(_ number: PhoneNumber, _ national: String, _ separate: String, _ international: String) {
        let formatter = Samples.formatter(number.countryCode)
        #expect(formatter.formattedNumber(number) == national)
        #expect(formatter.formattedNumber(number, includeCountryCode: .countryCodeDrawnSeparately) == separate)
        #expect(formatter.formattedNumber(number, includeCountryCode: .includeCountryCode) == international)
        #expect(formatter.formattedNumber(number, includeCountryCode: false) == national)
        #expect(formatter.formattedNumber(number, index: 0, includeCountryCode: true)?.0 == international)
    }

    @Test func spacesMayBeNonBreaking() {
        let number = PhoneNumber(countryCode: .usAndCanada, digits: "20244123", isPartial: true)
        let formatter = Samples.formatter(.usAndCanada, .useNonBreakingSpace)
        #expect(formatter.formattedNumber(number) == "(202)\u{A0}441-23")
        #expect(formatter.formattedNumber(number, includeCountryCode: true) == "+1\u{A0}(202)\u{A0}441-23")
    }

    @Test func bracesDecideAboutTheTrunkPrefix() {
        var formatter = Formatter(allowedCountries: [.australia])
        formatter.templates = [.australia: ["{}1300 ### ###", "4## ### ###", "({0}2) #### ####"]]
        #expect(formatter.formattedNumber(.init(countryCode: .australia, digits: "1300123456")) == "1300 123 456")
        #expect(formatter.formattedNumber(.init(countryCode: .australia, digits: "412345678")) == "0412 345 678")
        let sydney = PhoneNumber(countryCode: .australia, digits: "212345678")
        #expect(formatter.formattedNumber(sydney) == "(02) 1234 5678")
        #expect(formatter.formattedNumber(sydney, includeCountryCode: true) == "+61 (2) 1234 5678")
    }

    @Test(arguments: [
        PhoneNumber(countryCode: .unitedKingdom, digits: "2079461958"),
        PhoneNumber(countryCode: .usAndCanada, digits: "20240412345"),
        PhoneNumber(countryCode: .usAndCanada, digits: "9", isPartial: true),
    ])
    func numbersThatNoTemplateTakesHaveNoText(_ number: PhoneNumber) throws {
        var formatter = Formatter(allowedCountries: [.usAndCanada])
        formatter.templates = [
            .usAndCanada: ["([2-8]##) ###-####", .init("(9##) ###-####", categories: .entertainment)]
        ]
        #expect(formatter.formattedNumber(number) == nil)
        #expect(formatter.formattedNumber(number, index: 1) == nil)
    }

    @Test func completeTemplateComesBeforeALongerOne() {
        var formatter = Formatter(allowedCountries: [.germany])
        formatter.templates = [.germany: ["{0}30 ########", "{0}30 ### ###"]]
        #expect(formatter.formattedNumber(.init(countryCode: .germany, digits: "30123456")) == "030 123 456")
        #expect(formatter.formattedNumber(.init(countryCode: .germany, digits: "301234567")) == "030 1234567")
    }

    @Test func hiddenDigitsAndTextAreEntered() {
        let formatter = Samples.argentina
        for (entered, text) in [
            ("0", "0"), ("011", "011"), ("0111", "011 1"), ("01115", "011 15"), ("011152", "011 15-2"),
        ] {
            let number = formatter.enteredPhoneNumber(entered)
            #expect(number.flatMap { formatter.formattedNumber($0) } == text)
        }
    }
}
