import NumberCorpus
import PhoneNumbers
import SeededRandom
import Testing

/// Laws of what stands beside a number and belongs to no other one, over numbers of many regions in every spelling.
@Suite struct OtherThingLawTests {
    /// Cells of a pattern, in which `A` and `B` stand for two numbers of one region.
    ///
    /// - Parameter showsBeginning: `true` for numbers that begin with a plus or one zero only.
    private func samples(of pattern: String, seed: UInt64, showsBeginning: Bool = false) -> [CellSample] {
        var random = SeededGenerator(seed: seed)
        return CellLaw.regions.flatMap { region -> [CellSample] in
            let numbers = SpelledNumber.draw(of: region, count: 2, &random).filter {
                !showsBeginning || $0.text.hasPrefix("+") || $0.text.hasPrefix("0") && !$0.text.hasPrefix("00")
            }
            return numbers.indices.compactMap { place in
                let (first, second) = (numbers[place], numbers[(place + numbers.count / 2 + 1) % numbers.count])
                let (one, other) = (first.number.e164, second.number.e164)
                let sample = CellSample(
                    pattern: pattern, region, texts: (first.text, second.text), numbers: (one, other))
                return sample.numbers.count == 1 || one != other ? sample : nil
            }
        }
    }

    @Test(arguments: ["A ext. 12 / B", "A ext 12, B", "A ext. 12; B", "A ext. 12 | B"])
    func aNumberAnExtensionAndANumberAreBoth(_ pattern: String) {
        samples(of: pattern, seed: 180).expectNoOtherNumbers(share: 0.9)
        for sample in samples(of: pattern, seed: 181) {
            let readings = Classifier(region: sample.region).readings(in: sample.text)
            guard readings.count == 2, readings[0].hasPrefix(sample.numbers[0]) else { continue }
            #expect(readings[0] == sample.numbers[0] + " ext. 12", "\(sample.region) \(sample.text)")
        }
    }

    /// An extension that is itself a complete national number, as long as the one before it, is another number.
    @Test(arguments: ["ext", "ext.", "Ram", "(Ram)"])
    func aWholeNumberIsNoExtension(_ word: String) {
        var random = SeededGenerator(seed: 40)
        for region in CellLaw.regions {
            let numbers = SpelledNumber.draw(of: region, count: 2, &random).filter {
                $0.text == $0.number.national && $0.text.filter(\.isNumber).count > 7
            }
            guard let first = numbers.first, let second = numbers.last, first.number.e164 != second.number.e164,
                first.number.e164.utf8.count == second.number.e164.utf8.count
            else { continue }
            let text = "\(first.text) \(word) \(second.text)"
            let found = Classifier(region: region).readings(in: text)
            #expect(!found.contains { $0.contains(" ext. ") }, "\(region) \(text): \(found)")
        }
    }

    @Test(arguments: ["A ×2", "A ✕2", "A (12.05.)", "A (3.4)", "A / 12.05.", "A, 12.05."])
    func countsAndDaysAreNoDigitsOfANumber(_ pattern: String) {
        samples(of: pattern, seed: 50).expectNoOtherNumbers(share: 0.7)
    }

    @Test(arguments: ["A / 9-17 B", "A; 9-17 B"])
    func hoursBetweenNumbersAreNoDigitsOfThem(_ pattern: String) {
        samples(of: pattern, seed: 51, showsBeginning: true).expectNoOtherNumbers(share: 0.7)
    }

    /// A given name behind a number leaves it in its region, also where a currency or a country has the name in some language.
    @Test(arguments: ["A Mark", "A Sol", "A Córdoba", "A (Jo)", "A (Bo)", "A Salvador", "A Mauricio", "A Guadalupe"])
    func aNameLeavesANumberInItsRegion(_ pattern: String) {
        samples(of: pattern, seed: 80).expectNoOtherNumbers(share: 0.7)
    }

    /// Degrees with a sign, or with six decimals as maps give them, are a number in no country.
    @Test func degreesAreNoNumbers() {
        var random = SeededGenerator(seed: 60)
        let regions = NumberingPlan.all.flatMap(\.regions).filter { $0 != .world }
        for region in regions {
            let classifier = Classifier(region: region)
            for decimals in [4, 5, 6, 6, 7] {
                let text = Self.degrees(decimals, &random)
                #expect(classifier.numbers(in: "-" + text).isEmpty, "\(region) -\(text)")
                if decimals == 6 { #expect(classifier.numbers(in: text).isEmpty, "\(region) \(text)") }
            }
        }
    }

    private static func degrees(_ decimals: Int, _ random: inout SeededGenerator) -> String {
        let fraction = (0..<decimals).map { _ in String(Int.random(in: 0...9, using: &random)) }.joined()
        return "\(Int.random(in: 1...179, using: &random)).\(fraction)"
    }

    @Test(arguments: [
        "3782 822463 10005", "3714 496353 98431", "4111 1111 1111 1111", "4012 8888 8888 1881", "131052-308T",
    ])
    func numbersWithCheckDigitsAreNoPhones(_ text: String) {
        for region in NumberingPlan.all.flatMap(\.regions) where region != .world {
            #expect(Classifier(region: region).numbers(in: text).isEmpty, "\(region)")
        }
    }
}
