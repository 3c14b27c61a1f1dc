import NumberCorpus
import PhoneNumbers
import SeededRandom
import Testing

/// The letter O among digits is a zero, or the number is not accepted.
@Suite struct ZeroLetterTests {
    @Test(arguments: [
        ("212-736-5OOO", "US", "+12127365000"), ("212-736-50OO", "US", "+12127365000"),
        ("+1 65O 253 OOOO", "US", "+16502530000"), ("65O-253-OOOO", "US", "+16502530000"),
        ("650-253-OO0O", "US", "+16502530000"), ("6502530OOO", "US", "+16502530000"),
        ("03-1234-OOOO", "JP", "+81312340000"), ("O2 9123 OOOO", "AU", "+61291230000"),
        ("OO49 30 90182O", "FR", "+4930901820"), ("OO 49 30 90182O", "FR", "+4930901820"),
        ("650-253-0000 ext. 1O", "US", "+16502530000x10"), ("650-253-0000 ext. OO1", "US", "+16502530000x001"),
    ])
    func zerosAreRead(_ text: String, _ region: String, _ wanted: String) {
        let found = classification(of: text, region)
        #expect((found.e164 ?? "") + (found.extension.isEmpty ? "" : "x\(found.extension)") == wanted)
        #expect(found.verdict == .accepted && found.repairs.contains(.letterForDigit))
    }

    @Test(arguments: [
        ("1-8OO-FLOWERS", "US"), ("800-25O-CALL", "US"), ("030 9018 OO", "DE"), ("650 253 0000 OO", "US"),
        ("8OO 421 1591", "SG"), ("08OO 5771051229", "AT"),
    ])
    func whatMayBeAnotherNumberIsNotAccepted(_ text: String, _ region: String) {
        let found = classification(of: text, region)
        #expect(found.verdict != .accepted || found.repairs.contains(.letterForDigit))
        #expect(!found.repairs.contains(.remark))
    }

    @Test func lettersNeverMakeAnotherNumber() {
        var random = SeededGenerator(seed: 613)
        var wrong: [String] = []
        for region in NumberingPlan.all.flatMap(\.regions) where region != .world {
            for _ in 0..<6 * Seeds.factor {
                guard let number = NumberRanges.of(region).draw(bySize: false, &random),
                    let text = [number.national, number.international, number.e164].randomElement(using: &random)
                else { continue }
                let plain = classification(of: text, region.code)
                let letters = String(
                    text.map { $0 == "0" ? ["O", "o", "0"].randomElement(using: &random) ?? "O" : $0 })
                let found = classification(of: letters, region.code)
                if found.verdict == .accepted, found.e164 != plain.e164 {
                    wrong.append("\(letters) in \(region): \(found.e164 ?? "")")
                }
            }
        }
        #expect(wrong.isEmpty, "\(wrong.count):\n\(wrong.prefix(20).joined(separator: "\n"))")
    }
}
