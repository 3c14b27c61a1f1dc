import Testing

@testable import Tables

struct WorkbookTests {
    @Test func cellsOfEveryKindAreRead() throws {
        let book = try workbook(
            [
                (
                    "Contacts",
                    """
                    <row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="D1" t="inlineStr"><is><t>Born</t></is></c></row>
                    <row r="2"><c r="A2" t="s"><v>2</v></c><c r="B2"><v>4.47400123456E+11</v></c><c r="D2" s="1"><v>31149</v></c></row>
                    <row r="4"><c r="B4" s="2"><v>1712345678</v></c><c r="C4" t="b"><v>1</v></c><c r="E4" t="str"><v>a, "b"</v></c></row>
                    """
                )
            ],
            shared: [
                "<t>Name</t>", "<t>Phone</t>", "<r><t>Ros</t></r><r><t>alind</t></r><rPh sb=\"0\"><t>no</t></rPh>",
            ],
            formats: ["00000000000"])
        #expect(
            try book.text() == """
                Name,Phone,,Born
                Rosalind,447400123456,,1985-04-12

                ,01712345678,TRUE,,"a, ""b\"""

                """)
    }

    @Test func sheetsAreNamed() throws {
        let row = "<row><c><v>1</v></c></row>"
        let book = try workbook([("First", row), ("Zweites &amp; Blatt", row.replacing("1", with: "2"))])
        #expect(book.sheetNames == ["First", "Zweites & Blatt"])
        #expect(try book.text() == "1\n")
        #expect(try book.text(sheet: "zweites & blatt") == "2\n")
        #expect(throws: TableError.noSuchSheet(name: "Third", sheets: book.sheetNames)) {
            try book.text(sheet: "Third")
        }
    }

    @Test func entityBombsAreRefused() throws {
        let prologue = "<!DOCTYPE x [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;\">]>"
        let book = try workbook([("A", "<row><c t=\"str\"><v>&b;</v></c></row>")], prologue: prologue)
        #expect(throws: TableError.documentType) { try book.text() }
    }

    @Test func damagedXMLIsAnError() throws {
        let book = try workbook([("A", "<row><c><v>1</c></row>")])
        #expect(throws: TableError.self) { try book.text() }
    }

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
        ("yyyy\\-mm\\-dd", NumberFormat.date), ("dd/mm/yy", .date), ("[$-407]d. mmmm yyyy", .date), ("h:mm", .date),
        ("0", .digits(1)), ("00000", .digits(5)), ("#,##0.00", .general), ("General", .general),
        ("\"days\" 0.0", .general), ("0.00E+00", .general), ("@", .general), ("[Red]0.0", .general),
    ])
    func formatsAreToldApart(_ code: String, _ format: NumberFormat) {
        #expect(NumberFormat(code: code) == format)
    }
}
