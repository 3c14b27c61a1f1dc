import PhoneNumbers
import Testing

@Suite struct CellTests {
    private func numbers(in cell: String, _ region: String) -> [String] {
        var found: [String] = []
        let bytes = Array(cell.utf8)
        bytes.withSpan { cell in
            Classifier(region: RegionCode(region)).forEachNumber(in: cell) { range, classification in
                #expect(range.lowerBound >= 0 && range.upperBound <= bytes.count)
                found.append(classification.verdict == .accepted ? classification.e164 ?? "" : classification.word)
            }
        }
        return found
    }

    @Test(arguments: [
        "030 1234567 / 040 7654321", "0301234567, 0407654321", "0301234567 | 0407654321", "0301234567 & 0407654321",
        "0301234567 oder 0407654321", "0301234567 und 0407654321", "0301234567 OR 0407654321",
        "0301234567:::0407654321", "0301234567\n0407654321", "0301234567\r\n0407654321", "+49301234567;+49407654321",
        "030 1234567 ou 040 7654321", "030 1234567 et 040 7654321", "030 1234567 y 040 7654321",
        "030 1234567 e 040 7654321", "030 1234567 o 040 7654321", "030 1234567 and 040 7654321",
    ])
    func twoNumbers(_ cell: String) {
        #expect(numbers(in: cell, "DE") == ["+49301234567", "+49407654321"])
    }

    @Test(arguments: [
        ("06 50 12 34 56 / 57", "FR", "+33650123456", "+33650123457"),
        ("030 7262-8200, 7262-8120", "DE", "+493072628200", "+493072628120"),
        ("089/12345-0/-45", "DE", "+4989123450", "+49891234545"),
        ("650-253-0000, 253-0001", "US", "+16502530000", "+16502530001"),
    ])
    func digitsThatAreLeftOutAreThoseOfTheNumberBefore(
        _ cell: String, _ region: String, _ first: String, _ second: String
    ) {
        #expect(numbers(in: cell, region) == [first, second])
    }

    @Test func aFewDigitsThatAreNoNeighbourMayBeAnExtension() {
        #expect(numbers(in: "020 7183 8750/1234", "GB") == ["+442071838750", "ambiguous"])
    }

    @Test func threeNumbers() {
        let cell = "(650) 253-0000, (212) 736-5000 | +44 20 7183 8750"
        #expect(numbers(in: cell, "US") == ["+16502530000", "+12127365000", "+442071838750"])
    }

    @Test(arguments: [
        ("030/1234567", "DE", "+49301234567"), ("089/12345-0 bis -45", "DE", "+4989123450"),
        ("020 12/34/56", "SE", "+4620123456"), ("01 23/45/67/89", "FR", "+33123456789"),
        ("650-253-0000, ext. 12", "US", "+16502530000"), ("650-253-0000,,12", "US", "+16502530000"),
        ("650-253-0000;ext=12", "US", "+16502530000"), ("tel:+1-650-253-0000;ext=12", "US", "+16502530000"),
        ("+1 650/253/0000", "US", "+16502530000"), ("1-800-FLOWERS", "US", "+18003569377"), ("n/a", "US", "empty"),
        ("04/03/1934", "US", "damaged"), ("911", "US", "emergency"), ("", "US", "empty"),
        ("bob@example.com, home", "US", "notANumber"), ("Smith, John", "US", "notANumber"),
        ("555-1234 x12", "US", "tooShort"),
    ])
    func oneNumber(_ cell: String, _ region: String, _ expected: String) {
        #expect(numbers(in: cell, region) == [expected])
    }

    @Test func fictionalPiecesCount() {
        #expect(numbers(in: "2125550123 / 6502530000", "US") == ["entertainment", "+16502530000"])
    }

    @Test(arguments: ["030/1234567, 040/7654321", "030/1234567; 040 7654321", "030/1234567 oder 040/7654321"])
    func numbersWithSlashes(_ cell: String) {
        #expect(numbers(in: cell, "DE") == ["+49301234567", "+49407654321"])
    }

    @Test
    func nationalNumbersWithASemicolon() {
        #expect(numbers(in: "0301234567; 0407654321", "DE") == ["+49301234567", "+49407654321"])
    }

    @Test(arguments: [
        ("(74) 99212-6966", "", "noRegion"), ("090-9685-8465", "", "noRegion"), ("069-9023-2297", "JP", "unassigned"),
        ("+370 (0) 66-3959-7433", "LT", "tooLong"), ("(85) 00973-0644", "BR", "unassigned"),
    ])
    func theEndOfANumberBehindAHyphenIsNoNumberOfItsOwn(_ cell: String, _ region: String, _ expected: String) {
        #expect(numbers(in: cell, region) == [expected])
    }

    @Test(arguments: [
        ("/ 2 4 012234", "SO", "ambiguous"), ("\\ 24012234", "SO", "ambiguous"),
        ("/ 030 23126000", "DE", "+493023126000"),
        ("/ +49 30 23126000", "DE", "+493023126000"), ("2 4 012234", "SO", "+25224012234"),
    ])
    func digitsBehindASlashMayBeTheEndOfANumber(_ cell: String, _ region: String, _ expected: String) {
        #expect(numbers(in: cell, region) == [expected])
    }

    @Test(arguments: [
        ("011-4973-2833", "", "noRegion"), ("011-4973-2833", "DE", "unassigned"),
        ("011-4973-2833", "AR", "+541149732833"),
        ("011 49 30 23126000", "DE", "+493023126000"), ("011-49-30-23126000", "", "+493023126000"),
        ("011 493023126000", "FR", "+493023126000"), ("011 68543156", "", "ambiguous"),
        ("011 683 7974", "", "ambiguous"),
    ])
    func aPrefixOfAnotherCountryStandsBeforeACallingCode(_ cell: String, _ region: String, _ expected: String) {
        #expect(numbers(in: cell, region) == [expected])
    }

    @Test(arguments: ["2）030 23126000", "2) 030 23126000", "12）030 23126000"])
    func theNumberOfAnEntryIsNoDigit(_ cell: String) {
        #expect(numbers(in: cell, "DE") == ["+493023126000"])
    }

    @Test(arguments: ["7/24/176/085", "\u{200B}7/24/176/085"])
    func digitsInGroupsAreNoDayAndNight(_ cell: String) {
        #expect(numbers(in: cell, "JO") == ["+962724176085"])
    }

    @Test func errorsOfTheBodyComeThrough() {
        struct Stop: Error {}
        let bytes = Array("0301234567, 0407654321".utf8)
        #expect(throws: Stop.self) {
            try bytes.withSpan { cell throws(Stop) in
                try Classifier(region: RegionCode("DE")).forEachNumber(in: cell) { _, _ throws(Stop) in throw Stop() }
            }
        }
    }
}
