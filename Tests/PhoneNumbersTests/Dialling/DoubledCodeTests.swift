import NumberCorpus
import PhoneNumbers
import SeededRandom
import Testing

/// A calling code that stands twice makes no other number.
@Suite struct DoubledCodeTests {
    @Test(arguments: [
        ("+49 49 171 2345678", "ambiguous"), ("+49491712345678", "ambiguous"), ("0049 49 171 2345678", "ambiguous"),
        ("49 49 171 2345678", "ambiguous"), ("4949171 2345678", "ambiguous"), ("+49 49 30 901820", "+4930901820"),
        // A number of Emden, in the groups of its area.
        ("+49 4921 123456", "+494921123456"), ("+494921123456", "+494921123456"), ("+49 49 21 123456", "ambiguous"),
        ("+39 39 347 1234567", "+393471234567"), ("+39 393 4712345", "+393934712345"),
        ("+46 46 211 12 34", "+46462111234"), ("+91 91 98765 43210", "+919876543210"),
        ("0066 66 53 068 002", "ambiguous"),
    ])
    func doubledCodes(_ text: String, _ wanted: String) {
        let region = text.hasPrefix("0066") ? "TH" : "DE"
        let found = classification(of: text, region)
        #expect((found.verdict == .accepted ? found.e164 : found.word) == wanted)
    }

    @Test func anAmbiguousOneNamesTheNumberWithoutIt() {
        let explanation = Classifier(region: RegionCode("DE")).explanation(of: "+49 49 171 2345678")
        let candidates = explanation.steps.filter { $0.name == .candidate }.map(\.value)
        #expect(candidates == ["+49491712345678", "+491712345678"])
    }

    /// Where the second code stands apart, only the number itself is accepted, and one that people write in these groups: `+46 46 20 43 37`.
    @Test func aDoubledCodeMakesNoOtherNumber() {
        var random = SeededGenerator(seed: 612)
        var wrong: [String] = []
        for region in NumberingPlan.all.flatMap(\.regions) where region != .world {
            for _ in 0..<4 * Seeds.factor {
                guard let number = NumberRanges.of(region).draw(bySize: false, &random),
                    let code = number.classification.countryCode?.number
                else { continue }
                for front in ["+\(code) ", "00\(code) "] {
                    let text = front + number.international.dropFirst()
                    let found = classification(of: text, region.code)
                    let isWritten =
                        found.formatted(.international)?.filter(\.isGrouped)
                        == "+\(code) \(number.international.dropFirst())"
                        .filter(\.isGrouped)
                    if found.verdict == .accepted, found.e164 != number.e164, !isWritten {
                        wrong.append("\(text) in \(region)")
                    }
                }
            }
        }
        #expect(wrong.isEmpty, "\(wrong.count):\n\(wrong.prefix(20).joined(separator: "\n"))")
    }
}

extension Character {
    fileprivate var isGrouped: Bool { isNumber || self == " " }
}
