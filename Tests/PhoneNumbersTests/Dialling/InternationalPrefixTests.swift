import NumberCorpus
import PhoneNumbers
import SeededRandom
import Testing

/// Digits behind an international prefix of the region are read as those behind a plus.
@Suite struct InternationalPrefixTests {
    /// Regions, and prefixes that are dialled there.
    private static let prefixes = [
        ("US", "011"), ("DE", "00"), ("RU", "8-10"), ("KZ", "810"), ("JP", "010"), ("CU", "119"), ("IN", "00"),
        ("NG", "009"),
        ("FI", "00"), ("AU", "0011"), ("SG", "001"), ("KR", "001"), ("HK", "001"), ("TH", "001"), ("CO", "009"),
    ]

    /// The same E.164 form, the same verdict and the same renumbering; where 00 begins the prefix, it may be one of another country, and
    /// the number is ambiguous. Digits that are no number behind the prefix are one behind 00 if its country groups them so:
    /// `001 350 202 4505` is none of Gibraltar.
    @Test(arguments: prefixes) func aPrefixIsReadAsAPlus(region: String, prefix: String) {
        var random = SeededGenerator(seed: 611)
        let mayBeOther = prefix.count > 2 && prefix.hasPrefix("00")
        var different: [String] = []
        for _ in 0..<400 * Seeds.factor {
            guard let rest = Self.digitsBehindPlus(&random) else { continue }
            let plus = classification(of: "+" + rest, region)
            let found = classification(of: prefix + " " + rest, region)
            let isSame =
                found.verdict == plus.verdict && found.e164 == plus.e164
                && found.repairs.contains(.renumbered) == plus.repairs.contains(.renumbered)
            let isOther =
                plus.e164 == nil && plus.verdict != .ambiguous
                && Self.groups(of: found.formatted(.international) ?? "")
                    == Self.groups(of: (prefix + " " + rest).dropFirst(2))
            if !isSame, !(mayBeOther && (found.verdict == .ambiguous || isOther)) {
                different.append("\(prefix) \(rest) in \(region)")
            }
        }
        #expect(different.isEmpty, "\(different.count):\n\(different.prefix(20).joined(separator: "\n"))")
    }

    private static func groups(of text: some StringProtocol) -> [Substring] {
        String(text).split { !$0.isNumber }
    }

    /// A number of some country as it is written abroad, behind its plus; some lack their end, or have a digit too many.
    private static func digitsBehindPlus(_ random: inout SeededGenerator) -> String? {
        let regions = NumberingPlan.all.flatMap(\.regions).filter { $0 != .world }
        guard let region = regions.randomElement(using: &random),
            let number = NumberRanges.of(region).draw(bySize: false, &random)
        else { return nil }
        let rest = String(number.international.dropFirst())
        return [rest, rest, String(rest.dropLast()), rest + "7"].randomElement(using: &random)
    }

    @Test(arguments: [
        ("011 91 98765 432", "US", "tooShort"), ("011 41 79 123 456", "US", "tooShort"),
        ("011 57 1 234 5678", "US", "+576012345678"), ("0011 57 1 234 5678", "AU", "+576012345678"),
        ("001 57 1 234 5678", "SG", "ambiguous"), ("001 91 98765 432", "SG", "ambiguous"),
        ("001 350 202 4505", "SG", "+13502024505"), ("001 212 736 5000", "HK", "+12127365000"),
        ("001 350 20 24505", "SG", "ambiguous"), ("001 350 200 24505", "SG", "+35020024505"),
        ("001 650 253 0000", "SG", "+16502530000"), ("001 1 650 253 0000", "KR", "+16502530000"),
        ("00225 07 12 34 56", "DE", "+2250707123456"), ("00229 97 12 34 56", "FR", "+2290197123456"),
        ("0084 169 123 4567", "DE", "+84391234567"), ("8-10 52 1 55 1234 5678", "RU", "+525512345678"),
        ("011 55 11 8765 4321", "US", "+5511987654321"), ("0039 0347 1234567", "DE", "+393471234567"),
        ("0048 022 123 45 67", "DE", "+48221234567"), ("0030 097 1234567", "DE", "+306971234567"),
        ("0091 91 98765 43210", "DE", "+919876543210"), ("+0049 30 901820", "DE", "+4930901820"),
        ("00 0049 30 901820", "DE", "unassigned"), ("8-10 44 20 7183 8750", "RU", "+442071838750"),
    ])
    func prefixesAreRead(_ text: String, _ region: String, _ wanted: String) {
        let found = classification(of: text, region)
        #expect((found.verdict == .accepted ? found.e164 : found.word) == wanted)
    }
}
