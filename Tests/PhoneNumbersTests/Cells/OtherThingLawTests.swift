import NumberCorpus
import PhoneNumbers
import SeededRandom
import Testing

/// Laws of what stands beside a number and belongs to no other one, over numbers of many regions in every spelling.
@Suite struct OtherThingLawTests {
    /// A cell, and the numbers that it has.
    private struct Sample {
        var text: String
        var region: RegionCode
        var numbers: [String]
    }

    /// Cells of a pattern, in which `A` and `B` stand for two numbers of one region.
    ///
    /// - Parameter showsBeginning: `true` for numbers that begin with a plus or one zero only.
    private func samples(of pattern: String, seed: UInt64, showsBeginning: Bool) -> [Sample] {
        var random = SeededGenerator(seed: seed)
        return CellLaw.regions.flatMap { region -> [Sample] in
            let numbers = SpelledNumber.draw(of: region, count: 2, &random).filter {
                !showsBeginning || $0.text.hasPrefix("+") || $0.text.hasPrefix("0") && !$0.text.hasPrefix("00")
            }
            return numbers.indices.compactMap { place in
                let pair = [numbers[place], numbers[(place + numbers.count / 2 + 1) % numbers.count]]
                guard pair[0].number.e164 != pair[1].number.e164 || !pattern.contains("B") else { return nil }
                let parts = pattern.map { $0 == "A" ? pair[0].text : $0 == "B" ? pair[1].text : String($0) }
                let count = pattern.contains("B") ? 2 : 1
                return Sample(text: parts.joined(), region: region, numbers: pair.prefix(count).map(\.number.e164))
            }
        }
    }

    /// Every accepted number of a cell is one of those that it was made of, and a share of the cells has all of them.
    private func expectNoOthers(in pattern: String, seed: UInt64, share: Double, showsBeginning: Bool = false) {
        var (all, right) = (0, 0)
        var wrong: [String] = []
        for sample in samples(of: pattern, seed: seed, showsBeginning: showsBeginning) {
            let found = Classifier(region: sample.region).numbers(in: sample.text)
            all += 1
            right += found == sample.numbers ? 1 : 0
            if !found.allSatisfy(sample.numbers.contains) { wrong.append("\(sample.region) \(sample.text): \(found)") }
        }
        #expect(all > 200)
        #expect(wrong.count * 500 <= all, "\(wrong.count) of \(all):\n\(wrong.prefix(20).joined(separator: "\n"))")
        #expect(Double(right) >= share * Double(all), "\(right) of \(all)")
    }

    @Test(arguments: ["A ext. 12 / B", "A ext 12, B", "A ext. 12; B", "A ext. 12 | B"])
    func aNumberAnExtensionAndANumberAreBoth(_ pattern: String) {
        expectNoOthers(in: pattern, seed: 180, share: 0.9)
        for sample in samples(of: pattern, seed: 181, showsBeginning: false) {
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
    func countsAndDaysAreNoDigitsOfANumber(_ pattern: String) { expectNoOthers(in: pattern, seed: 50, share: 0.7) }

    @Test(arguments: ["A / 9-17 B", "A; 9-17 B"])
    func hoursBetweenNumbersAreNoDigitsOfThem(_ pattern: String) {
        expectNoOthers(in: pattern, seed: 51, share: 0.7, showsBeginning: true)
    }

    /// A given name behind a number leaves it in its region, also where a currency or a country has the name in some language.
    @Test(arguments: ["A Mark", "A Sol", "A Córdoba", "A (Jo)", "A (Mo)", "A Salvador", "A Mauricio", "A Guadalupe"])
    func aNameLeavesANumberInItsRegion(_ pattern: String) { expectNoOthers(in: pattern, seed: 80, share: 0.7) }

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

    @Test(arguments: ["3782 822463 10005", "3714 496353 98431", "131052-308T"])
    func numbersWithCheckDigitsAreNoPhones(_ text: String) {
        for region in NumberingPlan.all.flatMap(\.regions) where region != .world {
            #expect(Classifier(region: region).numbers(in: text).isEmpty, "\(region)")
        }
    }
}
