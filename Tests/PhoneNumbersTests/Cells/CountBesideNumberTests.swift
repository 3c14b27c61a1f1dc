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
    @Test(arguments: ["", "3 ", "12 "])
    func noCountMakesAnotherNumber(count: String) throws {
        let words = try KnowledgeWords.of(["counted"])
        #expect(words.count > 150)
        var random = SeededGenerator(seed: 56)
        var (all, right, wrong) = (0, 0, [] as [String])
        let numbers = CellLaw.regions.flatMap { SpelledNumber.draw(of: $0, count: 8, &random) }
        for _ in 0..<4_000 * Seeds.factor {
            guard let number = numbers.randomElement(using: &random), let word = words.randomElement(using: &random)
            else { continue }
            let cell = "\(number.number.national) \(count)\(word)"
            let classifier = Classifier(region: number.region)
            guard classifier.numbers(in: number.number.national) == [number.number.e164] else { continue }
            let found = classifier.numbers(in: cell)
            all += 1
            if found == [number.number.e164] { right += 1 } else if !found.isEmpty { wrong.append("\(cell): \(found)") }
        }
        #expect(wrong.count * 700 <= all, "\(wrong.count):\n\(wrong.prefix(20).joined(separator: "\n"))")
        if !count.isEmpty { #expect(Double(right) >= 0.7 * Double(all), "\(right) of \(all)") }
    }
}
