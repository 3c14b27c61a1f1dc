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
