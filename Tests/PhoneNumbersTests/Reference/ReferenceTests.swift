import PhoneNumbers
import Testing

/// Compares classifications with those of libphonenumber on 20,000 numbers of every region and type, in many spellings.
@Suite struct ReferenceTests {
    /// Texts on which both differ, each with its cause.
    private static let knownDifferences: Set<String> = [
        // A letter x is the third digit of a number here.
        "61-XCEX",
        // These are numbers of two other countries, too.
        "(502) 41358375", "(504) 30048889",
        // A zero in brackets is not part of a number that exists without it.
        "+247 (0) 2\u{2212}0\u{2212}086",
    ]

    @Test func readingsAreThoseOfTheReference() throws {
        let cases = try ReferenceCases.all()
        #expect(cases.count > 20_000)
        let classifier = Classifier(allowedOptions: .all)
        var wrong: [String] = []
        for item in cases where !Self.knownDifferences.contains(item.text) {
            let found = classifier.classify(item.text, region: RegionCode(item.region))
            let answers =
                found.verdict == .accepted
                ? [
                    found.e164 ?? "", found.extension.description, found.region?.code ?? "",
                    found.formatted(.national) ?? "", found.formatted(.international) ?? "", found.options.description,
                ] : []
            if answers != item.answers {
                wrong.append("\(item.text) in \(item.region): \(answers) \(found.word), reference \(item.answers)")
            }
        }
        #expect(wrong.count == 0, "\(wrong.prefix(10).joined(separator: "\n"))")
    }
}
