import PhoneNumbers
import Testing

/// Texts with their verdicts, reason by reason.
@Suite struct VerdictTests {
    @Test(arguments: [
        ("6502530000", "US", "+16502530000"), ("(250) 253-0000", "US", "+12502530000"),
        ("+442071838750", "US", "+442071838750"), ("020 7183 8750", "GB", "+442071838750"),
        ("0044 20 7183 8750", "DE", "+442071838750"), ("011 44 20 7183 8750", "US", "+442071838750"),
        ("030/1234567", "DE", "+49301234567"), ("06 1234 5678", "IT", "+390612345678"),
        ("+80012345678", "", "+80012345678"), ("800-555-1234", "US", "+18005551234"),
        ("1-800-FLOWERS", "US", "+18003569377"), ("tel:+1-650-253-0000", "", "+16502530000"),
        ("tel:253-0000;phone-context=+1-650", "", "+16502530000"),
    ])
    func accepted(_ text: String, _ region: String, _ e164: String) {
        let found = classification(of: text, region)
        #expect(found.verdict == .accepted)
        #expect(found.e164 == e164)
    }

    @Test(arguments: ["", " ", "\t\u{A0}\u{3000}", "\u{200E}\u{FEFF}", "\"\"", "''"])
    func empty(_ text: String) {
        let verdict = classification(of: text, "US").verdict
        // Quotes around nothing hold no number either.
        #expect(verdict == .empty || verdict == .rejected(.notANumber))
    }

    @Test(arguments: [
        "who knows", "+", "x", "ext. ", "sip:bob@example.com", "bob@example.com",
        "5551234567@example.com",
        "https://example.com/6502530000", "www.6502530000.com", "skype:bob", "mailto:6502530000@example.com",
        "\u{1F600}",
        "1", "+1", "12345-6789", "Springfield, IL 62704-1234",
    ])
    func notANumber(_ text: String) {
        #expect(classification(of: text, "US").word == "notANumber")
    }

    @Test(arguments: [
        "1.65E+10", "4.47701E+11", "4,47701E+11", "1E+10", "04/03/1934", "31/12/1999", "3-apr", "12-Dec", "-1788",
        "#NAME?", "#REF!", "#VALUE!", "#N/A", "########", "20230105143000", "20230105 143000",
    ])
    func damaged(_ text: String) {
        #expect(classification(of: text, "US").word == "damaged")
    }

    @Test(arguments: [
        ("911", "US"), ("112", "US"), ("9-1-1", "US"), ("112", "DE"), ("110", "DE"), ("999", "GB"), ("112", "GB"),
        ("+44 999", "US"), ("000", "AU"), ("190", "BR"),
    ])
    func emergency(_ text: String, _ region: String) {
        let found = classification(of: text, region)
        #expect(found.word == "emergency")
        #expect(found.categories == .emergency)
        #expect(found.e164 == nil)
    }

    @Test(arguments: [
        ("2125550123", "US"), ("+1 650 555 0199", ""), ("212-555-4444", "US"), ("416 555 0100", "CA"),
        ("8005550199", "US"), ("020 7946 0958", "GB"), ("+44 7700 900123", ""),
    ])
    func entertainment(_ text: String, _ region: String) throws {
        let found = classification(of: text, region)
        #expect(found.word == "entertainment")
        #expect(found.categories.contains(.entertainment))
        #expect(found.e164 != nil)
        let rule = try #require(NumberingPlan.rule(found.rule))
        #expect(!rule.sourceURL.isEmpty)
    }

    @Test(arguments: [
        ("6662345678", "US"), ("2125551212", "US"), ("2125554334", "US"), ("+1 800 555 1212", ""),
        ("+1 911 234 5678", ""), ("1234567890", "US"),
        ("+44 4123 456789", ""),
    ])
    func forbidden(_ text: String, _ region: String) throws {
        let found = classification(of: text, region)
        #expect(found.word == "forbidden")
        #expect(found.categories.contains(.forbidden))
        #expect(try #require(NumberingPlan.rule(found.rule)).sourceName.isEmpty == false)
    }

    /// Digits of one kind stay forbidden behind a prefix that does not belong there.
    @Test(arguments: [
        ("+44 00 7777777777", ""), ("+60 00 66666666", "BR"), ("+33 00 666666666", "US"), ("+49 00 77777777", "FR"),
        ("+44 (0)7777777777", ""), ("+44 44 7777777777", ""),
    ])
    func forbiddenBehindAPrefix(_ text: String, _ region: String) throws {
        let found = classification(of: text, region)
        #expect(found.word != "accepted")
        #expect(found.e164 == nil || found.word == "forbidden")
    }

    /// A second number of which only the end is written may be one digit repeated, too.
    @Test(arguments: [
        ("666666665 / 6", "PL", ["accepted", "forbidden"]), ("666 666 665, 666666", "PL", ["accepted", "forbidden"]),
        ("020 7777 7776 / 7777", "GB", ["accepted", "accepted"]),
    ])
    func forbiddenAsASecondNumber(_ text: String, _ region: String, _ words: [String]) {
        let classifier = Classifier(region: RegionCode(region))
        var cell = text
        var found: [Classification] = []
        cell.withUTF8 { classifier.forEachNumber(in: Span(_unsafeElements: $0)) { found.append($1) } }
        #expect(found.map(\.word) == words)
        // Alone, each is what it is beside the first.
        #expect(found.compactMap(\.e164).map { classifier.classify($0).word } == words)
    }

    /// A number that is accepted in any writing is accepted as E.164: one digit repeated behind every calling code.
    @Test func repeatedDigitsAreAcceptedInEveryWritingOrInNone() {
        let classifier = Classifier()
        for country in PhoneNumber.CountryCode.allCases {
            for digit in 1...9 {
                for length in 7...11 {
                    let digits = String(repeating: "\(digit)", count: length)
                    let texts = ["", "0", "00", " (0)", " 0 0", "\(country)"].map { "+\(country)\($0)\(digits)" }
                    for text in texts {
                        let found = classifier.classify(text)
                        guard found.verdict == .accepted, let e164 = found.e164 else { continue }
                        let again = classifier.classify(e164).verdict
                        if again != .accepted { Issue.record("\(text) is accepted as \(e164), which is \(again)") }
                    }
                }
            }
        }
    }

    @Test(arguments: [("8005551234", "US"), ("6715551234", "GU")])
    func realLinesOf555(_ text: String, _ region: String) {
        #expect(classification(of: text, region).word == "accepted")
    }

    @Test(arguments: [("411", "US"), ("988", "US"), ("118118", "GB"), ("*100#", "DE"), ("#31#", ""), ("*#06#", "US")])
    func shortCode(_ text: String, _ region: String) {
        let found = classification(of: text, region)
        #expect(found.word == "shortCode")
        #expect(found.e164 == nil)
    }

    @Test(arguments: [
        ("+999 12345678", "US"), ("+0123456", "US"), ("+210 1234 5678", ""), ("00999123456", "DE"),
    ])
    func unknownCountryCode(_ text: String, _ region: String) {
        #expect(classification(of: text, region).word == "unknownCountryCode")
    }

    @Test(arguments: ["6502530000", "020 7183 8750", "911", "442071838750"])
    func noRegion(_ text: String) {
        #expect(classification(of: text).word == "noRegion")
    }

    @Test(arguments: [
        ("650253000", "US"), ("12", "US"), ("+44 20", ""), ("+49 3", ""), ("123", "US"), ("1-800-FLOWER", "US"),
        ("2. 030 23", "DE"),
    ])
    func tooShort(_ text: String, _ region: String) {
        #expect(classification(of: text, region).word == "tooShort")
    }

    @Test(arguments: [
        ("+165025300009999", ""), ("65025300001", "US"), ("+44 20 7183 87501", ""),
        ("1234567890123456789012345678901234567890", "US"),
    ])
    func tooLong(_ text: String, _ region: String) {
        #expect(classification(of: text, region).word == "tooLong")
    }

    @Test(arguments: [("+39 7 1234 5678", ""), ("+882 13 123456", "")])
    func unassigned(_ text: String, _ region: String) {
        let found = classification(of: text, region)
        #expect(found.word == "unassigned")
        #expect(found.e164 == nil)
    }

    @Test func everyReasonHasItsName() {
        let names = RejectionReason.allCases.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(names.allSatisfy { !$0.isEmpty })
    }

    @Test
    func aNumberWithoutItsAreaCodeIsTooShort() {
        #expect(classification(of: "253-0000", "US").word == "tooShort")
    }

    @Test
    func lettersBehindTwoDigitsAreNoNumber() {
        #expect(classification(of: "61-XCEX", "FO").verdict != .accepted)
    }
}
