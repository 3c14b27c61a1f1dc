import NumberCorpus
import PhoneNumbers
import SeededRandom
import Testing

/// Laws of what stands beside whole numbers, over numbers of all regions as people write them: the cell gives its numbers, or fewer, and no other.
@Suite struct BesideNumberLawTests {
    /// A number of a region and another one, each of which is read alone, of seven digits or more: shorter ones have no shape by which
    /// a digit beside them is told from theirs, and are codes and counts as well.
    private struct Pair {
        let region: RegionCode
        let texts: (String, String)
        let numbers: (String, String)
    }

    private static let pairs: [Pair] = {
        var random = SeededGenerator(seed: 3101)
        return NumberingPlan.all.flatMap(\.regions).filter { $0 != .world }.flatMap { region in
            let classifier = Classifier(region: region)
            let drawn = SpelledNumber.draw(of: region, count: 4 * Seeds.factor, &random).map(\.number)
            let read = drawn.filter {
                $0.national.count(where: \.isNumber) > 6 && classifier.numbers(in: $0.national) == [$0.e164]
            }
            return zip(read, read.dropFirst()).filter { $0.e164 != $1.e164 }.map {
                Pair(region: region, texts: ($0.national, $1.national), numbers: ($0.e164, $1.e164))
            }
        }
    }()

    /// Expects no other numbers in cells in which `A` and `B` stand for two numbers.
    private func expect(_ patterns: [String], share: Double, sourceLocation: SourceLocation = #_sourceLocation) {
        Self.pairs.flatMap { pair in
            patterns.map { CellSample(pattern: $0, pair.region, texts: pair.texts, numbers: pair.numbers) }
        }.expectNoOtherNumbers(share: share, sourceLocation: sourceLocation)
    }

    @Test(arguments: [", ", "/", " / ", "; ", " - "])
    func aWordBehindASeparatorShortensNoNumber(separator: String) {
        let words = ["jobb", "casa", "rum", "ufficio", "Kat", "Via Roma", "room C", "privat", "piso C"]
        expect(words.map { "A" + separator + $0 }, share: 0.98)
    }

    @Test func aSignShortensNoNumber() { expect(["A#", "A #", "A!", "A?", "A."], share: 0.99) }

    @Test func aQuotationMarkMakesNoYear() { expect(["'A", "\u{2019}A", "\u{2018}A\u{2019}"], share: 0.99) }

    @Test func aMarkerChangesNoNumber() {
        expect(
            [
                "1. A 2. B", "1. A, 2. B", "1- A, 2- B", "1: A 2: B", "#1: A #2: B", "(1): A (2): B", "1) A 2) B",
                "SIM1: A SIM2: B", "Tel1: A Tel2: B", "A;#B", "['A', 'B']",
            ], share: 0.98)
    }

    @Test func aCountedLabelTakesNoDigits() { expect(["Mob2-A", "Tel.2/A", "(2): A"], share: 0.97) }

    @Test func aWordWithDigitsGivesNoneToANumber() {
        expect(
            ["A haus c2 / B", "A v2 / B", "A / (no 5) B", "A #03-12 / B", "A room 2, B", "A / (id 4711) B"], share: 0.98
        )
    }

    @Test func aWordOrABracketErasesNoNumber() {
        expect(["A xenia B tony", "A (was B)", "A (busy? B)", "A [B]", "A (m) B (o)", "tel: A fax: B"], share: 0.96)
    }
}
