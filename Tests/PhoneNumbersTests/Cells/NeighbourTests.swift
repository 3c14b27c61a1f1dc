import NumberCorpus
import PhoneNumbers
import SeededRandom
import Testing

/// Digits that a number of a cell takes from the one beside it, and those that it leaves to it.
@Suite struct NeighbourTests {
    private func readings(in cell: String, _ region: String) -> [String] {
        Classifier(region: RegionCode(region)).readings(in: cell)
    }

    private func accepted(in cell: String, _ region: String) -> [String] {
        Classifier(region: RegionCode(region)).numbers(in: cell)
    }

    @Test(arguments: [
        ("+33 6 12 34 56 78 / 42 68 53 00", "FR", "+33612345678"), ("6918847389;912364663", "GR", "+306918847389"),
        ("+30 691 884 7389, 912364663", "GR", "+306918847389"), ("+5511965728011 / 38721011", "BR", "+5511965728011"),
        ("+491712345678 / 901820", "DE", "+491712345678"), ("+62 812 3149 545, 5123 3412", "ID", "+628123149545"),
    ])
    func aPartOfAMobileNumberIsNoAreaCode(_ cell: String, _ region: String, _ number: String) {
        #expect(accepted(in: cell, region) == [number])
    }

    @Test(arguments: [
        ("0171 2345678/79", "DE", "+491712345678", "+491712345679"),
        ("0171 2345678, 2345679", "DE", "+491712345678", "+491712345679"),
        ("030 901899, 901820", "DE", "+4930901899", "+4930901820"),
        ("+55 11 96572-8011 / 3872-1011", "BR", "+5511965728011", "+551138721011"),
        ("+62 812 3149 545, 3149 546", "ID", "+628123149545", "+628123149546"),
        ("21 23 45 67, 23 45 70", "NO", "+4721234567", "+4721234570"),
    ])
    func anAreaCodeAndASharedStemAre(_ cell: String, _ region: String, _ first: String, _ second: String) {
        #expect(readings(in: cell, region) == [first, second])
    }

    /// A mobile number whose digits stand together lends none of them to five digits or more.
    @Test func aBareMobileNumberLendsNothing() {
        var random = SeededGenerator(seed: 33)
        for region in CellLaw.regions {
            let numbers = SpelledNumber.draw(of: region, count: 20, &random).map(\.number).filter {
                $0.classification.categories == .mobile
            }
            for number in Seeds.one(in: 8, of: numbers) {
                let end = (0..<Int.random(in: 5...9, using: &random)).map { _ in
                    String(Int.random(in: 1...9, using: &random))
                }.joined()
                let mark = [" / ", ", ", ";", " or "].randomElement(using: &random) ?? ", "
                let cell = number.e164 + mark + end
                Array(cell.utf8).withSpan { bytes in
                    Classifier(region: region).forEachNumber(in: bytes) { _, found in
                        #expect(!found.repairs.contains(.inherited), "\(cell) in \(region): \(found.e164 ?? "")")
                    }
                }
            }
        }
    }

    @Test(arguments: [
        ("0171 2345678 / 901820", "DE", "+491712345678 ambiguous"),
        ("0171 2345678/901820", "DE", "+491712345678 ambiguous"),
        ("901820; 0171 2345678", "DE", "unassigned +491712345678"),
        ("0171 2345678 / 12345678901234567", "DE", "+491712345678 tooLong"),
        ("+40712102409;381601514477", "RO", "+40712102409 tooLong"),
        ("+351912345678, 912345679", "PT", "+351912345678 +351912345679"),
    ])
    func aNumberIsNotLostBesideAnother(_ cell: String, _ region: String, _ numbers: String) {
        #expect(readings(in: cell, region).joined(separator: " ") == numbers)
    }

    @Test(arguments: [("+47 (0)2286/4400", "+4722864400"), ("+47 (0)7904/7031", "+4779047031")])
    func aZeroInBracketsBelongsToNoService(_ text: String, _ number: String) {
        #expect(readings(in: text, "NO") == [number])
        #expect(classification(of: text, "NO").e164 == number)
        let beginning = text.split(separator: "/").first.map(String.init) ?? ""
        #expect(classification(of: beginning, "NO").verdict == .ambiguous)
    }

    @Test(arguments: [
        ("+40 712 748 198 or +45 20 10 68 67", "RO"), ("+1 650 253 0000 or +1 650 253 0001", "US"),
        ("+49 151 23456789 oder +49 151 23456780", "DE"), ("+351912345678, 912345679", "PT"),
        ("650 253 0000 / 650 253 0001", "US"), ("650 253 0000 650 253 0001", "US"), ("030 23126000 / 03", "DE"),
        ("0171 2345678/79", "DE"), ("(0201) 539/38", "DE"), ("+372 512/4963/8", "EE"),
    ])
    func aTextWithSeveralNumbersIsNotOne(_ text: String, _ region: String) {
        #expect(classification(of: text, region).verdict == .ambiguous)
    }

    /// No text with two whole numbers is accepted as one.
    @Test func twoNumbersAreNeverOne() {
        var random = SeededGenerator(seed: 99)
        for region in CellLaw.regions {
            let numbers = SpelledNumber.draw(of: region, count: 6, &random)
            for _ in 0..<6 * Seeds.factor {
                guard let first = numbers.randomElement(using: &random),
                    let second = numbers.randomElement(using: &random), first.number.e164 != second.number.e164,
                    let mark = [" / ", ", ", "; ", " | ", " or ", "\n"].randomElement(using: &random)
                else { continue }
                let cell = first.text + mark + second.text
                let whole = Set([first.number.e164, second.number.e164])
                guard Set(Classifier(region: region).numbers(in: cell)) == whole else { continue }
                #expect(classification(of: cell, region.code).verdict != .accepted, "\(cell) in \(region)")
            }
        }
    }
}
