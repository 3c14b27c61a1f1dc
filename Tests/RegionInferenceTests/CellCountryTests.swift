import ColumnRecognition
import PhoneNumbers
import Testing

@testable import RegionInference

/// Countries in the cell of a number, and numbers whose area code stands in a column of its own.
struct CellCountryTests {
    @Test(arguments: [
        ("(AT) 0662 843211", "AT"), ("Schweiz 044 261 33 71", "CH"), ("CH 079 412 77 03", "CH"),
        ("(Mexico) 55 5208 4477", "MX"),
        ("055 5208 4477 (México)", "MX"), ("Deutschland: 030 23125001", "DE"), ("06 12 34 56 78 France", "FR"),
        ("Österreich – 0662 843211", "AT"), ("[UK] 020 7946 0101", "GB"), ("GER 030 23125001", "DE"),
        ("日本 03-1234-5678", "JP"),
        ("079 412 77 03 (CH)", "CH"), ("Büro (Schweiz) 044 261 33 71", "CH"), ("Tel. CH 044 261 33 71", "CH"),
        ("Mexico office 55 5208 4477", "MX"), ("U.K. 020 7946 0101", "GB"), ("🇨🇭 044 261 33 71", "CH"),
        ("DE - Germany 030 23125001", "DE"),
    ])
    func oneCountry(text: String, region: String) throws {
        #expect(CountryHint.country(beside: Array(text.utf8)[...]) == .region(try #require(RegionCode(region))))
    }

    @Test(arguments: [
        "Jordan 079 412 77 03", "Avenue de France 55 5208 4477", "Georgia 0322 123456", "(AT) 0662 843211 (CH)",
        "NO 40 68 53 24", "BR 11 98765 4321", "Schweiz 044 261 33 71, Österreich 0662 843211", "Acme, SA 91 234 5678",
    ])
    func nobodyKnows(text: String) {
        #expect(CountryHint.country(beside: Array(text.utf8)[...]) == .undecided)
    }

    @Test(arguments: [
        "044 261 33 71", "(044) 261 33 71", "+41 44 261 33 71", "PH 206 324 7781", "NO. 40 68 53 24", "no 40 68 53 24",
        "S.A. 91 234 5678", "Tel. 044 261 33 71", "P 044 261 33 71", "Mobil 0171 3920001", "0171 3920001 FR",
        "HP 0812 3456 7890",
        "Anna 044 261 33 71",
        "fax 044 261 33 71", "0171 3920001 privat", "at 206 324 7781", "AC 206 324 7781",
    ])
    func noCountry(text: String) {
        #expect(CountryHint.country(beside: Array(text.utf8)[...]) == CountryBesideNumber.none)
    }

    /// In North America codes behind a place are those of states.
    @Test(arguments: [
        ("Springfield, IL 217 555 1234", CountryBesideNumber.none), ("IL 02 123 4567", .region(RegionCode("IL")!)),
        ("London, GB 020 7946 0101", .undecided),
    ])
    func states(text: String, wanted: CountryBesideNumber) {
        #expect(CountryHint.country(beside: Array(text.utf8)[...], home: RegionCode("US")) == wanted)
    }

    @Test(arguments: [
        ("089", "8973291", "+49898973291"), ("4921", "7807302", "+4949217807302"), ("030", "23125001", "+493023125001"),
        ("030", "030 23125001", nil), ("30", "23125001", "+493023125001"),
    ])
    func areaCodes(area: String, number: String, e164: String?) {
        let classifier = Classifier(region: RegionCode("DE"), allowedCategories: .all)
        let found = JoinedNumber(classifier: classifier).classification(
            of: Array(number.utf8)[...], alone: classifier.classify(number), areaCode: Array(area.utf8)[...],
            in: RegionCode("DE"), callingCode: PhoneNumber.CountryCode(rawValue: "49"))
        #expect(found?.e164 == e164)
    }

    @Test func aCodeThatMayStandThereTwiceIsUndecided() {
        let classifier = Classifier(region: RegionCode("DE"), allowedCategories: .all)
        let found = JoinedNumber(classifier: classifier).classification(
            of: Array("303986300".utf8)[...], alone: classifier.classify("303986300"), areaCode: Array("030".utf8)[...],
            in: RegionCode("DE"), callingCode: PhoneNumber.CountryCode(rawValue: "49"))
        #expect(found?.verdict == .ambiguous)
    }
}
