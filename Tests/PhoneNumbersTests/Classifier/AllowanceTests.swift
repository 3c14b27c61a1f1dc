import PhoneNumbers
import Testing

@Suite struct AllowanceTests {
    @Test(arguments: [
        ("+16502530000", "mobile", "accepted"), ("+16502530000", "fixedLine", "accepted"),
        ("+16502530000", "tollFree", "disallowedCategory"), ("+442071838750", "mobile", "disallowedCategory"),
        ("+447701234567", "mobile", "accepted"), ("+18005551234", "tollFree", "accepted"),
        ("+12125550123", "default,entertainment", "accepted"), ("+12125550123", "entertainment", "disallowedCategory"),
        ("+16662345678", "all", "accepted"), ("+16662345678", "forbidden", "accepted"),
        ("+16502530000", "none", "disallowedCategory"), ("+3934712345678", "default", "disallowedCategory"),
        ("+3934712345678", "default,voicemail", "accepted"), ("+491725512345678", "default", "disallowedCategory"),
    ])
    func categories(_ text: String, _ allowed: String, _ word: String) throws {
        let categories = try PhoneNumber.Categories(parsing: allowed)
        #expect(classification(of: text, categories: categories).word == word)
    }

    @Test(arguments: [
        ("+16502530000", true), ("+442071838750", false), ("+493012345678", true), ("6502530000", true),
    ])
    func countries(_ text: String, _ isAllowed: Bool) {
        let classifier = Classifier(region: RegionCode("US"), allowedCountries: [.usAndCanada, .germany])
        let found = classifier.classify(text)
        #expect(found.word == (isAllowed ? "accepted" : "countryNotAllowed"))
        #expect(found.e164 != nil)
    }

    @Test func noCountryIsAllowedByAnEmptySet() {
        let classifier = Classifier(region: RegionCode("US"), allowedCountries: [])
        #expect(classifier.classify("+16502530000").word == "countryNotAllowed")
    }

    @Test(arguments: [
        ("+1 212 958 1234", "forbidden"), ("+1 212 950 1234", "forbidden"),
    ])
    func weakRangesAreUsedOnRequest(_ text: String, _ word: String) {
        #expect(classification(of: text).word != word)
        #expect(classification(of: text, weak: true).word == word)
    }

    @Test func weakRangesLeaveStrongOnesAlone() {
        let text = "+12125550123"
        #expect(classification(of: text).rule == classification(of: text, weak: true).rule)
    }

    @Test func aCallCanNameItsRegion() {
        let classifier = Classifier(region: RegionCode("US"))
        #expect(classifier.classify("020 7183 8750", region: RegionCode("GB")).e164 == "+442071838750")
        #expect(classifier.classify("6502530000", region: RegionCode("ZZ")).word == "noRegion")
        #expect(classifier.classify("6502530000", region: .world).word == "noRegion")
    }
}
