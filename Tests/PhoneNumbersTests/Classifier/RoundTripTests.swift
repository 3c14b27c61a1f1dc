import Testing

@testable import PhoneNumbers

/// Numbers of every rule of every plan, read back from what they are written as.
@Suite struct RoundTripTests {
    /// Random numbers of every rule of a part of the plans.
    private static func numbers(part: Int, of parts: Int) -> [String] {
        var random = SeededGenerator(seed: 77 + UInt64(part))
        var numbers: [String] = []
        for (position, plan) in NumberingPlan.all.enumerated() where position % parts == part {
            for (_, ranges) in plan.rangesByRule() {
                for _ in 0..<3 {
                    guard let range = ranges.randomElement(using: &random) else { continue }
                    numbers.append("+\(plan.callingCode)" + digits(of: range, &random))
                }
            }
        }
        return numbers
    }

    private static func digits(of range: DigitSequence, _ random: inout SeededGenerator) -> String {
        range.sets.reduce(into: "") { text, set in
            let digits = (UInt8(0)..<10).filter { set.contains($0) }
            text += String(digits.randomElement(using: &random) ?? 0)
        }
    }

    @Test(arguments: 0..<8)
    func numbersAreReadBack(_ part: Int) {
        let classifier = Classifier(allowedOptions: .all)
        for number in Self.numbers(part: part, of: 8) {
            let found = classifier.classify(number)
            guard found.verdict == .accepted, let e164 = found.e164 else {
                Issue.record("\(number) is \(found.word)")
                continue
            }
            let again = classifier.classify(e164)
            if again.e164 != e164 || again.region != found.region || again.options != found.options
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

    @Test(arguments: 0..<8)
    func nationalFormsAreReadBackInTheirRegion(_ part: Int) {
        let classifier = Classifier(allowedOptions: .all)
        for number in Self.numbers(part: part, of: 8) {
            let found = classifier.classify(number)
            guard let region = found.region, region != .world, let text = found.formatted(.national) else { continue }
            let again = classifier.classify(text, region: region)
            if again.e164 != found.e164, !Self.isKnown(number, again) {
                Issue.record("\(number): \(text) in \(region) is \(again.word) \(again.e164 ?? "")")
            }
        }
    }

    /// Whether a national form is a short code, or the form of another number.
    private static func isKnown(_ number: String, _ again: Reading) -> Bool {
        again.verdict == .rejected(.emergency)
    }
}
