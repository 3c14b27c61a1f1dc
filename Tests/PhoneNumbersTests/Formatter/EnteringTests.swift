import PhoneNumbers
import Testing

/// The reading of a text in one line: `+1 2024041234`, with a `…` behind a partial number.
func summary(_ number: PhoneNumber?) -> String {
    guard let number else { return "nil" }
    return "+\(number.countryCode) \(number.digits)" + (number.isPartial ? "…" : "")
}

@Suite struct EnteringTests {
    typealias Formatter = PhoneNumber.Formatter

    @Test(arguments: [
        ("+12024041234", "+1 2024041234"), ("1 202 404 1234", "+1 2024041234"), ("(202) 404-1234", "+1 2024041234"),
        ("(202) 404-123", "+1 202404123…"), ("202.404.1234 x5", "+1 2024041234"), ("+1 (202) 404", "+1 202404…"),
        ("911", "+1 911"), ("(212) 555-0123", "+1 2125550123"), ("1-202-FLOWERS", "+1 2023569377"),
        ("202 flowers", "+1 2023569377"), ("Tel. 202 404 1234", "+1 2024041234"),
        ("Tel. +1 202 404 1234", "+1 2024041234"),
        ("２０２４０４１２３４", "+1 2024041234"), ("٢٠٢٤٠٤١٢٣٤", "+1 2024041234"), ("२०२४०४१२३४", "+1 2024041234"),
        ("＋1 202 404 1234", "+1 2024041234"), ("\u{200E}\u{202A}+1 202 404 1234\u{202C}", "+1 2024041234"),
        ("  +1 202 404 1234", "+1 2024041234"), ("(+1) 202 404 1234", "+1 2024041234"),
        ("2️⃣0️⃣2️⃣ 404 1234", "+1 2024041234"),
        ("2\u{301}02\r\n404👨‍👩‍👧1234", "+1 2024041234"), ("+44 20 7946 1958", "nil"), ("+9", "nil"), ("+", "nil"),
        ("", "nil"),
        ("no digits", "nil"), ("½²", "nil"), ("2", "+1 2…"), ("+1", "+1 …"), ("2024041234+1", "+1 2024041234"),
    ])
    func unitedStates(_ input: String, _ expected: String) {
        let formatter = Formatter(allowedCountries: [.usAndCanada], allowedCategories: .all)
        #expect(summary(formatter.enteredPhoneNumber(input)) == expected)
    }

    @Test(arguments: [
        ("44 7294629362", "+44 7294629362"), ("447294629362", "+44 7294629362"), ("07294 629362", "+44 7294629362"),
        ("7294629362", "+44 7294629362"), ("+44 (0)20 7946 1958", "+44 2079461958"), ("44 7294", "+44 7294…"),
        ("0", "+44 …"), ("07", "+44 7…"), ("+44", "+44 …"), ("+44 0", "+44 …"), ("+44 020", "+44 20…"),
        ("072946293621", "+44 7294629362"), ("999", "nil"), ("+1 202 404 1234", "nil"),
    ])
    func unitedKingdom(_ input: String, _ expected: String) {
        let formatter = Formatter(allowedCountries: [.unitedKingdom])
        #expect(summary(formatter.enteredPhoneNumber(input)) == expected)
    }

    @Test(arguments: [
        ("0", "+36 0…"), ("06", "+36 …"), ("061", "+36 1…"), ("06 20 123 4567", "+36 201234567"),
        ("1 234 5678", "+36 12345678"),
    ])
    func longTrunkPrefix(_ input: String, _ expected: String) {
        let formatter = Formatter(allowedCountries: [.hungary])
        #expect(summary(formatter.enteredPhoneNumber(input)) == expected)
    }

    @Test(arguments: [
        ("39", "+39 39…"), ("393", "+39 393…"), ("3933312345", "+39 3933312345"), ("393331234567", "+39 3331234567"),
        ("+39 06 1234 5678", "+39 0612345678"), ("06 1234 5678", "+39 0612345678"),
    ])
    func withoutTrunkPrefixTheNationalReadingComesFirst(_ input: String, _ expected: String) {
        var formatter = Formatter(allowedCountries: [.italy])
        formatter.templates = [.italy: ["3## ### ####", "06 #### ####"]]
        #expect(summary(formatter.enteredPhoneNumber(input)) == expected)
    }

    @Test(arguments: [
        ("011 15-2345-6789", "+54 91123456789"), ("9 11 2345 6789", "+54 91123456789"),
        ("011 2345-6789", "+54 1123456789"),
        ("+54 9 11 2345 6789", "+54 91123456789"), ("11 15 2345 6789", "+54 91123456789"), ("011 15", "+54 1115…"),
        ("011 15-2", "+54 9112…"), ("15", "nil"),
    ])
    func writtenDigitsAreNotPartOfTheNumber(_ input: String, _ expected: String) {
        #expect(summary(Samples.argentina.enteredPhoneNumber(input)) == expected)
    }

    /// There are some 10^17 ways to tell which zeros are written and which are digits of the number.
    @Test(.timeLimit(.minutes(10)))
    func manyOptionalPartsAreReadInTime() throws {
        var formatter = Formatter(allowedCountries: [.unitedKingdom])
        let template = try PhoneNumber.Template("1" + String(repeating: "{0}#", count: 30))
        formatter.templates = [.unitedKingdom: [template]]
        let number = formatter.enteredPhoneNumber("1" + String(repeating: "0", count: 60))
        #expect(number?.digits == "1" + String(repeating: "0", count: 30))
    }

    @Test func everyCountryIsAllowedByDefault() {
        let formatter = Formatter()
        #expect(formatter.allowedCountries.count == 215)
        #expect(formatter.assumedCountry == .usAndCanada)
        #expect(summary(formatter.enteredPhoneNumber("+44 7294 629362")) == "+44 7294629362")
        #expect(summary(formatter.enteredPhoneNumber("202 404 1234")) == "+1 2024041234")
        #expect(summary(Formatter(allowedCountries: []).enteredPhoneNumber("202 404 1234")) == "nil")
    }

    @Test func ownTemplatesReplaceThePlan() {
        var formatter = Formatter(allowedCountries: [.usAndCanada])
        formatter.templates = [.usAndCanada: ["##-##", "### ###"]]
        #expect(formatter.templates == [.usAndCanada: ["##-##", "### ###"]])
        #expect(summary(formatter.enteredPhoneNumber("23456")) == "+1 23456…")
        #expect(summary(formatter.enteredPhoneNumber("2345")) == "+1 2345")
        #expect(summary(formatter.enteredPhoneNumber("2345678")) == "+1 234567")
        formatter.templates = [:]
        #expect(formatter.enteredPhoneNumber("2345") == nil)
    }
}
