import NumberCorpus
import PhoneNumbers
import SeededRandom
import Testing

/// Short forms of words for extensions, whole numbers at the ends of ranges, and remarks in parentheses in lists.
@Suite struct RemarkInListTests {
    private func readings(in cell: String, _ region: String) -> [String] {
        Classifier(region: RegionCode(region)).readings(in: cell)
    }

    @Test(arguments: [
        ("(31) 3456-7890 r. 215", "BR", "+553134567890 ext. 215"),
        ("(31) 3456-7890 R:215", "BR", "+553134567890 ext. 215"),
        ("(31) 3456-7890 ramal 215", "BR", "+553134567890 ext. 215"), ("1/234-5678 m. 12", "HU", "+3612345678 ext. 12"),
        ("22 123 45 67 w. 12", "PL", "+48221234567 ext. 12"),
        ("024 3512 3456 nội bộ 12", "VN", "+842435123456 ext. 12"),
        ("06 582 3456 فرعي 12", "JO", "+96265823456 ext. 12"), ("912345678 Ala 3", "ES", "+34912345678"),
        ("912345678 ext. 3", "ES", "+34912345678 ext. 3"), ("030 1234567 m. 12", "DE", "+49301234567"),
    ])
    func extensionsBehindShortWords(_ cell: String, _ region: String, _ reading: String) {
        #expect(readings(in: cell, region) == [reading])
    }

    /// Names that are short forms of words for extensions in other languages.
    @Test(arguments: [
        ("Ala 601 123 456", "PL", ["+48601123456"]), ("Ala 22 123 45 67", "PL", ["+48221234567"]),
        ("08-123 456 78, Bo 070-123 45 67", "SE", ["+46812345678", "+46701234567"]),
        ("BO 71234567", "DE", ["+59171234567"]),
    ])
    func namesAreNoExtensions(_ cell: String, _ region: String, _ found: [String]) {
        #expect(readings(in: cell, region) == found)
    }

    @Test(arguments: [
        ("030 23456789 / 12345 (Berlin)", "DE"), ("(81) 3456-7890 / 50050-446 (Recife)", "BR"),
        ("030 901820, 21 (Zimmer)", "DE"), ("01 42 68 53 00, 02 (étage)", "FR"), ("91 123 45 67, 68 (años)", "ES"),
    ])
    func codesAndCountsBeforeARemarkAreNoNumbers(_ cell: String, _ region: String) {
        #expect(Classifier(region: RegionCode(region)).numbers(in: cell).count == 1)
    }

    @Test(arguments: [
        ("(55) 5123 4571 al 5123 4579", "MX", "+525551234571", "+525551234579"),
        ("(2) 2345 6789 al 2345 6799", "CL", "+56223456789", "+56223456799"),
        ("650 253 0000 to 650 253 0009", "US", "+16502530000", "+16502530009"),
        ("(11) 98765-4321 / 3456-7890 (recado com Maria)", "BR", "+5511987654321", "+551134567890"),
        ("(55) 5123 4571 ó 5123 4572 (Lupita)", "MX", "+525551234571", "+525551234572"),
        ("(55) 5123 4571 (Ana) / 5123 4572", "MX", "+525551234571", "+525551234572"),
    ])
    func bothNumbersAreRead(_ cell: String, _ region: String, _ first: String, _ second: String) {
        #expect(readings(in: cell, region) == [first, second])
    }

    @Test func theShortEndOfARangeIsDropped() {
        #expect(readings(in: "(55) 5123 4571 al 79", "MX") == ["+525551234571"])
        #expect(readings(in: "(21) 2345-6701 ao 10", "BR") == ["+552123456701"])
    }

    /// Words in parentheses behind the last number of a list change no reading of the list.
    @Test func aRemarkInParenthesesChangesNoList() {
        var random = SeededGenerator(seed: 1804)
        var different: [String] = []
        for region in CellLaw.regions {
            let classifier = Classifier(region: region)
            let numbers = SpelledNumber.draw(of: region, count: 2 * Seeds.factor, &random).map(\.number)
            for (first, second) in zip(numbers, numbers.dropFirst()) {
                let end = second.national.drop { $0 != " " }.dropFirst()
                for last in [second.national, String(end)] where last.contains(where: \.isNumber) {
                    let list = "\(first.national) / \(last)"
                    let wanted = classifier.numbers(in: list)
                    guard wanted.count > 1, classifier.numbers(in: list + " (Anna)") != wanted else { continue }
                    different.append("\(list) in \(region)")
                }
            }
        }
        // A short number behind an area code may be a room in a country of many lengths: `050 27083 / 09 8809` in Finland.
        #expect(different.count <= Seeds.factor, "\(different.count):\n\(different.prefix(20).joined(separator: "\n"))")
    }
}
