import PhoneNumbers
import SeededRandom
import Testing

@Suite struct AnyTextTests {
    typealias Formatter = PhoneNumber.Formatter

    private static let formatters: [Formatter] = [
        Formatter(allowedCountries: [.usAndCanada], allowedCategories: .all),
        Formatter(allowedCountries: [.unitedKingdom, .usAndCanada, .germany], formatOptions: .useNonBreakingSpace),
        Formatter(), Samples.argentina, Samples.russia, Formatter(allowedCountries: []),
    ]

    private static let pieces = [
        "+", "＋", "0", "1", "2", "44", "7", "20", "9", "15", "(", ")", " ", "-", "\u{A0}", "\r\n", "\u{301}", "👨‍👩‍👧", "🇬🇧",
        "️⃣", "\u{200E}", "٣", "९", "５", "a", "Z", "é", "\u{0}", "\u{600}", "क्ष", "\u{10FFFF}", "ﷺ", "\u{200D}",
    ]

    @Test(arguments: formatters.indices, Formatter.MatchesPolicy.allCases)
    func randomTextNeverTraps(_ formatter: Int, _ policy: Formatter.MatchesPolicy) throws {
        let seed = UInt64(formatter) + 100
        var random = SeededGenerator(seed: seed)
        let formatter = Self.formatters[formatter]
        for _ in 0..<500 {
            let input = (0..<Int.random(in: 0...16, using: &random))
                .reduce(into: "") { text, _ in text += Self.pieces.randomElement(using: &random) ?? "" }
            let index =
                Bool.random(using: &random)
                ? Int.random(in: -3...30, using: &random) : Int(truncatingIfNeeded: random.next())
            guard let entry = formatter.enteredPhoneNumber(input, matchesPolicy: policy, originalIndex: index) else {
                continue
            }
            #expect((0...entry.0.digits.count).contains(entry.1))
            #expect(entry.0 == formatter.enteredPhoneNumber(input, matchesPolicy: policy))
            try check(entry.0, entry.1, formatter, "seed \(seed): \(input.debugDescription)")
        }
    }

    private func check(_ number: PhoneNumber, _ index: Int, _ formatter: Formatter, _ comment: Comment) throws {
        for form in Formatter.CountryCodeOptions.allCases {
            guard let (text, caret) = formatter.formattedNumber(number, index: index, includeCountryCode: form) else {
                #expect(form != .noCountryCode, comment)
                continue
            }
            let characters = Array(text)
            #expect((0...characters.count).contains(caret), comment)
            #expect(caret == 0 || characters[caret - 1].isWholeNumber, comment)
            #expect(characters.isEmpty || characters.last?.isWholeNumber == true, comment)
            guard form == .includeCountryCode, !number.digits.isEmpty, text.hasPrefix("+") else { continue }
            let again = try #require(formatter.enteredPhoneNumber(text), comment)
            #expect(again.digits == number.digits, comment)
            #expect(formatter.formattedNumber(again, includeCountryCode: form) == text, comment)
        }
    }

    @Test func randomNumbersNeverTrap() {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<3_000 {
            let digits = (0..<Int.random(in: 0...20, using: &random)).map { _ in
                "\(Int.random(in: 0...9, using: &random))"
            }
            guard let country = PhoneNumber.CountryCode.allCases.randomElement(using: &random),
                let formatter = Self.formatters.randomElement(using: &random)
            else { continue }
            let number = PhoneNumber(
                countryCode: country, digits: digits.joined(), isPartial: Bool.random(using: &random))
            let index = Int.random(in: -2...22, using: &random)
            guard let (text, caret) = formatter.formattedNumber(number, index: index) else { continue }
            #expect((0...text.count).contains(caret))
        }
    }

    @Test func longTextIsRead() {
        let text = "+1202404" + String(repeating: "👍🏽2\u{301}", count: 20_000)
        #expect(summary(Self.formatters[0].enteredPhoneNumber(text)) == "+1 2024042222")
    }
}
