import PhoneNumbers
import Testing

/// Rules of single plans.
@Suite struct CountryTests {
    @Test(arguments: [
        ("06 1234 5678", "IT", "+390612345678"), ("+39 06 1234 5678", "", "+390612345678"),
        ("0039 06 1234 5678", "DE", "+390612345678"), ("347 123 4567", "IT", "+393471234567"),
        ("+39 06 698 12345", "", "+390669812345"), ("06 698 12345", "VA", "+390669812345"),
    ])
    func italianNumbersKeepTheirZero(_ text: String, _ region: String, _ e164: String) {
        #expect(classification(of: text, region).e164 == e164)
    }

    @Test(arguments: [
        ("011 15-2345-6789", "+5491123456789"), ("+54 9 11 2345 6789", "+5491123456789"),
        ("+54 9 11 2345-6789", "+5491123456789"), ("011 2345-6789", "+541123456789"),
        ("+54 11 2345 6789", "+541123456789"),
        ("0351 15-234-5678", "+5493512345678"),
    ])
    func argentineMobilesAreWrittenWith15AndDialledWith9(_ text: String, _ e164: String) {
        #expect(classification(of: text, "AR").e164 == e164)
    }

    @Test func argentineMobilesInNationalFormGetTheir15Back() {
        #expect(classification(of: "+5491123456789").formatted(.national) == "011 15-2345-6789")
    }

    @Test(arguments: [
        ("0 15 21 98765-4321", "+5521987654321"), ("0 41 21 98765-4321", "+5521987654321"),
        ("(21) 98765-4321", "+5521987654321"), ("021 98765-4321", "+5521987654321"),
        ("0 31 11 3456-7890", "+551134567890"),
    ])
    func brazilianCarrierCodesAreTakenOff(_ text: String, _ e164: String) {
        #expect(classification(of: text, "BR").e164 == e164)
    }

    @Test(arguments: [
        ("+52 55 1234 5678", "accepted"), ("55 1234 5678", "accepted"), ("+52 1 55 1234 5678", "accepted"),
    ])
    func mexicanNumbersHaveTenDigits(_ text: String, _ word: String) {
        let found = classification(of: text, "MX")
        #expect(found.word == word)
        if found.verdict == .accepted { #expect(found.e164 == "+525512345678") }
    }

    @Test(arguments: [
        ("4930123456", "DE", "+4930123456"), ("442071838750", "GB", "+442071838750"),
        ("393471234567", "IT", "+393471234567"),
        ("16502530000", "US", "+16502530000"), ("1 650 253 0000", "CA", "+16502530000"),
    ])
    func ownCallingCodeWithoutPlus(_ text: String, _ region: String, _ e164: String) {
        let found = classification(of: text, region)
        #expect(found.e164 == e164)
        #expect(found.verdict == .accepted)
    }

    @Test(arguments: [("442071838750", "US"), ("4930123456", "US")])
    func aForeignCallingCodeWithoutPlusIsNotGuessed(_ text: String, _ region: String) {
        #expect(classification(of: text, region).verdict != .accepted)
    }

    @Test(arguments: [
        ("+800 1234 5678", 800), ("+808 1234 5678", 808), ("+870 773 111 632", 870), ("+878 10 1234567890", 878),
        ("+881 612 345 678", 881), ("+883 5100 0123 4567", 883), ("+979 123 456 789", 979),
    ])
    func nonGeographicCodesBelongToNoCountry(_ text: String, _ code: Int) {
        let found = classification(of: text)
        #expect(found.countryCode?.number == UInt16(code))
        #expect(found.region == .world)
    }

    @Test(arguments: [
        ("+12502530000", "CA"), ("+16502530000", "US"), ("+18765230123", "JM"), ("+447400123456", "GB"),
        ("+447911123456", "GG"),
        ("+441534412345", "JE"), ("+441481712345", "GG"), ("+77012345678", "KZ"), ("+79161234567", "RU"),
        ("+4779123456", "SJ"), ("+358181234567", "AX"), ("+212528812345", "MA"),
    ])
    func regionsThatShareACode(_ text: String, _ region: String) {
        #expect(classification(of: text).region?.code == region)
    }
}
