import Foundation
import StoreTestSupport
import Testing

/// The live field as a person meets it.
@Suite(.serialized)
struct LiveFieldTests {
    private let folder: TemporaryFolder
    private let green = 32
    private let red = 31
    private let yellow = 33

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func aValidValueIsWrittenToStandardOutput() throws {
        let session = try TerminalSession("zip", in: folder)
        #expect(session.screen.text(0) == "ZIP Code: 00000")
        try session.type("100") { $0.text(0) == "ZIP Code: 10000" && $0.column == 13 }
        #expect(session.screen.text(1) == "A ZIP code has 5 digits")
        try session.type("01") { $0.style(of: "10001", line: 0) == green }
        session.type("\r")
        let end = try session.end()
        #expect(end.output == "10001\n")
        #expect(end.code == 0)
        #expect(session.isCooked)
        #expect(!session.screen.isPasteBracketed)
    }

    @Test func invalidKeysAreRefused() throws {
        let session = try TerminalSession("mobile-cn", in: folder)
        try session.type("1380013800") { $0.text(0) == "Mobile: 138-0013-800_" }
        try session.type("q") { $0.text(1) == "Only digits are accepted" }
        #expect(session.screen.style(of: "138", line: 0) == yellow)
        try session.type("0") { $0.text(0) == "Mobile: 138-0013-8000" && $0.text(1) == "" }
        session.type("\r")
        #expect(try session.end().output == "13800138000\n")
    }

    @Test func theCaretGoesEverywhere() throws {
        let session = try TerminalSession("phrase", in: folder)
        try session.type("ello worl") { $0.text(0) == "Phrase: ello worl" }
        try session.type("\u{1}h") { $0.text(0) == "Phrase: hello worl" && $0.column == 9 }
        try session.type("\u{1B}[Fd") { $0.text(0) == "Phrase: hello world" }
        try session.type("\u{1B}[D\u{1B}[D\u{7F}") { $0.text(0) == "Phrase: hello wold" }
        try session.type("\u{1B}[3~") { $0.text(0) == "Phrase: hello wod" }
        try session.type("\u{B}") { $0.text(0) == "Phrase: hello wo" }
        try session.type("\u{1A}") { $0.text(0) == "Phrase: hello wod" }
        try session.type("\u{19}") { $0.text(0) == "Phrase: hello wo" }
        try session.type("\u{15}") { $0.text(0) == "Phrase:" }
        try session.type("日本") { $0.text(0) == "Phrase: 日本" && $0.column == 12 }
        session.type("\r")
        #expect(try session.end().output == "日本\n")
    }

    @Test func aPasteIsOneEdit() throws {
        let session = try TerminalSession("phone", "--region", "US", in: folder)
        try session.type("\u{1B}[200~+1 650\r253-0000\u{1B}[201~") { $0.style(of: "(650) 253-0000", line: 0) == green }
        try session.type("\u{1A}") { $0.text(0) == "Phone: (___) ___-____" }
        try session.type("6502530000") { $0.text(0) == "Phone: (650) 253-0000" }
        session.type("\r")
        #expect(try session.end().output == "+16502530000\n")
    }

    @Test func anotherNumberIsNoValue() throws {
        let session = try TerminalSession("phone", "--region", "US", in: folder)
        try session.type("+44 1650 2530000") { $0.text(1) == "Not the number that was typed: +44 1650 2530000" }
        try session.type("\r") { $0.style(of: "+1 (650", line: 0) == yellow }
        session.type("\u{1B}")
        let end = try session.end()
        #expect(end.output == "")
        #expect(end.code == 130)
    }

    @Test func anyMask() throws {
        let session = try TerminalSession("--mask", "+C(DDD)-DDD-DD-DD", "--conditions", "7,8", in: folder)
        try session.type("7701") { $0.text(0) == "Value: +7(701)-___-__-__" }
        try session.type("1234567") { $0.style(of: "+7(701)-123-45-67", line: 0) == green }
        session.type("\r")
        #expect(try session.end().output == "77011234567\n")
    }

    @Test func anInvalidValueKeepsTheFieldOpen() throws {
        let session = try TerminalSession("age(18,99)", "--required", in: folder)
        try session.type("\r") { $0.text(1) == "Age is required" }
        try session.type("7\r") { $0.text(1) == "At least 18 years" && $0.style(of: "7", line: 0) == yellow }
        try session.type("7") { $0.style(of: "77", line: 0) == green }
        session.type("\r")
        #expect(try session.end().output == "77\n")
    }

    @Test func anInvalidValueIsRed() throws {
        let session = try TerminalSession("ssn", in: folder)
        try session.type("9") { $0.style(of: "9", line: 0) == red && $0.text(1) == "No number begins with 9" }
    }

    @Test func aLongTextScrolls() throws {
        let session = try TerminalSession("phrase", in: folder, columns: 30)
        try session.type("one two three four five six") { $0.text(0) == "Phrase: two three four five six".suffixed(29) }
        try session.type("\u{1}") { $0.text(0).hasPrefix("Phrase: one two") && $0.column == 8 }
    }
}

// MARK: - Ends

extension LiveFieldTests {
    @Test(arguments: ["\u{1B}", "\u{3}", "\u{4}"])
    func leavingWithoutAValue(_ key: String) throws {
        let session = try TerminalSession("zip", in: folder)
        session.type(key)
        let end = try session.end()
        #expect(end.code == 130)
        #expect(end.output == "")
        #expect(session.isCooked)
    }

    /// A terminal that is cut off in the middle of a paste never sends its end.
    @Test func anUnfinishedPasteIsLeftWithControlC() throws {
        let session = try TerminalSession("zip", in: folder)
        session.type("\u{1B}[200~100")
        session.type("\u{3}")
        let end = try session.end()
        #expect(end.output == "")
        #expect(end.code == 130)
        #expect(session.isCooked)
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func aSignalLeavesTheTerminalAsItWas(_ signal: Int32) throws {
        let session = try TerminalSession("zip", in: folder)
        #expect(!session.isCooked)
        try session.type("123") { $0.text(0) == "ZIP Code: 12300" }
        session.send(signal)
        let end = try session.end()
        #expect(end.code == 128 + signal)
        #expect(end.output == "")
        #expect(session.isCooked)
        #expect(!session.screen.isPasteBracketed)
    }

    @Test func emptyIsFineUnlessRequired() throws {
        let session = try TerminalSession("zip", in: folder)
        session.type("\r")
        let end = try session.end()
        #expect(end.code == 0)
        #expect(end.output == "\n")
    }
}

extension String {
    /// The label and as much of the end as there is room for.
    fileprivate func suffixed(_ columns: Int) -> String {
        let label = "Phrase: "
        return label + dropFirst(label.count).suffix(columns - label.count)
    }
}
