import PhoneNumbers
import Testing

/// Where several reasons hold, the first of ``RejectionReason`` is given.
@Suite struct PrecedenceTests {
    private func word(
        _ text: String, _ region: String = "US", countries: Set<PhoneNumber.CountryCode>? = nil,
        categories: PhoneNumber.Categories = .default
    ) -> String {
        Classifier(region: RegionCode(region), allowedCountries: countries, allowedCategories: categories).classify(
            text
        ).word
    }

    @Test func damageComesBeforeEverythingButWords() {
        #expect(word("#NAME?", "") == "damaged")
        #expect(word("-911") == "damaged")
        #expect(word("sip:911") == "notANumber")
    }

    @Test func emergencyComesBeforeAllowedCountries() {
        #expect(word("911", countries: [.germany]) == "emergency")
    }

    @Test func reservedRangesComeBeforeAllowedCountries() {
        #expect(word("2125550123", countries: [.germany]) == "entertainment")
        #expect(word("6662345678", countries: [.germany]) == "forbidden")
    }

    @Test func entertainmentComesBeforeForbidden() {
        #expect(word("2125550123", categories: []) == "entertainment")
    }

    @Test func countryComesBeforeCategory() {
        #expect(word("6502530000", countries: [.germany], categories: .voip) == "countryNotAllowed")
    }

    @Test func countryComesBeforeLength() {
        #expect(word("+165025300009999", countries: [.germany]) == "countryNotAllowed")
        #expect(word("+1650", countries: [.germany]) == "countryNotAllowed")
    }

    @Test func unknownCodeComesBeforeRegion() {
        #expect(word("+999123456", "") == "unknownCountryCode")
    }

    @Test func reasonsAreNumberedByPrecedence() {
        #expect(RejectionReason.allCases.map(\.rawValue) == Array(0..<UInt8(RejectionReason.allCases.count)))
        #expect(RejectionReason.allCases.first == .notANumber && RejectionReason.allCases.last == .unassigned)
    }
}
