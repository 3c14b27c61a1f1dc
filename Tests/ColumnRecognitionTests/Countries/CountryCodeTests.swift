import PhoneNumbers
import Testing

@testable import ColumnRecognition

struct CountryCodeTests {
    /// A code is a code, whatever short names of other countries become without their marks: `Áo` is Austria in Vietnamese.
    @Test func everyCodeIsThatOfItsRegion() {
        for region in NumberingPlan.all.flatMap(\.regions) where region != .world {
            #expect(CountryNames.region(named: region.code) == region, "\(region.code)")
            #expect(CountryNames.region(named: region.code.lowercased()) == region, "\(region.code)")
        }
        #expect(CountryNames.region(named: "Áo")?.code == "AT")
        #expect(CountryNames.region(named: "UK")?.code == "GB")
    }
}
