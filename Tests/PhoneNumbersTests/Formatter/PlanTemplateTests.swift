import Testing

@testable import PhoneNumbers

/// The templates that the compiled table has ready for typing.
@Suite struct PlanTemplateTests {
    /// They are those that the machines of the plan take; Spain and Ukraine have trunk prefixes and named ranges.
    @Test(arguments: [PhoneNumber.CountryCode.france, .spain, .monaco, .saintHelenaAndTristanDaCunha, .ukraine])
    func theTableHasTheTemplatesOfThePlan(_ country: PhoneNumber.CountryCode) {
        let plan = NumberingPlan(countryCode: country)
        #expect(TemplateTable(country: country).templates == plan.planTemplates.map { plan.template($0) })
    }

    @Test func everyPlanHasTemplates() {
        for country in PhoneNumber.CountryCode.allCases {
            let table = TemplateTable(country: country)
            #expect(table.records.count > 0)
            for position in table.records.indices {
                let record = table.records[position]
                #expect(record.digitCount > 0 && record.digitCount <= 17)
                #expect(record.firstDigits == table.digitSets[Int(record.digitSets)])
            }
        }
    }

    @Test func nationalFormsLeaveOutOneDigitAtMost() {
        for country in PhoneNumber.CountryCode.allCases {
            let table = TemplateTable(country: country)
            for position in table.irregular {
                let hidden = table.template(Int(position)).elements.count { element in
                    if case .internationalDigit = element { return true }
                    return false
                }
                #expect(hidden <= TemplateWalk.maximumHiddenDigits, "\(table.template(Int(position)))")
            }
        }
    }

    @Test(arguments: [
        (PhoneNumber.CountryCode.unitedKingdom, ["0"]), (.usAndCanada, ["1"]), (.hungary, ["06"]),
        (.russiaAndKazakhstan, ["8"]),
    ])
    func trunkPrefixesAreRead(_ country: PhoneNumber.CountryCode, _ prefixes: [String]) {
        let found = TemplateTable(country: country).trunkPrefixes.map { Array($0).digitText }
        for prefix in prefixes { #expect(found.contains(prefix)) }
        #expect(found.map(\.utf8.count) == found.map(\.utf8.count).sorted(by: >))
    }

    /// A table laid out from a program's templates matches as the compiled one does.
    @Test(arguments: [PhoneNumber.CountryCode.france, .hungary])
    func ownTablesMatchAsCompiledOnes(_ country: PhoneNumber.CountryCode) {
        let compiled = PhoneNumber.Formatter(allowedCountries: [country])
        let own = PhoneNumber.Formatter(allowedCountries: [country], templates: compiled.templates)
        #expect(own.templates == compiled.templates)
        for text in ["0612345678", "06", "0", "1", "2012345", "112", "12345678901", "+331", "+36 20 123"] {
            #expect(own.enteredPhoneNumber(text) == compiled.enteredPhoneNumber(text))
        }
    }

    @Test func countriesWithoutTemplatesHaveNoNumbers() {
        let formatter = PhoneNumber.Formatter(
            allowedCountries: [.france, .unitedKingdom], templates: [.unitedKingdom: ["{0}20 #### ####"]])
        #expect(formatter.enteredPhoneNumber("+33612345678") == nil)
        #expect(formatter.enteredPhoneNumber("02079461958")?.e164 == "+442079461958")
        #expect(formatter.templates == [.france: [], .unitedKingdom: ["{0}20 #### ####"]])
    }

    /// A program's templates may have no digit, or more than any plan.
    @Test func extremeTemplates() throws {
        let long = try PhoneNumber.Template(String(repeating: "#", count: 300))
        let formatter = PhoneNumber.Formatter(allowedCountries: [.france], templates: [.france: [long, "#"]])
        #expect(formatter.enteredPhoneNumber("1")?.isPartial == false)
        #expect(formatter.enteredPhoneNumber(String(repeating: "1", count: 200))?.isPartial == true)
    }
}
