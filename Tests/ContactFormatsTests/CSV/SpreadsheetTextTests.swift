import ContactFormats
import Testing

/// M83: formulas are made harmless, E.164 numbers stay as they are.
@Suite struct SpreadsheetTextTests {
    @Test(arguments: [
        "=1+1", "+1-1", "-1", "@SUM(A1)", "\tx", "\r=1", " =1", "＝1", "+cmd|' /C calc'!A0", "+1 202-555-0101",
        "+0123456789", "+123456", "+1234567890123456", "+12025550101;ext=1",
    ])
    func m83Formulas(text: String) {
        #expect(SpreadsheetText.protected(text) == "'" + text)
        #expect(SpreadsheetText.unprotected("'" + text) == text)
    }

    @Test(arguments: ["+12025550101", "Anna", "", "'Anna'", "0123", " Anna"]) func m83HarmlessTexts(text: String) {
        #expect(SpreadsheetText.protected(text) == text)
        #expect(SpreadsheetText.unprotected(text) == text)
    }
}
