import SeededRandom
import Testing

@testable import PhoneNumbers

/// Numbers of every rule of every plan, read back from what they are written as.
@Suite struct RoundTripTests {
    /// Three random numbers of every rule.
    private static let numbers: [String] = {
        var random = SeededGenerator(seed: 77)
        return PhoneNumber.CountryCode.allCases.flatMap { country in
            ranges(of: country).flatMap { ranges in
                (0..<3).compactMap { _ in
                    ranges.randomElement(using: &random).map { "+\(country)" + digits(of: $0, &random) }
                }
            }
        }
    }()

    /// The ordinary ranges of a plan, by rule.
    private static func ranges(of country: PhoneNumber.CountryCode) -> [[DigitSequence]] {
        let table = TemplateTable(country: country)
        var rule: UInt16 = 0
        var found: [[DigitSequence]] = []
        for record in table.records where record.numberCategories.isDisjoint(with: .reserved) {
            if record.rule != rule { found.append([]) }
            rule = record.rule
            found[found.count - 1].append(DigitSequence(sets: table.digitSets(of: record)))
        }
        return found
    }

    private static func digits(of range: DigitSequence, _ random: inout SeededGenerator) -> String {
        range.sets.reduce(into: "") { text, set in
            let digits = (UInt8(0)..<10).filter { set.contains($0) }
            text += String(digits.randomElement(using: &random) ?? 0)
        }
    }

    @Test func numbersAreReadBack() {
        let classifier = Classifier(allowedCategories: .all)
        for number in Self.numbers {
            let found = classifier.classify(number)
            guard found.verdict == .accepted, let e164 = found.e164 else {
                let isListed =
                    found.verdict == .ambiguous && classifier.replacement(ofListed: number, region: nil) != nil
                let isTooLong = Self.isTooLong(number) && found.verdict == .rejected(.tooLong)
                if !isListed, !isTooLong, !Self.unread.contains(String(number.prefix(7))) {
                    Issue.record("\(number) is \(found.word)")
                }
                continue
            }
            if Self.isTooLong(e164) { Issue.record("\(number) is accepted as \(e164)") }
            let again = classifier.classify(e164)
            if again.e164 != e164 || again.region != found.region || again.categories != found.categories
                || again.rule != found.rule
            {
                Issue.record("\(number): \(e164) is read as \(again)")
            }
            for style in [NumberStyle.international, .rfc3966] {
                let text = found.formatted(style) ?? ""
                if classifier.classify(text).e164 != e164 { Issue.record("\(number): \(text) is not read back") }
            }
        }
    }

    @Test func nationalFormsAreReadBackInTheirRegion() {
        let classifier = Classifier(allowedCategories: .all)
        for number in Self.numbers {
            let found = classifier.classify(number)
            guard let region = found.region, region != .world, let text = found.formatted(.national) else { continue }
            let again = classifier.classify(text, region: region)
            if again.e164 != found.e164, !Self.isKnown(number, found, again) {
                Issue.record("\(number): \(text) in \(region) is \(again.word) \(again.e164 ?? "")")
            }
        }
    }

    /// Returns `true` if a national form also reads otherwise, in the reference as well.
    private static func isKnown(_ number: String, _ found: Classification, _ again: Classification) -> Bool {
        // An emergency number, or digits that begin like an international prefix.
        if again.verdict == .rejected(.emergency) { return true }
        if found.nationalNumber.description.hasPrefix("00") { return true }
        // Digits whose first group is the calling code of another country, which has such a number.
        if again.verdict == .ambiguous, found.nationalNumber.count > 10 { return true }
        // A fixed line that nobody says how to write looks like a number inside an area without its trunk prefix.
        if again.verdict == .ambiguous, found.countryCode == .germany, found.nationalNumber.count == 6 { return true }
        // The old numbers of Gabon with a zero in front are new numbers.
        return found.countryCode == .gabon && found.nationalNumber.count == 7
    }

    /// Returns `true` for more than the 15 digits of E.164, which some templates have.
    private static func isTooLong(_ number: String) -> Bool { number.dropFirst().count > 15 }

    /// Numbers of templates whose first digit is also a trunk prefix that is taken off behind the calling code.
    private static let unread: Set<String> = ["+375810"]
}
