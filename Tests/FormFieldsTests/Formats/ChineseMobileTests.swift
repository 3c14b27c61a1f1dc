import FormFields
import Testing

/// The 3-4-4 field: eleven digits, the first a 1, separators that come and go.
struct ChineseMobileTests {
    private func session(_ text: String = "") -> EditingSession<GroupedDigits> {
        EditingSession(.chineseMobile, text: text)
    }

    @Test(arguments: [
        ("1", "1"), ("138", "138"), ("1380", "138-0"), ("1380013", "138-0013"), ("13800138", "138-0013-8"),
        ("13800138000", "138-0013-8000"),
    ])
    func separatorsGrowAndShrink(digits: String, text: String) {
        var session = session()
        session.type(digits)
        #expect(session.marked == text + "|")
        session.insert("x")
        #expect(session.text == text)
        #expect(session.deleteBackward().notice == "Taken back: x")
        #expect(session.text == text)
        session.deleteBackward()
        var shorter = self.session()
        shorter.type(String(digits.dropLast()))
        #expect(session.marked == shorter.marked)
    }

    @Test(arguments: ["2", "0", "x", "２", "1x", "138001380001", "86", "+87", "-", " ", "👍", "一"])
    func badEditsAreRefused(text: String) {
        var session = session()
        #expect(!session.insert(text).isAccepted)
        #expect(session.text == "")
    }

    @Test(arguments: ["5", "x", "00", " "])
    func fullFieldsRefuse(text: String) {
        var session = session("13800138000")
        session.moveCaret(to: 5)
        #expect(!session.insert(text).isAccepted)
        #expect(session.marked == "138-0|013-8000")
    }

    @Test(arguments: [
        "13800138000", "138-0013-8000", "138 0013 8000", "+86 138 0013 8000", "008613800138000", "１３８００１３８０００",
        "\u{202D}138 0013 8000\u{202C}",
    ])
    func pastedNumbersAreRead(text: String) {
        var session = session()
        session.paste(text)
        #expect(session.marked == "138-0013-8000|")
        #expect(session.validity == .valid)
        #expect(session.rawValue == "13800138000")
    }

    @Test
    func pasteInTheMiddle() {
        var session = session("138000")
        session.moveCaret(to: 3)
        session.paste("00-13")
        #expect(session.marked == "138-0013|-000")
        #expect(!session.paste("12").isAccepted)
        #expect(session.marked == "138-0013|-000")
    }

    @Test
    func deletionAcrossSeparators() {
        var session = session("13800138000")
        session.moveCaret(to: 4)
        session.deleteBackward()
        #expect(session.marked == "13|0-0138-000")
        session.insert("8")
        #expect(session.marked == "138|-0013-8000")
        session.deleteForward()
        #expect(session.marked == "138|-0138-000")
        session.select(2..<6)
        session.deleteBackward()
        #expect(session.marked == "13|3-8000")
    }

    @Test
    func firstDigitStaysAOne() {
        var session = session("138")
        session.moveCaret(to: 1)
        #expect(!session.deleteBackward().isAccepted)
        #expect(session.marked == "1|38")
        session.moveCaret(to: 0)
        #expect(!session.insert("3").isAccepted)
        session.insert("1")
        #expect(session.marked == "1|13-8")
        session.deleteBackward()
        #expect(session.marked == "|138")
    }

    @Test
    func messages() {
        #expect(session().validity == .empty)
        #expect(session("138").validity == .incomplete)
        #expect(session("138").message == "11 digits are needed")
        let format = GroupedDigits.chineseMobile
        #expect(format.status(of: "238").message == "The first digit must be 1")
        #expect(format.status(of: "138001380001").validity == .invalid)
        #expect(format.formatted("238") == "")
    }

    @Test(arguments: [("", "___-____-____"), ("1", "__-____-____"), ("138", "-____-____"), ("13800138000", "")])
    func prompts(text: String, prompt: String) {
        #expect(session(text).prompt == prompt)
    }

    @Test
    func otherPlans() {
        var session = EditingSession(GroupedDigits(groups: [2, 0, 2, 1], separator: " "))
        session.type("123456")
        #expect(session.marked == "12 34 5|")
    }
}
