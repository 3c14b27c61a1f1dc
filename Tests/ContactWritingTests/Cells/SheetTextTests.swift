import Testing

@testable import ContactWriting

struct SheetTextTests {
    @Test(arguments: [
        ("Ann & <Bob>", "Ann &amp; &lt;Bob&gt;"), ("a\tb\nc", "a\tb\nc"), ("a\rb", "a_x000D_b"),
        ("\u{1B}[2J", "_x001B_[2J"),
        ("_x0041_", "_x005F_x0041_"), ("_x004_", "_x004_"), ("_x00G1_", "_x00G1_"), ("__x0041_", "__x005F_x0041_"),
        ("_", "_"),
        ("\u{FFFE}\u{FFFF}\u{FFFD}", "_xFFFE__xFFFF_\u{FFFD}"), ("😀é日", "😀é日"),
    ])
    func whatXMLCannotSayIsEscaped(text: String, expected: String) {
        var output: [UInt8] = []
        var text = text
        text.withUTF8 { SheetText.append($0, into: &output) }
        #expect(String(decoding: output, as: UTF8.self) == expected)
    }

    @Test(arguments: ["", "a", "é", "日", "😀", "a😀é\u{301}"])
    func charactersAreThoseOfUTF16(text: String) {
        var copy = text
        #expect(copy.withUTF8 { SheetText.characterCount($0) } == text.utf16.count)
    }

    @Test(arguments: [
        ("+49 30 123456", true), ("+1 212-555-0123", true), ("+44 7400 123456 x12", true), ("+4930123456", false),
        ("+49 30 123456+1", false),
        ("+49 A1", false), ("+49 ", false), ("+ 49 30", false), ("+49  30", false), ("+0 30 1", false),
        ("+4930 1-", false), ("=1 2", false),
        ("+49 30 x", false), ("+49 x12", false),
    ])
    func aNumberInInternationalFormIsNoFormula(text: String, isNumber: Bool) {
        #expect(SpreadsheetCell.isInternationalNumber(text) == isNumber)
    }
}
