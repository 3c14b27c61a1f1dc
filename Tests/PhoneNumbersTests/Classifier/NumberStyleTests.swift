import PhoneNumbers
import Testing

@Suite struct NumberStyleTests {
    @Test(arguments: [
        ("+16502530000", "(650) 253-0000", "+1 650-253-0000", "tel:+1-650-253-0000"),
        ("+442071838750", "020 7183 8750", "+44 20 7183 8750", "tel:+44-20-7183-8750"),
        ("+4930123456", "030 123456", "+49 30 123456", "tel:+49-30-123456"),
        ("+390612345678", "06 1234 5678", "+39 06 1234 5678", "tel:+39-06-1234-5678"),
        ("+5491123456789", "011 15-2345-6789", "+54 9 11 2345-6789", "tel:+54-9-11-2345-6789"),
        ("+80012345678", "1234 5678", "+800 1234 5678", "tel:+800-1234-5678"),
        ("+33123456789", "01 23 45 67 89", "+33 1 23 45 67 89", "tel:+33-1-23-45-67-89"),
        ("+6421123456", "021 123 456", "+64 21 123 456", "tel:+64-21-123-456"),
        ("+5521987654321", "(21) 98765-4321", "+55 21 98765-4321", "tel:+55-21-98765-4321"),
    ])
    func styles(_ e164: String, _ national: String, _ international: String, _ uri: String) {
        let found = classification(of: e164)
        #expect(found.verdict == .accepted)
        #expect(found.formatted(.e164) == e164)
        #expect(found.formatted(.national) == national)
        #expect(found.formatted(.international) == international)
        #expect(found.formatted(.rfc3966) == uri)
    }

    @Test(arguments: ["911", "n/a", "", "650253000", "+999123456"])
    func textWithoutANumberHasNoStyle(_ text: String) {
        let found = classification(of: text, "US")
        for style in NumberStyle.allCases {
            var bytes: [UInt8] = [1]
            #expect(found.formatted(style) == nil)
            #expect(!found.write(style, into: &bytes))
            #expect(bytes == [1])
        }
    }

    @Test func fictionalNumbersAreWrittenAsTheOnesAroundThem() {
        #expect(classification(of: "+12125550123").formatted(.national) == "(212) 555-0123")
        #expect(classification(of: "+442079460958").formatted(.international) == "+44 20 7946 0958")
    }

    @Test(arguments: NumberStyle.allCases)
    func everyStyleIsReadBack(_ style: NumberStyle) throws {
        for e164 in [
            "+16502530000", "+442071838750", "+4930123456", "+390612345678", "+5491123456789", "+5521987654321",
        ] {
            let found = classification(of: e164)
            let text = try #require(found.formatted(style))
            let region = style == .national ? found.region : nil
            #expect(Classifier(region: region).classify(text).e164 == e164)
        }
    }
}
