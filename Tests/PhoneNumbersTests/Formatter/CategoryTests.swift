import PhoneNumbers
import Testing

@Suite struct CategoryTests {
    typealias Formatter = PhoneNumber.Formatter
    typealias Categories = PhoneNumber.Categories

    private static let cases: [(String, PhoneNumber.Categories, String)] = [
        ("(212) 555-0123", Categories.default, "nil"), ("(212) 555-0123", .all, "+1 2125550123"),
        ("(212) 555-0123", [.entertainment, .mobile], "+1 2125550123"), ("(212) 555-01239", .default, "nil"),
        ("+1 212 555 0123", .default, "nil"), ("1 212 555 0123", .default, "nil"),
        ("(212) 555-012", .default, "+1 212555012…"),
        ("(666) 404-1234", .default, "nil"), ("(666) 404", .default, "+1 666404…"),
        ("(666) 404-1234", .all, "+1 6664041234"),
        ("911", .default, "nil"), ("911", .all, "+1 911"), ("+1 911", .all, "+1 911…"), ("9112", .all, "+1 9112…"),
        ("(900) 404-1234", .default, "+1 9004041234"),
        ("(900) 404-1234", Categories.default.subtracting(.premiumRate), "nil"),
        ("(900) 404-123", Categories.default.subtracting(.premiumRate), "+1 900404123…"),
        ("(202) 404-1234", .mobile, "+1 2024041234"),
        ("(202) 404-1234", .voip, "nil"), ("202", [], "nil"),
    ]

    @Test(arguments: cases)
    func categories(_ input: String, _ categories: Categories, _ expected: String) throws {
        let formatter = try northAmerica(categories)
        #expect(summary(formatter.enteredPhoneNumber(input)) == expected)
        if !input.hasPrefix("911") {
            // Without a number to complete there is no difference between the policies in one country.
            let whole = formatter.enteredPhoneNumber(input, matchesPolicy: .nonPartialOtherOverridesPartialAssumed)
            #expect(summary(whole) == expected)
        }
    }

    @Test func planKnowsTheSpecialRanges() {
        let formatter = Formatter(allowedCountries: [.usAndCanada])
        #expect(formatter.enteredPhoneNumber("(212) 555-0123") == nil)
        #expect(formatter.enteredPhoneNumber("911") == nil)
        let all = Formatter(allowedCountries: [.usAndCanada], allowedCategories: .all)
        #expect(summary(all.enteredPhoneNumber("(212) 555-0123")) == "+1 2125550123")
        #expect(summary(all.enteredPhoneNumber("911")) == "+1 911")
    }

    @Test func templatesOfTwoCategoriesAllowEither() throws {
        var formatter = Formatter(allowedCountries: [.poland], allowedCategories: .mobile)
        formatter.templates = [
            .poland: [
                .init("5## ### ###", categories: .fixedLine), .init("5## ### ###", categories: .mobile),
                .init("6## ### ###", categories: [.fixedLine, .mobile]), .init("7## ### ###", categories: []),
                .init("8## ### ###", categories: [.mobile, .forbidden]),
            ]
        ]
        for digit in ["5", "6", "7"] {
            #expect(summary(formatter.enteredPhoneNumber(digit + "00123456")) == "+48 \(digit)00123456")
        }
        #expect(formatter.enteredPhoneNumber("800123456") == nil)
    }

    @Test func emergencyNumberMayBeginANamedRangeWhileTyping() throws {
        var formatter = Formatter(allowedCountries: [.india])
        formatter.templates = [
            .india: [.init("11 [2-7]### ####", categories: .fixedLine), .init("112", categories: .emergency)]
        ]
        #expect(summary(formatter.enteredPhoneNumber("112")) == "+91 112…")
        #expect(formatter.enteredPhoneNumber("112", matchesPolicy: .nonPartialOtherOverridesPartialAssumed) == nil)
        formatter.allowedCategories = .all
        #expect(summary(formatter.enteredPhoneNumber("112")) == "+91 112")
        #expect(summary(formatter.enteredPhoneNumber("1123")) == "+91 1123…")
    }

    @Test func shorterNumbersDoNotBlockLongerOnes() {
        var formatter = Formatter(allowedCountries: [.unitedKingdom])
        formatter.templates = [.unitedKingdom: ["800 1111", "800 ### ####"]]
        #expect(summary(formatter.enteredPhoneNumber("0800 1111")) == "+44 8001111")
        #expect(summary(formatter.enteredPhoneNumber("0800 11112")) == "+44 80011112…")
    }

    private func northAmerica(_ categories: Categories) throws -> Formatter {
        var formatter = Formatter(allowedCountries: [.usAndCanada], allowedCategories: categories)
        formatter.templates = [
            .usAndCanada: [
                .init("(###) 555-####", categories: .entertainment), .init("(666) ###-####", categories: .forbidden),
                .init("(900) N##-####", categories: .premiumRate),
                .init("(###) ###-####", categories: [.fixedLine, .mobile]), .init("911", categories: .emergency),
            ]
        ]
        return formatter
    }
}
