import Testing

@testable import Tables

/// A cell is what it shows.
struct NumberFormatTests {
    @Test(arguments: [
        ("447400123456", "447400123456"), ("4.47400123456E+11", "447400123456"), ("0.30000000000000004", "0.3"),
        ("12.5", "12.5"), ("-3", "-3"), ("1E+400", "1E+400"), ("text", "text"), ("", ""),
    ])
    func numbersAreWrittenInFull(_ stored: String, _ text: String) {
        #expect(NumberFormat.general.text(of: stored, startsIn1904: false) == text)
    }

    @Test(arguments: [
        ("31149", false, "1985-04-12"), ("29687", true, "1985-04-12"), ("1", false, "1900-01-01"),
        ("60", false, "1900-03-01"), ("61", false, "1900-03-01"), ("36526.75", false, "2000-01-01 18:00:00"),
        ("0.5", false, "12:00:00"), ("-1", false, "-1"), ("99999999", false, "99999999"),
    ])
    func datesAreWrittenByTheirDays(_ stored: String, _ is1904: Bool, _ text: String) {
        #expect(NumberFormat.date.text(of: stored, startsIn1904: is1904) == text)
    }

    @Test(arguments: [
        ("yyyy\\-mm\\-dd", true), ("dd/mm/yy", true), ("[$-407]d. mmmm yyyy", true), ("h:mm", true),
        ("[h]:mm:ss", true),
        ("[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy", true), ("mm:ss.0", true), ("0", false), ("#,##0.00", false),
        ("General", false),
        ("\"days\" 0.0", false), ("0.00E+00", false), ("@", false), ("[Red]0.0", false), ("[Red][>5]0;d", false),
    ])
    func datesAreToldFromNumbers(_ code: String, _ isDate: Bool) {
        let text = NumberFormat(code: code).text(of: "31149.5", startsIn1904: false)
        #expect((text != "31149.5") == isDate, "\(text)")
    }

    /// ECMA-376, part 1, 18.8.31.
    @Test(arguments: [
        // A plus, leading zeros, and groups.
        ("+0", "6563347712", "+6563347712"), (#""+"0"#, "6563347712", "+6563347712"),
        (#"\+0"#, "6.563347712E+9", "+6563347712"),
        ("[$-409]+00 00", "6563347712", "+65633477 12"), ("+## #### ####", "6563347712", "+65 6334 7712"),
        ("00000-0000", "981040000", "98104-0000"), ("00000-0000", "11040000", "01104-0000"),
        (###"0#" "##" "##" "##" "##"###, "612345678", "06 12 34 56 78"),
        (#"000\-000\-0000"#, "2063247781", "206-324-7781"),
        ("00000", "1067", "01067"), ("0", "5", "5"), ("0", "0", "0"), ("#", "0", "0"),
        // Text in front and behind.
        (#""Tel. "0"#, "6563347712", "Tel. 6563347712"), (#"+\4\9 0"#, "30303986300", "+49 30303986300"),
        ("+49 0", "30303986300", "+49 30303986300"), ("[$+65] 0000 0000", "63347712", "+65 6334 7712"),
        ("[$+65-4809] 0000 0000", "63347712", "+65 6334 7712"), (#""+"General"#, "6563347712", "+6563347712"),
        ("_(0_)", "63347712", "63347712"), ("* 0", "63347712", "63347712"), (#"0" (office)""#, "123", "123 (office)"),
        // Sections: conditions, colours, zero, text.
        ("[<=9999999]###-####;(###) ###-####", "3247781", "324-7781"),
        ("[<=9999999]###-####;(###) ###-####", "2063247781", "(206) 324-7781"),
        ("[Blue]+0;[Red]-0", "6563347712", "+6563347712"), ("+0;-0;0;@", "0", "0"), ("+0;-0;;@", "0", "0"),
        ("[=1]\"one\";[>1000]+0;0", "6563347712", "+6563347712"), ("[=1]\"one\";[>1000]+0;0", "20", "20"),
        ("[=1]\"one\";[>1000]+0;0", "1", "1"), ("???-???", "1234", "1-234"),
        // Amounts are plain, but for a plus.
        ("#,##0", "6563347712", "6563347712"), ("+#,##0", "6563347712", "+6563347712"),
        ("0.00", "6563347712", "6563347712"),
        ("0.00", "12.5", "12.5"), ("0%", "1", "1"), ("0.00E+00", "6563347712", "6563347712"), ("# ?/?", "5", "5"),
        // The plain number, where the format hides it or cannot be applied.
        (";;;", "6563347712", "6563347712"), ("", "12", "12"), ("+0", "12.5", "12.5"), ("+0", "-5", "-5"),
        ("+0", "n/a", "n/a"),
        ("@", "6563347712", "6563347712"), ("\"unclosed", "12", "12"), ("[unclosed", "12", "12"), ("\\", "12", "12"),
    ])
    func wholeNumbersAreWrittenAsTheyAreShown(_ code: String, _ stored: String, _ shown: String) {
        #expect(NumberFormat(code: code).text(of: stored, startsIn1904: false) == shown)
    }

    @Test(arguments: [
        (#""+"@"#, "+656"), ("0;0;0;\"+\"@", "+656"), ("@", nil), ("General", nil), ("0", nil), ("0;0;0;", nil),
    ])
    func textsAreShownByTheirSection(_ code: String, _ shown: String?) {
        #expect(NumberFormat(code: code).text(ofText: { "656" }) == shown)
    }

    @Test(arguments: [
        ("Ann_x000D_\nAbe", "Ann\nAbe"), ("Ann_x000D__x000A_Abe", "Ann\nAbe"), ("Ann_x000D_Abe", "Ann\nAbe"),
        ("a_x0009_b", "a\tb"),
        ("_x005F_x000D_", "_x000D_"), ("_xD83D__xDE00_", "\u{1F600}"), ("_xD83D_", "_xD83D_"),
        ("_xZZZZ_ _x00", "_xZZZZ_ _x00"),
        ("first_name", "first_name"), ("_x0000_", "_x0000_"), ("", ""), ("ä_x00e4_", "ää"),
    ])
    func escapesAreDecoded(_ stored: String, _ text: String) { #expect(EscapedText.decoded(stored) == text) }

    @Test func cellsAreReadAsTheyAreShown() throws {
        let rows = """
            <row><c s="2"><v>6563347712</v></c><c s="2" t="s"><v>0</v></c><c t="inlineStr"><is><t>b_x000D_</t></is></c>\
            <c s="3" t="s"><v>0</v></c></row>
            """
        let book = try workbook([("A", rows)], shared: ["<t>65_x0020_6</t>"], formats: ["+0", "&quot;+&quot;@"])
        #expect(try book.text() == "+6563347712,65 6,\"b\n\",+65 6\n")
    }
}
