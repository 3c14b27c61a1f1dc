import PhoneNumbers
import SeededRandom
import Testing

/// [ITU-T E.164](https://www.itu.int/rec/T-REC-E.164) allows 15 digits with the calling code.
@Suite struct LongNumberTests {
    @Test(arguments: [
        ("030 901820 901821", "DE", "tooLong"), ("+49401234567890123", "", "tooLong"),
        ("+4940123456789012", "", "tooLong"),
        ("+494012345678901", "", "+494012345678901"), ("0800 89638 636531", "NG", "tooLong"),
        ("00798 43 581 7537", "KR", "tooLong"),
    ])
    func longNumbers(_ text: String, _ region: String, _ wanted: String) {
        let found = classification(of: text, region)
        #expect((found.verdict == .accepted ? found.e164 : found.word) == wanted)
    }

    @Test(arguments: Seeds.first(20)) func noNumberIsLongerThanE164(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for plan in NumberingPlan.all {
            for group in plan.groups {
                guard let template = group.templates.randomElement(using: &random) else { continue }
                let national = template.map {
                    $0 == "#" || $0 == "N" ? Character("\(Int.random(in: 2...9, using: &random))") : $0
                }
                let found = Classifier(allowedCategories: .all).classify(
                    "+\(plan.countryCode.number)" + String(national))
                #expect(found.verdict != .accepted || (found.e164 ?? "").count <= 16)
            }
        }
    }
}
