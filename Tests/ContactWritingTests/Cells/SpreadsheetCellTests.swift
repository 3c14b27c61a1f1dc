import Testing

@testable import ContactWriting

/// M83: no cell of a CSV report is evaluated by a spreadsheet program or obeyed by a terminal.
@Suite struct SpreadsheetCellTests {
    @Test(arguments: [
        "=1+1", "+SUM(1)", "-1+2", "@SUM(1)", "\tx", "\rx", "\nx", " =1", "  \t=1", "＝1", "＋44", "－1", "＠x",
        "\u{2212}1",
        "\u{FE66}1", "+12", "+44 20 7946 0101", "+0123456789", "+1234567890123456", "=cmd|' /C calc'!A0",
        "\u{FEFF}=1", "\u{200B}=1", "\u{A0}=1", "\u{2003}+1", "\u{3000}@x", "\u{FEFF} \u{200D}-1", "\u{3164}=1",
    ])
    func m83Formulas(text: String) {
        #expect(SpreadsheetCell.neutralized(text) == "'" + text)
    }

    @Test(arguments: [
        ("\u{B}=1", "'‹U+000B›=1"), ("\u{202E}=1", "'‹U+202E›=1"), ("\u{1B}[31m-1", "‹U+001B›[31m-1"),
        ("\u{0}+1", "'‹U+0000›+1"), ("Anna\u{7}", "Anna‹U+0007›"), ("a\u{202E}b", "a‹U+202E›b"),
        ("\u{2066}a\u{2069}", "‹U+2066›a‹U+2069›"), ("a\u{9B}31m", "a‹U+009B›31m"), ("a\u{7F}", "a‹U+007F›"),
        ("\u{200F}א", "‹U+200F›א"),
    ])
    func m83ControlCharacters(text: String, expected: String) {
        #expect(SpreadsheetCell.neutralized(text) == expected)
    }

    @Test(arguments: [
        "", " ", "Anna", "1-800-FLOWERS", "a=b", "+442079460101", "+15550101234", "'=1", "Zoë", "日本", "a\tb",
        "two\nlines",
        "👩‍👩‍👧", "\u{FEFF}Anna", "e\u{301}",
    ])
    func m83HarmlessTexts(text: String) {
        #expect(SpreadsheetCell.neutralized(text) == text)
    }

    @Test func nothingThatIsNeutralizedChangesAgainButForItsApostrophe() {
        for text in ["=1", "\u{1B}[2J", "\u{202E}=1", "+1 202"] {
            let once = SpreadsheetCell.neutralized(text)
            #expect(SpreadsheetCell.neutralized(once) == once)
        }
    }
}
