import NumberCorpus
import PhoneNumbers
import SeededRandom
import Testing

/// Spellings that are common in some countries.
@Suite struct CommonSpellingTests {
    @Test(arguments: [
        ("UA", "+38 (044) 123-45-67", "+380441234567"), ("UA", "+38 050 123 45 67", "+380501234567"),
        ("UA", "+38(093)1234567", "+380931234567"), ("RO", "+4 0721 123 456", "+40721123456"),
        ("RO", "+4 021 312 34 56", "+40213123456"), ("MY", "+6 012-345 6789", "+60123456789"),
        ("BD", "+88 01712-345678", "+8801712345678"),
        ("KR", "02)123-4567", "+8221234567"), ("KR", "02)512-3456", "+8225123456"),
        ("JP", "03)3123-4567", "+81331234567"),
        ("BR", "11)98765-4321", "+5511987654321"), ("MX", "55)1234 5678", "+525512345678"),
        ("PL", "22)612 34 56", "+48226123456"), ("HR", "01)4812345", "+38514812345"),
        ("AU", "03)9374 4000", "+61393744000"),
        ("IT", "06)69812345", "+390669812345"), ("EG", "02)37612345", "+20237612345"),
        ("IE", "01)6712345", "+35316712345"),
        ("TW", "02)2311-1234", "+886223111234"),
        ("US", "+1+16502530000", "+16502530000"), ("US", "+1 +1 650 253 0000", "+16502530000"),
        ("GB", "+44 +44 20 7183 8750", "+442071838750"), ("IN", "+91+919876543210", "+919876543210"),
        ("MX", "+52+525512345678", "+525512345678"), ("DE", "+49 0049 30 901820", "+4930901820"),
        ("GB", "+290+2908268", "+2908268"), ("GB", "+690 +690 3496", "+6903496"),
        ("BR", "(0**11) 3456-7890", "+551134567890"), ("BR", "+55 (0xx11) 3456-7890", "+551134567890"),
        ("BR", "0 XX 11 98765-4321", "+5511987654321"), ("BR", "0XX-11-3456-7890", "+551134567890"),
        ("BR", "(0XX) 11 3456-7890", "+551134567890"), ("BR", "(0xx11) 3456-7890", "+551134567890"),
        ("US", "*82-650-253-0000", "+16502530000"), ("US", "*67 650-253-0000", "+16502530000"),
        ("US", "*67 (650) 253-0000", "+16502530000"),
        ("IN", "1800 123 4567 (24x7)", "+9118001234567"), ("IN", "1800 123 4567 (8x5)", "+9118001234567"),
        ("US", "650 253 0000 24x7", "+16502530000"), ("DE", "0171 1234567 24x7", "+491711234567"),
        ("CN", "400-820-8820 (7x24)", "+864008208820"), ("DE", "0171 1234567 (24×7)", "+491711234567"),
        ("TR", "0212 555 12 34 (3 hat)", "+902125551234"), ("TR", "0212 555 12 34 (5 Hat)", "+902125551234"),
    ])
    func oneNumber(region: String, text: String, wanted: String) {
        let found = classification(of: text, region)
        #expect(found.verdict == .accepted)
        #expect(found.e164 == wanted)
        #expect(found.extension.isEmpty)
        #expect(Classifier(region: RegionCode(region)).readings(in: text) == [wanted])
    }

    @Test(arguments: [
        ("BR", "11 3456-7890 e 98765-4321", ["+551134567890", "+5511987654321"]),
        ("BR", "(11) 3456-7890 ou 98765-4321", ["+551134567890", "+5511987654321"]),
        ("TH", "0-2123-4567-9", ["+6621234567", "+6621234569"]),
        ("TH", "02-123-4567-9", ["+6621234567", "+6621234569"]),
        ("TH", "0-2123-4567-70", ["+6621234567", "+6621234570"]),
        ("US", "+16468769923,,85012345678#,,,,*123456#", ["+16468769923 ext. 85012345678"]),
        ("US", "+16502530000,12,34", ["+16502530000 ext. 12"]), ("US", "+16502530000p12p34", ["+16502530000 ext. 12"]),
        ("DE", "030 901820 x7", ["+4930901820 ext. 7"]), ("FR", "01 42 68 53 12 x5", ["+33142685312 ext. 5"]),
        ("DE", "01) 030 901820", ["+4930901820"]), ("DE", "2)030 901820", ["+4930901820"]),
    ])
    func allNumbers(region: String, cell: String, wanted: [String]) {
        let classifier = Classifier(region: RegionCode(region))
        #expect(classifier.explanation(of: cell).classification == classifier.classify(cell))
        #expect(Classifier(region: RegionCode(region)).readings(in: cell) == wanted)
    }

    /// A calling code with its plus in front of the same one again changes no number of any country.
    @Test func aRepeatedCodeChangesNothing() {
        var random = SeededGenerator(seed: 704)
        for region in NumberingPlan.all.flatMap(\.regions) where region != .world {
            guard let number = NumberRanges.of(region).draw(bySize: false, &random),
                let code = number.classification.countryCode?.number
            else { continue }
            for text in ["+\(code)\(number.e164)", "+\(code) \(number.international)"] {
                #expect(classification(of: text).e164 == classification(of: number.e164).e164, "\(text)")
            }
        }
    }

    /// Hours and days beside a number are neither its digits nor an extension.
    @Test func hoursAndDaysAreNoDigits() {
        var random = SeededGenerator(seed: 705)
        var (count, right) = (0, 0)
        for region in CellLaw.regions {
            let classifier = Classifier(region: region)
            for number in SpelledNumber.draw(of: region, count: 2, &random) {
                for hours in ["24x7", "(24x7)", "24/7", "(24 x 7)", "(8x5)", "(7x24)"] {
                    let found = classifier.readings(in: number.text + " " + hours)
                    let isWrong = found.contains { $0.hasPrefix("+") && $0 != number.number.e164 }
                    #expect(!isWrong, "\(number.text) \(hours) in \(region): \(found)")
                    count += 1
                    right += found == [number.number.e164] ? 1 : 0
                }
            }
        }
        #expect(right * 100 >= count * 80, "\(right) of \(count)")
    }
}
