import ArchiveTestSupport
import Archives
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
        #expect(book.sheets.map(\.name) == ["First", "Zweites & Blatt"])
        #expect(try book.text() == "1\n")
        #expect(try book.text(sheet: "zweites & blatt") == "2\n")
        #expect(throws: TableError.noSuchSheet(name: "Third", sheets: book.sheets.map(\.name))) {
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

    @Test func sheetsSayWhatTheyAre() throws {
        let book = try workbook(
            [("A", ""), ("B", ""), ("C", ""), ("M", "")], kinds: ["B": "chartsheet", "M": "dialogsheet"], hidden: ["A"])
        #expect(book.sheets.map(\.kind) == [.cells, .chart, .cells, .other])
        #expect(book.sheets.map(\.isHidden) == [true, false, false, false])
        #expect(book.sheets.map(\.isFirst) == [false, false, true, false])
        #expect(book.sheets.map(book.isEmpty) == [true, true, true, true])
        #expect(throws: TableError.self) { try book.convert(book.sheets[1]) { _ in } }
    }

    @Test func hiddenRowsAndColumnsAreReadAndCounted() throws {
        let book = try workbook(
            [
                (
                    "A",
                    """
                    <row r="1"><c r="A1"><v>1</v></c><c r="AB1"><v>2</v></c></row><row r="2" hidden="1"><c><v>3</v></c></row>
                    <row r="3" hidden="true"/>
                    """
                )
            ], columns: #"<col min="2" max="3" hidden="1"/><col min="27" max="16384" width="0"/>"#)
        var output: [UInt8] = []
        let hidden = try book.convert(book.first) { output += $0 }.hidden
        #expect(hidden.rowCount == 1)
        #expect(hidden.columnLetters == ["AB"])
        #expect(String(decoding: output, as: UTF8.self).hasSuffix(",2\n3\n\n"))
    }

    @Test func formulasWithoutAResultAreCounted() throws {
        let rows =
            "<row><c><f>1+1</f><v>2</v></c><c><f>A1</f></c><c><f>A2</f><v/></c><c t=\"str\"><f>A3</f><v></v></c></row>"
        let book = try workbook([("A", rows)])
        let losses = try book.convert(book.first) { _ in }.losses
        #expect(losses == [TableLoss(kind: .formulaWithoutValue, count: 2, record: 1)])
        let unknown = try workbook([("A", "<row><c><f>A1</f></c></row>")])
        #expect(!unknown.isEmpty(unknown.first))
    }

    /// A file must not become many times its content by naming one part often.
    @Test func sheetsOfOnePartAreOne() throws {
        let links = (0..<3).map { "<Relationship Id=\"r\($0)\" Type=\"x/worksheet\" Target=\"worksheets/sheet.xml\"/>" }
        let sheets = (0..<3).map { "<sheet name=\"\($0)\" r:id=\"r\($0)\"/>" }
        let archive = Packer.zip([
            Packer.Member("xl/workbook.xml", "<workbook xmlns:r=\"r\"><sheets>\(sheets.joined())</sheets></workbook>"),
            Packer.Member("xl/_rels/workbook.xml.rels", "<Relationships>\(links.joined())</Relationships>"),
            Packer.Member("xl/worksheets/sheet.xml", "<worksheet/>"),
        ])
        #expect(try Workbook(ZipArchive(MemoryFile(archive))).sheets.map(\.kind) == [.cells, .same, .same])
    }
}
