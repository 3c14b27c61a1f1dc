import FormFields
import PhoneNumbers
import Testing

struct PhoneNumberFormatTests {
    private static let american = PhoneNumberFormat(PhoneNumber.Formatter(allowedCountries: [.usAndCanada]))
    private static let several = PhoneNumberFormat(
        PhoneNumber.Formatter(allowedCountries: [.usAndCanada, .unitedKingdom, .germany]))

    @Test
    func typingAndDeleting() {
        var session = EditingSession(Self.american)
        session.type("6502530000")
        #expect(session.text == "(650) 253-0000")
        #expect(session.rawValue == "+16502530000")
        #expect(session.validity == .valid)
        #expect(!session.insert("1").isAccepted)
        session.moveCaret(to: 10)
        session.deleteBackward()
        #expect(session.marked == "(650) 25|0-000")
        #expect(session.validity == .incomplete)
        session.insert("3")
        #expect(session.text == "(650) 253-0000")
    }

    @Test
    func plusStaysInternational() {
        var session = EditingSession(Self.several)
        session.type("+442070313")
        #expect(session.text.hasPrefix("+44 20"))
        #expect(session.rawValue == "+442070313")
        while !session.text.isEmpty {
            #expect(session.deleteBackward().isAccepted)
        }
        session.insert("+")
        #expect(session.text == "+")
        #expect(session.validity == .incomplete)
        #expect(!session.insert("+").isAccepted)
    }

    @Test
    func numbersOfOtherCountriesAreToldApart() {
        var session = EditingSession(Self.several)
        session.paste("+44 20 7031 3000")
        #expect(session.rawValue == "+442070313000")
        session.autofill("650 253 0000")
        #expect(session.text == "(650) 253-0000")
    }

    @Test
    func lettersAndPunctuationAreRefused() {
        var session = EditingSession(Self.american, text: "650")
        for text in [" ", "-", "👍", "\r\n", "é"] {
            #expect(!session.insert(text).isAccepted, "\(text)")
        }
        #expect(session.marked == "(650|")
    }

    /// A letter would be a digit of the keypad, and complete the number.
    @Test
    func aTypedLetterIsRefused() {
        var session = EditingSession(Self.american)
        session.type("202404123")
        for letter in ["x", "X", "ｘ", "é", "1x", "ext"] {
            let result = session.insert(letter)
            #expect(!result.isAccepted)
            #expect(result.notice == "Only digits are accepted, and a + in front")
        }
        #expect(session.marked == "(202) 404-123|")
    }

    @Test(arguments: [
        ("1-800-FLOWERS", "+18003569377", ""), ("(800) FLOWERS", "+18003569377", ""),
        ("Tel. 650 253 0000", "+16502530000", "Left out: Tel"),
        ("650-253-0000 ext. 5", "+16502530000", "Left out: ext5"),
        ("650-253-0000 (home)", "+16502530000", "Left out: home"), ("6502530000999", "+16502530000", "Left out: 999"),
        ("+1 650 253 0000", "+16502530000", ""), ("650 25 home", "+165025", "Left out: home"),
        ("1-800-4ME-CARE", "+18004632273", ""), ("1-800-CALL-NOW", "+18002255669", ""),
        ("212-FLOWERS", "+12123569377", ""),
        // Single letters, letters for digits, and words beside a number are not dialled.
        ("(202) 404-123x", "+1202404123", "Left out: x"), ("1-800-356-937S", "+1800356937", "Left out: S"),
        ("(202) 404-l23O", "+1202404", "Left out: l23O"), ("202-404-12AB", "+120240412", "Left out: AB"),
        ("650-253 WORK", "+1650253", "Left out: WORK"),
    ])
    func pastes(text: String, e164: String, notice: String) {
        var session = EditingSession(Self.american)
        let result = session.paste(text)
        #expect(result.isAccepted)
        #expect(result.rawValue == e164)
        #expect(result.notice == notice)
        #expect(EditingSession(Self.american, text: text).rawValue == e164)
    }

    @Test(arguments: ["FLOWERS", "home", "-", "", "👍"])
    func pastesWithoutDigitsAreRefused(text: String) {
        var session = EditingSession(Self.american)
        #expect(!session.paste(text).isAccepted)
        #expect(session.text == "")
    }

    @Test(arguments: [
        ("91", "1", "911 is an emergency number"), ("", "911", "911 is an emergency number"),
        ("212555012", "3", "(212) 555-0123 is reserved for fiction"), ("+", "4", "The number must begin with +1"),
        ("6502530000", "1", "The number takes no more digits"), ("", "0", "No phone number begins with 0"),
    ])
    func refusalsSayWhy(start: String, text: String, reason: String) {
        var session = EditingSession(Self.american)
        session.type(start)
        let before = session.text
        let result = session.insert(text)
        #expect(!result.isAccepted)
        #expect(result.notice == reason)
        #expect(session.text == before)
    }

    @Test(arguments: PhoneNumber.Formatter.CountryCodeOptions.allCases)
    func aPlusBeginsAnInternationalNumber(form: PhoneNumber.Formatter.CountryCodeOptions) {
        let formatter = PhoneNumber.Formatter(allowedCountries: [.usAndCanada, .unitedKingdom])
        var session = EditingSession(PhoneNumberFormat(formatter, includeCountryCode: form))
        #expect(session.insert("+").isAccepted)
        #expect(session.text == "+")
        #expect(session.validity == .incomplete)
        session.type("442070313000")
        #expect(session.rawValue == "+442070313000")
    }

    @Test(arguments: [
        ("", "(___) ___-____"), ("6", "__) ___-____"), ("650", ") ___-____"), ("6502", "__-____"), ("6502530000", ""),
        ("+1650", " ___ ____"), ("+", ""),
    ])
    func prompts(typed: String, prompt: String) {
        var session = EditingSession(Self.american)
        session.type(typed)
        if typed.hasPrefix("+1") {
            #expect(session.prompt.count { $0 == "_" } == 7, "\(session.text)\(session.prompt)")
        } else {
            #expect(session.prompt == prompt)
        }
    }

    @Test
    func formattersAreFormatsThemselves() {
        var session = EditingSession(PhoneNumber.Formatter(allowedCountries: [.usAndCanada]))
        session.type("650253")
        #expect(session.marked == "(650) 253|")
    }

    @Test(arguments: [false, true])
    func editsKeepTheRules(isInternational: Bool) {
        let format = isInternational ? Self.several : Self.american
        for seed in 0..<60 as Range<UInt64> {
            var editor = RandomEditor(format, seed: seed, context: "phone") { session in
                session.text.count { $0.isNumber || $0 == "+" }
            }
            editor.run(edits: 50)
        }
    }
}
