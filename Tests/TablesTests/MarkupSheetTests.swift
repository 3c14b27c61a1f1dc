import Archives
import Testing

@testable import Tables

/// Spreadsheets of Excel 2003 in XML, and tables in pages.
struct MarkupSheetTests {
    private func text(_ document: any Spreadsheet, _ place: Int = 0) throws -> (text: String, outcome: SheetOutcome) {
        var output: [UInt8] = []
        let outcome = try document.convert(document.sheets[place]) { output += $0 }
        return (String(decoding: output, as: UTF8.self), outcome)
    }

    private func workbook(_ sheets: String, styles: String = "") throws -> XMLSpreadsheet {
        let bytes = Array(
            """
            <?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>
            <Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
            <Styles>\(styles)</Styles>\(sheets)</Workbook>
            """.utf8)
        #expect(XMLSpreadsheet.begins(bytes))
        return try XMLSpreadsheet(fileByteCount: bytes.count) {
            ByteSection(MemoryFile(bytes), 0..<bytes.count)
        }
    }

    private func page(_ body: String) throws -> HTMLTables {
        let bytes = Array("<!DOCTYPE html><html><body>\(body)</body></html>".utf8)
        #expect(HTMLTables.begins(bytes))
        return try HTMLTables(fileByteCount: bytes.count) {
            ByteSection(MemoryFile(bytes), 0..<bytes.count)
        }
    }

    @Test func cellsOfExcel2003AreReadAsTheyAreShown() throws {
        let styles = """
            <Style ss:ID="z"><NumberFormat ss:Format="00000"/></Style><Style ss:ID="p"><NumberFormat ss:Format="+0"/></Style>
            <Style ss:ID="d"><NumberFormat ss:Format="Short Date"/></Style>
            """
        let rows = """
            <Row><Cell><Data ss:Type="String">Name</Data></Cell><Cell><Data ss:Type="String">Phone</Data></Cell></Row>
            <Row ss:Index="3"><Cell><Data ss:Type="String">Ann, <B>Abe</B></Data><Comment><Data>seen</Data></Comment></Cell>
            <Cell ss:StyleID="p"><Data ss:Type="Number">16502530000</Data></Cell></Row>
            <Row><Cell ss:Index="2" ss:StyleID="z"><Data ss:Type="Number">1067</Data></Cell>
            <Cell ss:MergeAcross="1"><Data ss:Type="Boolean">1</Data></Cell>
            <Cell ss:StyleID="d"><Data ss:Type="DateTime">1985-04-12T00:00:00.000</Data></Cell>
            <Cell ss:Formula="=1"/></Row>
            """
        let document = try workbook(
            "<Worksheet ss:Name=\"A\"><Table>\(rows)</Table></Worksheet>", styles: styles)
        let result = try text(document)
        #expect(result.text == "Name,Phone\n\n\"Ann, Abe\",+16502530000\n,01067,TRUE,,1985-04-12\n")
        #expect(result.outcome.losses.map(\.kind) == [.formulaWithoutValue])
    }

    @Test func sheetsOfExcel2003AreNamed() throws {
        let empty = """
            <Worksheet ss:Name="Cover"><Table/><WorksheetOptions><Visible>SheetHidden</Visible></WorksheetOptions></Worksheet>
            """
        let row = "<Row ss:Hidden=\"1\"><Cell><Data ss:Type=\"String\">a</Data></Cell></Row>"
        let document = try workbook(
            empty + "<Worksheet ss:Name=\"B\"><Table><Column ss:Hidden=\"1\"/>\(row)</Table></Worksheet>")
        #expect(document.sheets.map(\.name) == ["Cover", "B"])
        #expect(document.sheets.map(\.isHidden) == [true, false])
        #expect(document.sheets.map(\.isFirst) == [false, true])
        #expect(document.sheets.map(document.isEmpty) == [true, false])
        let hidden = try text(document, 1).outcome.hidden
        #expect(hidden.rowCount == 1 && hidden.columns == [0])
        #expect(throws: TableError.self) { try workbook("") }
    }

    @Test(arguments: [
        ("<tr><th>Name</th><th>Phone</th></tr><tr><td>Ann</td><td>1</td></tr>", "Name,Phone\nAnn,1\n"),
        // Ends of rows and cells may be missing.
        ("<thead><tr><td>Name<td>Phone<tbody><tr><td>Ann<td>1", "Name,Phone\nAnn,1\n"),
        ("<tr><td>a\n  <b>b</b>c&nbsp;&amp;</td><td>x<br>y</td></tr>", "a bc &,\"x\ny\"\n"),
        ("<tr><td colspan=2>a</td><td>b</td></tr>", "a,,b\n"),
        (
            "<tr><td rowspan=\"2\">a</td><td>b</td></tr><tr><td>c</td></tr><tr><td>d</td></tr>", "a,b\n,c\nd\n"
        ),
        ("<tr><td>Ann</td><td><a href=\"tel:+16502530000\"><img src=x></a></td></tr>", "Ann,+16502530000\n"),
        ("<TR><TD>a <> b</TD><td>2 < 3</td></TR>", "a b,2 < 3\n"),
        ("<tr><td>a</td></tr><script>var x = '<td>b</td>'</script><!-- <tr><td>c --><tr><td>d</td></tr>", "a\nd\n"),
    ])
    func rowsOfPagesAreRead(_ rows: String, _ expected: String) throws {
        let document = try page("<table>\(rows)</table>")
        #expect(try text(document).text == expected)
        #expect(document.sheets.map(\.name) == ["Table 1"])
    }

    @Test func tablesOfPagesAreSheets() throws {
        let table = "<tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr>"
        let document = try page(
            """
            <table><tr><td><table><caption>Staff</caption>\(table)</table></td></tr></table>
            <table></table><table><caption>Staff</caption>\(table)</table>
            """)
        #expect(document.sheets.map(\.name) == ["Staff", "Table 2"])
        #expect(try document.sheets.indices.map { try text(document, $0).text } == ["a,b\nc,d\n", "a,b\nc,d\n"])
        #expect(document.hasRows && !document.hasCards)
        #expect(try !page("<table><tr><td>User<td><input></tr></table>").hasRows)
        #expect(try page("<div class=\"x vcard\">").hasCards)
        // To read each of them would take the square of their number.
        let many = String(repeating: "<table><tr><td>a<td>b</table>", count: 10_000)
        #expect(throws: TableError.self) { try page(many) }
    }
}
