import PhoneNumbers
import SeededRandom
import Testing

@testable import ContactCleaning

/// The occurrences of a number in text are the spellings that the classifier reads as that number.
struct NumberSpellingTests {
    /// The text with the number's digits replaced by a mark, as it belongs to a region.
    private func redacted(_ text: String, _ number: String, home: String? = "US") throws -> String {
        let spelling = try #require(NumberSpelling(e164: number))
        let home = home.flatMap { RegionCode($0) }
        let bytes = Array(text.utf8)
        return bytes.withUnsafeBufferPointer { text in
            var output: [UInt8] = []
            var end = 0
            for found in spelling.occurrences(in: text) where !spelling.isOther(found, in: text, home: home) {
                output += text[end..<found.range.lowerBound]
                output += [UInt8(ascii: "#")]
                end = found.range.upperBound
            }
            return String(decoding: output + text[end...], as: UTF8.self)
        }
    }

    /// A number is found as it was before its country changed it, too.
    @Test(arguments: [
        ("ask +225 07 12 34 56!", "+2250707123456", nil, "ask +225 #!"), ("07 12 34 56", "+2250707123456", "CI", "#"),
        ("07 07 12 34 56, old 07123456", "+2250707123456", "CI", "#, old #"),
        ("0120 123 4567", "+84701234567", "VN", "0#"), ("+84 120 123 4567", "+84701234567", nil, "+84 #"),
        // A number of somebody else today.
        ("+226 50 30 12 34", "+22625301234", nil, "+226 50 30 12 34"),
    ])
    func oldFormsAreFound(_ text: String, _ number: String, _ home: String?, _ redacted: String) throws {
        let found = try self.redacted(text, number, home: home)
        #expect(found == redacted, "\(found)")
    }

    @Test(arguments: [
        ("ask Ada, +1 (650) 253-0777!", "ask Ada, +1 (#!"), ("6502530777", "#"), ("650'253'0777", "#"),
        ("650:253:0777", "#"), ("650_253_0777", "#"), ("650*253*0777", "#"), ("650~253~0777", "#"),
        ("650|253|0777", "#"), ("650\\253\\0777", "#"), ("(650)253·0777", "(#"), ("650-ALE-0777", "#"),
        ("650-253-0SSS", "#"), ("65O-253-O777", "#"), ("call 650-ale-0777 now", "call # now"),
        ("٦٥٠ ٢٥٣ ٠٧٧٧", "#"), ("۶۵۰۲۵۳۰۷۷۷", "#"), ("६५०२५३०७७७", "#"), ("৬৫০২৫৩০৭৭৭", "#"), ("６５０２５３０７７７", "#"),
        ("𝟔𝟓𝟎 𝟐𝟓𝟑 𝟎𝟕𝟕𝟕", "#"), ("650\u{A0}253\u{202F}0777", "#"), ("65\u{AD}02530777", "#"),
        ("00 1 650 253 0777", "00 1 #"), ("011 1 6502530777", "011 1 #"), ("0011 1 650 253 0777", "0011 1 #"),
        ("tel:+16502530777;ext=5", "tel:+1#;ext=5"), ("tel:650%2D253%2D0777", "tel:#"),
        ("https://wa.me/16502530777", "https://wa.me/1#"), ("1.6502530777E+10", "1.#E+10"),
        ("16502530777.0", "1#.0"), ("*31#6502530777", "*31##"), ("+1 650 253 0777 x12", "+1 # x12"),
        ("6502530777 / 6502530001", "# / 6502530001"), ("6502530001 6502530777", "6502530001 #"),
        ("born 12.03.2021, 650 253 0777", "born 12.03.2021, #"), ("2021 650 253 0777", "2021 #"),
        ("one 650 253 0777 and two (650) 253-0777", "one # and two (#"),
        ("sip:6502530777@example.com", "sip:#@example.com"),
        ("650          253 0777", "#"), ("650\u{2013}253\u{2013}0777", "#"), ("＋1 650 253 0777", "＋1 #"),
    ])
    func spellingsAreFound(_ text: String, _ left: String) throws {
        #expect(try redacted(text, "+16502530777") == left)
    }

    @Test(arguments: [
        "+44 6502530777", "65025307771", "6502530776", "+16502530776", "96502530777", "650253077", "", "0777",
        "650 253 077", "7770352056",
    ])
    func otherDigitsAreNot(_ text: String) throws { #expect(try redacted(text, "+16502530777") == text) }

    @Test(arguments: [
        // The digits of another number of the country that the text belongs to.
        ("030 201234", "+298201234", "DE"), ("call 030 201234", "+298201234", "DE"), ("030 201234", "+298201234", nil),
        ("6502530777", "+16502530777", "IN"), ("order 201234", "+298201234", "US"),
    ])
    func anotherCountrysNumberStays(_ text: String, _ number: String, _ home: String?) throws {
        #expect(try redacted(text, number, home: home) == text)
    }

    @Test(arguments: [
        ("+298 201234", "+298201234", "DE", "+298 #"), ("00298201234", "+298201234", "DE", "00298#"),
        ("201234", "+298201234", "FO", "#"), ("20 12 34", "+298201234", "FO", "#"),
        ("650 253 0777", "+16502530777", nil, "#"), ("030 201234", "+4930201234", "DE", "0#"),
        ("+49 (0)30 201234", "+4930201234", "DE", "+49 (0)#"), ("30/201234", "+4930201234", "DE", "#"),
        ("011 15-2345-6789", "+5491123456789", "AR", "#"), ("06 20 123 4567", "+36201234567", "HU", "06 #"),
    ])
    func countriesHaveTheirOwnWays(_ text: String, _ number: String, _ home: String?, _ left: String) throws {
        #expect(try redacted(text, number, home: home) == left)
    }

    @Test func aSecondNumberOfWhichOnlyTheEndIsWritten() throws {
        #expect(try redacted("650-253-0776 / 0777", "+16502530777") == "650-253-0776 / #")
        #expect(try redacted("06 12 34 56 78 / 79", "+33612345679", home: "FR") == "06 12 34 56 78 / #")
    }

    /// Whatever the classifier reads as the number is found, and nothing of it is left that it reads.
    @Test(arguments: [UInt64(1), 2, 3]) func nothingThatIsReadIsLeft(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let classifier = Classifier(region: RegionCode("US"), allowedCategories: .all)
        let spelling = try #require(NumberSpelling(e164: "+16502530777"))
        var read = 0
        for _ in 0..<400 {
            let text = RandomSpelling.make("6502530777", code: "1", using: &random)
            let isRead = classifier.numbers(in: text, region: nil).contains { $0.classification.e164 == "+16502530777" }
            guard isRead else { continue }
            read += 1
            let note = "Ask about \(text), please"
            let left = try redacted(note, "+16502530777")
            #expect(left != note, "\(note) (seed \(seed))")
            #expect(!spelling.isIn(left, home: RegionCode("US")), "\(note) -> \(left) (seed \(seed))")
        }
        #expect(read > 150)
    }
}

/// Spellings of a number, most of which the classifier reads.
enum RandomSpelling {
    private static let separators = [
        "", "", "", " ", "-", ".", "/", "_", "*", "~", ":", "'", "\\", "\u{A0}", "\u{2011}", "\u{2013}", "·", "  ",
        ") ", " (",
        "\u{200B}", "\u{AD}", "’", "|", " - ",
    ]
    private static let zeros: [UInt32] = [0x30, 0x30, 0x30, 0x660, 0x6F0, 0x966, 0x9E6, 0xE50, 0xFF10, 0x1D7CE]
    private static let letters: [Character: [String]] = [
        "2": ["A", "b"], "3": ["D", "f"], "5": ["K", "l"], "6": ["M", "n"], "7": ["P", "S"],
    ]

    static func make(_ national: String, code: String, using random: inout SeededGenerator) -> String {
        let prefixes = [
            "", "", "", "+\(code)", "+\(code) ", "\(code)", "00\(code)", "011 \(code) ", "tel:+\(code)", "＋\(code)",
        ]
        let zero = zeros.randomElement(using: &random) ?? 0x30
        let separator = separators.randomElement(using: &random) ?? ""
        let hasLetters = Int.random(in: 0..<6, using: &random) == 0
        let groups =
            [[3, 3, 4], [10], [3, 7], [2, 2, 2, 2, 2], [5, 5], [4, 3, 3]].randomElement(using: &random) ?? [10]
        var text = prefixes.randomElement(using: &random) ?? ""
        var rest = Substring(national)
        for (index, length) in groups.enumerated() {
            if index > 0 { text += separator }
            for digit in rest.prefix(length) {
                if hasLetters, index > 0, let letter = letters[digit]?.randomElement(using: &random) {
                    text += letter
                } else {
                    let value = UInt32(digit.wholeNumberValue ?? 0)
                    text.unicodeScalars.append(Unicode.Scalar(zero + value) ?? "0")
                }
            }
            rest = rest.dropFirst(length)
        }
        return text + (["", "", "", " x5", ".0"].randomElement(using: &random) ?? "")
    }
}
