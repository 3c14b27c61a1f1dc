import NumberCorpus
import PhoneNumbers
import SeededRandom
import Testing

/// A count of people, places or nights behind a number is none of it: `030 1234567 56 Personen`.
@Suite struct CountBesideNumberTests {
    @Test(arguments: [
        ("030 1234 56 Personen", "DE", "+49301234"), ("030 1234567 56 Leute", "DE", "+49301234567"),
        ("0151 23456789 5 pax", "DE", "+4915123456789"), ("030 1234567 3 Zimmer", "DE", "+49301234567"),
        ("020 7123 4567 12 people", "GB", "+442071234567"), ("650 253 0000 5 pax", "US", "+16502530000"),
        ("01 44 55 66 77 12 personnes", "FR", "+33144556677"), ("01 44 55 66 77 3 chambres", "FR", "+33144556677"),
        ("912 34 56 78 12 personas", "ES", "+34912345678"), ("06 1234 5678 12 coperti", "IT", "+390612345678"),
        ("0212 345 67 89 8 kişi", "TR", "+902123456789"), ("0212 345 67 89 12 kişi", "TR", "+902123456789"),
        ("22 123 45 67 4 osoby", "PL", "+48221234567"), ("22 123 45 67 12 gości", "PL", "+48221234567"),
        ("020 123 4567 14 kamers", "NL", "+31201234567"), ("8 495 123 45 67 15 человек", "RU", "+74951234567"),
    ])
    func aCountIsNoPartOfTheNumberBefore(_ cell: String, _ region: String, _ number: String) {
        let classifier = Classifier(region: RegionCode(region))
        #expect(classifier.readings(in: cell) == [number])
        #expect(classifier.classify(cell).e164 == number)
    }

    /// A number before the count is judged by itself.
    @Test(arguments: [
        ("0341 1 56 Personen", "DE"), ("030 12 56 Personen", "DE"), ("030 12 56 Leute", "DE"), ("01 44 5 pax", "FR"),
    ])
    func aCountMakesNoNumberOfTooFewDigits(_ cell: String, _ region: String) {
        #expect(Classifier(region: RegionCode(region)).classify(cell).verdict == .rejected(.tooShort))
    }

    /// Groups that are those of a whole number, and may be a count: nobody knows.
    @Test(arguments: [
        ("22 123 45 67 osób", "PL"), ("030 1234 5678 Personen", "DE"), ("0212 345 67 89 kişi", "TR"),
    ])
    func nothingIsAcceptedWhereACountMayBeTheLastGroup(_ cell: String, _ region: String) {
        #expect(Classifier(region: RegionCode(region)).numbers(in: cell).isEmpty)
    }

    /// A word for what is counted, of any language, behind a number, and behind one and a count: the number, or none.
    @Test(arguments: [("", 0), ("3 ", 0.7), ("12 ", 0.7)])
    func noCountMakesAnotherNumber(count: String, share: Double) throws {
        try [CellSample].withWords(of: ["counted"], seed: 56) { number, word, _ in "\(number) \(count)\(word)" }
            .expectNoOtherNumbers(share: share)
    }
}
