import PhoneNumbers
import Testing

@Suite struct PhoneNumberTests {
    @Test func e164JoinsTheParts() {
        let number = PhoneNumber(countryCode: .unitedKingdom, digits: "2079460958")
        #expect(number.e164 == "+442079460958")
        #expect(String(describing: number) == "+442079460958")
        #expect(!number.isPartial)
    }

    @Test func digitsAreKeptAsASCII() {
        var number = PhoneNumber(countryCode: .usAndCanada, digits: "(202) 404-१२३४")
        #expect(number.digits == "2024041234")
        number.digits = "٢٠٢ 404"
        #expect(number.digits == "202404")
    }

    @Test(arguments: ["+12024041234", "+442079460958", "+447294629362", "+16664041234", "+12125550123", "+1911"])
    func everyOptionIsRead(_ text: String) throws {
        let number = try #require(PhoneNumber(text))
        #expect(number.e164 == text)
        #expect(!number.isPartial)
    }

    @Test func beginningsArePartial() throws {
        #expect(try #require(PhoneNumber("+1202404")).isPartial)
        #expect(try #require(PhoneNumber("+44")).digits.isEmpty)
    }

    @Test(arguments: [
        "", "+", "12024041234", "+1 2024041234", "+120240412345", "+999123456", "+0", "+4", "＋12024041234",
        "+1202404123x",
        " +12024041234", "+12024041234 ", "+١",
    ])
    func otherTextIsNoNumber(_ text: String) {
        #expect(PhoneNumber(text) == nil)
    }
}
