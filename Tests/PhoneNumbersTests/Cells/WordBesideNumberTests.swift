import Foundation
import NumberCorpus
import PhoneNumbers
import SeededRandom
import Testing

/// A word beside a number takes none of its digits, whatever the word means in some language.
@Suite struct WordBesideNumberTests {
    private func readings(in cell: String, _ region: String) -> [String] {
        Classifier(region: RegionCode(region)).readings(in: cell)
    }

    /// Words for counts, rooms and amounts are names and other words as well.
    @Test(arguments: [
        ("030 1234 5678 Ada", "DE", "+493012345678"), ("030 1234 5678 Mark", "DE", "+493012345678"),
        ("030 1234 5678 Per Schmidt", "DE", "+493012345678"), ("030 1234 5678 Min-Ji", "DE", "+493012345678"),
        ("030 1234 5678 Raum B", "DE", "+493012345678"), ("0711 123 456 Person", "DE", "+49711123456"),
        ("08-123 456 78 Per", "SE", "+46812345678"), ("08-123 456 78 Dag", "SE", "+46812345678"),
        ("02 1234 5678 scala B", "IT", "+390212345678"), ("06 1234 5678 linee", "IT", "+390612345678"),
        ("0912 345 678 Nam", "VN", "+84912345678"), ("0912 345 678 Việt Nam", "VN", "+84912345678"),
        ("0912 345 678 anh Nam", "VN", "+84912345678"), ("081 234 5678 Lek", "TH", "+66812345678"),
        ("081 234 5678 Nok", "TH", "+66812345678"), ("0532 123 45 67 Ada", "TR", "+905321234567"),
        ("06 30 123 4567 Per", "HU", "+36301234567"), ("020 7123 4567 Kat", "GB", "+442071234567"),
    ])
    func aWordBehindANumberTakesNoDigits(_ cell: String, _ region: String, _ number: String) {
        #expect(readings(in: cell, region) == [number])
        #expect(Classifier(region: RegionCode(region)).classify(cell).e164 == number)
    }

    @Test func aWordBehindEachOfTwoNumbersTakesNoDigits() {
        let cell = "08-123 456 78 dag 08-765 432 10 kväll"
        #expect(
            Classifier(region: RegionCode("SE")).numbers(in: cell).allSatisfy {
                ["+46812345678", "+46876543210"].contains($0)
            })
    }

    /// Counts, rooms and amounts behind a whole number stay what they are, and where nobody knows nothing is accepted.
    @Test(arguments: [
        ("0711 234567 12 Personen", "DE", "+49711234567"), ("0532 123 45 67 12 kat", "TR", "+905321234567"),
        ("030 23456789 250 EUR", "DE", "+493023456789"),
        ("0711 123 500 Euro", "DE", "ambiguous"), ("010 1234 5678 EUR", "KR", "ambiguous"),
    ])
    func aCountBehindANumberIsNoneOfIt(_ cell: String, _ region: String, _ reading: String) {
        #expect(readings(in: cell, region) == [reading])
    }

    /// A place and a number of another country without its plus are no number of the region.
    @Test(arguments: [
        ("Jakarta 6221 6234 5678", "SG"), ("上海 8621 6234 5678", "HK"), ("Shanghai 8621 6234 5678", "HK"),
        ("London 4420 71234567", "NO"), ("Berlin: 4930 2212 3456", "DK"), ("Miami 1305 2234 5678", "CR"),
        ("Iridium: 8816 3123 4567", "NO"), ("ثريا 88216 55123 4567", "SA"), ("Thuraya 88216 20123456", "KE"),
        ("Hotel 4420 71234567", "NO"),
    ])
    func aPlaceBeforeANumberAbroadTakesNoDigits(cell: String, region: String) {
        let classifier = Classifier(region: RegionCode(region))
        #expect(classifier.numbers(in: cell).isEmpty)
        #expect(classifier.classify(cell).verdict != .accepted)
    }

    /// The digits behind a word for a thing are those of the number that they are grouped as.
    @Test(arguments: [
        ("Kunde 1 030 234567", "DE", "+4930234567")
    ])
    func aWordForAThingTakesNoDigitsOfANumber(_ cell: String, _ region: String, _ number: String) {
        #expect(readings(in: cell, region) == [number])
    }

    /// A word behind a number, and one before it, of any language: the number, or none.
    @Test(arguments: [
        (["unit", "place", "time", "date", "month"], true, 0.9), (["reference", "place", "unit", "time"], false, 0.4),
        (["label", "labelOrReference", "attribute"], true, 0.95),
    ])
    func noWordMakesAnotherNumber(kinds: [String], isBehind: Bool, share: Double) throws {
        try [CellSample].withWords(of: Set(kinds), seed: 1802) { number, word, random in
            let written = Bool.random(using: &random) ? word : word.capitalized
            return isBehind ? number + " " + written : written + " " + number
        }.expectNoOtherNumbers(share: share)
    }
}
