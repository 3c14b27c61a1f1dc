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
        (CountryCode.usAndCanada, "1"), (.russiaAndKazakhstan, "7"), (.unitedKingdom, "44"), (.germany, "49"),
        (.france, "33"), (.italy, "39"), (.spain, "34"), (.australia, "61"), (.mexico, "52"), (.poland, "48"),
        (.portugal, "351"), (.denmark, "45"), (.greece, "30"), (.iceland, "354"), (.japan, "81"),
        (.universalInternationalFreephone, "800"), (.internationalSharedCost, "808"), (.inmarsat, "870"),
        (.globalMobileSatelliteSystem, "881"), (.internationalNetworks882, "882"), (.internationalNetworks883, "883"),
        (.telecommunicationsForDisasterRelief, "888"), (.internationalPremiumRate, "979"),
    ])
    func membersAreNamed(_ code: CountryCode, _ digits: String) {
        #expect(code.rawValue == digits)
    }
}
