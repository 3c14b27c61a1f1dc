import NumberCorpus
import PhoneNumbers
import SeededRandom
import Testing

@testable import ContactCleaning

/// Suggestions for numbers that were not accepted: by examples of each class, and by laws.
struct NumberSuggesterTests {
    private func suggester(_ region: String?, _ countries: [String]) -> NumberSuggester {
        NumberSuggester(
            Classifier(region: region.flatMap { RegionCode($0) }, triesEveryRegion: region == nil),
            countries: Set(countries.compactMap { RegionCode($0) }))
    }

    @Test(
        arguments: [
            ("US", ["US", "DE"], "0171 1234567", "country +491711234567"),
            ("US", ["US", "FR"], "01 42 68 53 79", "country +33142685379"),
            (nil, ["GB", "US"], "07911 123456", "country +447911123456"),
            ("ES", ["ES"], "0612345678", "trunkZero +34612345678"),
            ("GA", ["GA"], "+241 06 12 34 56", "renumbered +24166123456"),
            ("ES", ["ES"], "612 34 555 78", "digit +34612345578"),
            // Nothing tells which country, or which digit.
            ("FR", ["FR"], "+33 0 12 34 56 78", nil), (nil, ["FR", "MA"], "06 12 34 56 78", nil),
            ("US", ["US"], "65025300001", nil),
            ("ES", ["ES"], "61234567 89", nil),
            // Without its 9 an old form of London.
            ("PL", ["PL", "FR", "US"], "+448910691181", nil),
            // A text that is known to be no number stays none.
            ("US", ["US", "DE"], "(212) 555-0123", nil), ("US", ["US", "DE"], "911", nil),
            ("US", ["US", "DE"], "(123) 456-7890", nil), ("DE", ["DE", "US"], "49 171 123456", nil),
            ("US", ["US", "DE"], "ask her", nil),
            ("US", ["US", "DE"], "4.47701E+11", nil), ("US", ["US", "DE"], "+49 171 1234567", nil),
            // So may be a number inside an area.
            ("DE", ["DE"], "7654321", nil), ("DE", ["DE", "US"], "4567890", nil), ("IT", ["IT"], "1234567", nil),
        ] as [(String?, [String], String, String?)])
    func aSuggestionIsTheOnlyNumberThatComesIntoQuestion(
        _ region: String?, _ countries: [String], _ text: String, _ expected: String?
    ) {
        let found = suggester(region, countries).suggestion(for: text, region: nil)
        #expect(found.map { "\($0.kind.rawValue) \($0.number.e164 ?? "")" } == expected)
    }

    /// Old forms are suggested if the policy does not accept them.
    @Test(
        arguments: [(RenumberingPolicy.suggest, "renumbered +2250707123456"), (.refuse, nil)]
            as [(RenumberingPolicy, String?)])
    func oldFormsAreSuggested(_ policy: RenumberingPolicy, _ expected: String?) {
        let classifier = Classifier(region: RegionCode("CI"), renumbered: policy)
        let found = NumberSuggester(classifier, countries: []).suggestion(for: "07 12 34 56", region: nil)
        #expect(found.map { "\($0.kind.rawValue) \($0.number.e164 ?? "")" } == expected)
    }

    enum Damage: String, CaseIterable { case otherCountry, noCountry, zeroAdded, zeroDropped, digitAdded }

    private static let regions = ["US", "DE", "FR", "GB", "ES", "IT", "CH", "PL"]
    private static let ranges = Dictionary(
        uniqueKeysWithValues: regions.compactMap { name in RegionCode(name).map { (name, NumberRanges.of($0)) } })

    /// Damages valid numbers of a file with numbers of three countries: what is suggested is the number, or nothing.
    @Test(arguments: Damage.allCases) func whatIsSuggestedIsTheNumberThatWasDamaged(_ damage: Damage) {
        var random = SeededGenerator(seed: 36)
        var (right, wrong, none) = (0, [String](), 0)
        for _ in 0..<120 {
            let countries = Array(Self.regions.shuffled(using: &random).prefix(3))
            guard let number = Self.ranges[countries[0]]?.draw(bySize: true, &random) else { continue }
            let isAbroad = Bool.random(using: &random)
            let text = isAbroad ? number.international : number.national
            let isPlain = Int.random(in: 0..<3, using: &random) == 0
            guard
                let damaged = Self.damaged(
                    isPlain ? text.filter { $0 == "+" || $0.isNumber } : text, damage, number, &random)
            else { continue }
            let home: String? =
                switch damage {
                case .otherCountry: countries[1]
                case .noCountry: nil
                default: countries[0]
                }
            let found = suggester(home, countries).suggestion(for: damaged, region: nil)
            switch found?.number.e164 {
            case nil: none += 1
            case number.e164: right += 1
            case let other?:
                wrong.append("\(countries) \(number.e164) \(damaged) -> \(other) \(found?.kind.rawValue ?? "")")
            }
        }
        #expect(wrong == [])
        #expect(right > 0)
    }

    private static func damaged(
        _ text: String, _ damage: Damage, _ number: DrawnNumber, _ random: inout SeededGenerator
    ) -> String? {
        var text = text
        switch damage {
        case .otherCountry, .noCountry: return text.hasPrefix("+") ? nil : text
        case .zeroAdded:
            guard let place = place(behindCodeOf: number, text), text[place] != "0" else { return nil }
            text.insert("0", at: place)
        case .zeroDropped:
            guard let place = place(behindCodeOf: number, text), text[place] == "0" else { return nil }
            text.remove(at: place)
        case .digitAdded:
            guard let place = text.indices.filter({ text[$0].isNumber }).randomElement(using: &random) else {
                return nil
            }
            text.insert(Character("\(Int.random(in: 0...9, using: &random))"), at: place)
        }
        return text
    }

    /// The place of the first digit of the national number.
    private static func place(behindCodeOf number: DrawnNumber, _ text: String) -> String.Index? {
        let skipped = text.hasPrefix("+") ? "\(number.classification.countryCode?.number ?? 0)".count : 0
        return text.indices.filter { text[$0].isNumber }.dropFirst(skipped).first
    }
}
