import PhoneNumbers
import Testing

@Suite struct PolicyTests {
    typealias Formatter = PhoneNumber.Formatter
    typealias CountryCode = PhoneNumber.CountryCode

    private static let typed: [([CountryCode], String, String)] = [
        ([.unitedKingdom, .usAndCanada], "07259264820", "+44 7259264820"),
        ([.unitedKingdom, .usAndCanada], "07259264", "+44 7259264…"),
        ([.unitedKingdom, .usAndCanada], "1 202 404 1234", "+1 2024041234"),
        ([.unitedKingdom, .usAndCanada], "+1 202 404", "+1 202404…"),
        ([.unitedKingdom, .usAndCanada], "44 7259", "+44 7259…"),
        ([.usAndCanada, .unitedKingdom], "7259264820", "+1 7259264820"),
        ([.usAndCanada, .unitedKingdom], "72592648201", "+1 7259264820"),
        ([.usAndCanada, .unitedKingdom], "725926", "+1 725926…"),
        ([.usAndCanada, .unitedKingdom], "44 7259264820", "+44 7259264820"),
        ([.usAndCanada, .cookIslands], "68255123", "+1 68255123…"),
        ([.usAndCanada, .cookIslands], "682 555 1234", "+1 6825551234"),
        ([.usAndCanada, .cookIslands], "+682 55123", "+682 55123"),
    ]

    @Test(arguments: typed)
    func typedDigitByDigit(_ countries: [CountryCode], _ input: String, _ expected: String) {
        let formatter = formatter(countries)
        #expect(summary(formatter.enteredPhoneNumber(input)) == expected)
        #expect(
            summary(formatter.enteredPhoneNumber(input, matchesPolicy: .partialAssumedOverridesNonPartialOther))
                == expected)
    }

    private static let whole: [([CountryCode], String, String)] = [
        ([.usAndCanada, .unitedKingdom], "07259264820", "+44 7259264820"),
        ([.usAndCanada, .unitedKingdom], "7259264820", "+1 7259264820"),
        ([.usAndCanada, .unitedKingdom], "44 7259264820", "+44 7259264820"),
        ([.usAndCanada, .unitedKingdom], "44 7259", "+44 7259…"),
        ([.usAndCanada, .unitedKingdom], "72592648201", "+1 7259264820"),
        ([.usAndCanada, .unitedKingdom], "725926", "+1 725926…"),
        ([.usAndCanada, .cookIslands], "68255123", "+682 55123"),
        ([.cookIslands, .usAndCanada], "2024041234", "+1 2024041234"),
    ]

    @Test(arguments: whole)
    func wholeNumbers(_ countries: [CountryCode], _ input: String, _ expected: String) {
        let number = formatter(countries)
            .enteredPhoneNumber(input, matchesPolicy: .nonPartialOtherOverridesPartialAssumed)
        #expect(summary(number) == expected)
    }

    @Test func anyCountryMayBeAssumed() {
        let formatter = Formatter(allowedCountries: [.usAndCanada, .unitedKingdom], assumedCountry: .unitedKingdom)
        #expect(summary(formatter.enteredPhoneNumber("7259264820")) == "+44 7259264820")
        let other = Formatter(allowedCountries: [.usAndCanada, .unitedKingdom], assumedCountry: .france)
        #expect(summary(other.enteredPhoneNumber("7259264820")) == "+1 7259264820")
    }

    /// The countries with templates that do not depend on the state of the numbering plans.
    private func formatter(_ countries: [CountryCode]) -> Formatter {
        var formatter = Formatter(allowedCountries: countries)
        formatter.templates = [
            .usAndCanada: ["(N##) N##-####"],
            .unitedKingdom: ["{0}7### ######", "{0}20 #### ####"],
            .cookIslands: ["## ###"],
        ]
        return formatter
    }
}
