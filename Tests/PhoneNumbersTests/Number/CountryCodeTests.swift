import PhoneNumbers
import Testing

@Suite struct CountryCodeTests {
    typealias CountryCode = PhoneNumber.CountryCode

    @Test func allCasesAreEveryAssignedCodeInOrder() {
        #expect(CountryCode.allCases.count == 215)
        #expect(CountryCode.allCases == CountryCode.allCases.sorted())
        #expect(Set(CountryCode.allCases).count == 215)
    }

    @Test func noCodeBeginsAnother() {
        let texts = CountryCode.allCases.map(\.rawValue)
        for text in texts {
            #expect(texts.filter { $0.hasPrefix(text) } == [text])
        }
    }

    @Test(arguments: CountryCode.allCases)
    func digitsReadBack(_ code: CountryCode) {
        #expect(CountryCode(rawValue: code.rawValue) == code)
        #expect(CountryCode(number: code.number) == code)
        #expect(code.description == String(code.number))
    }

    @Test(arguments: ["", "0", "01", "044", "+44", "4", "999", "1000", "44 ", "four", "４４", "210", "-1", "65537"])
    func otherTextIsNoCode(_ text: String) {
        #expect(CountryCode(rawValue: text) == nil)
    }

    @Test(arguments: [
        (CountryCode.usAndCanada, "1", "US"), (.russiaAndKazakhstan, "7", "RU"), (.southAfrica, "27", "ZA"),
        (.france, "33", "FR"), (.italy, "39", "IT"), (.unitedKingdom, "44", "GB"), (.germany, "49", "DE"),
        (.mexico, "52", "MX"), (.argentina, "54", "AR"), (.brazil, "55", "BR"), (.australia, "61", "AU"),
        (.indonesia, "62", "ID"), (.japan, "81", "JP"), (.southKorea, "82", "KR"), (.china, "86", "CN"),
        (.turkey, "90", "TR"), (.india, "91", "IN"), (.saudiArabia, "966", "SA"),
    ])
    func membersAreNamed(_ code: CountryCode, _ digits: String, _ region: String) throws {
        #expect(code.rawValue == digits)
        #expect(NumberingPlan.countryCode(of: try #require(RegionCode(region))) == code)
    }

    @Test(arguments: [800, 808, 870, 878, 881, 882, 883, 888, 979] as [UInt16])
    func servicesOfNoCountryHaveCodes(_ number: UInt16) throws {
        let code = try #require(CountryCode(number: number))
        #expect(NumberingPlan(countryCode: code).regions == [.world])
    }
}
