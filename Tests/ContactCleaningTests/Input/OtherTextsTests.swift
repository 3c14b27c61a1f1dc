import ArchiveTestSupport
import ContactModel
import ContactReading
import ContactStore
import StoreTestSupport
import Testing

@testable import ContactCleaning
@testable import SourceInput

/// Files that are no contacts are refused, with what to do; tables of something else keep their columns.
struct OtherTextsTests {
    private let bench: Workbench

    init() throws { bench = try Workbench() }

    @Test(arguments: [
        "demo/__init__.py,sha256=b1946ac92492d2347c6235b4d2611184,12\ndemo/core.py,sha256=591785b794601e212b260e25925636fd,840\n"
            + "demo/text.py,sha256=f2ca1bb6c7e907d06dafe4687e579fce,76\n",
        "4845c1632b3561a9debe59be8c1d4b4f  /etc/demo/session\n",
        "Wumm,Zack\n0x1p-3,0x1p-9\n0x1p-4,0x1p-9\n0x1p-5,0x1p-9\n",
        "# Demo package, version 1.0\nalpha, beta\ngamma, delta\nepsilon, zeta\neta, theta\n",
        #"{"4217": [{"alpha_3": "AED", "name": "UAE Dirham"}, {"alpha_3": "ALL", "name": "Lek"}]}"#,
        "<fonts><alias><family>Demo Serif</family></alias><alias><family>Demo Sans</family></alias></fonts>",
        "<project><groupId>demo</groupId><name>Demo Core</name><description>Says hello</description></project>",
    ])
    func textsWithoutContactsAreRefused(_ text: String) throws {
        let path = try bench.folder.write(text, to: "other.txt")
        let error = try bench.ingest(path).errors.first?.description ?? ""
        #expect(error.contains("without contacts") || error.contains("without a table"), "\(error)")
    }

    @Test func aMappingReadsThemAllTheSame() throws {
        var bench = bench
        bench.options.reading.headerMap = HeaderMap(columns: [HeaderMap.Column("Left", .field(.displayName))])
        let path = try bench.folder.write("Left,Right\n0x1p-3,0x1p-9\n0x1p-4,0x1p-9\n", to: "other.csv")
        #expect(try bench.ingest(path).total.storedContacts == 2)
    }

    @Test func tablesOfSomethingElseKeepTheirColumns() throws {
        let path = try bench.folder.write("Artikel;EAN\nLampe;4006381333931\nStuhl;4006381333948\n", to: "items.csv")
        let summary = try bench.ingest(path)
        #expect(summary.total.storedContacts == 2)
        #expect(try bench.rows("SELECT count(*) FROM phone_numbers") == ["0"])
    }

    /// A workbook in one file of XML, packed by itself.
    @Test func aFlatWorkbookMayBePacked() throws {
        let text = """
            <?xml version="1.0"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" \
            xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" \
            xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" \
            office:mimetype="application/vnd.oasis.opendocument.spreadsheet"><office:body><office:spreadsheet>\
            <table:table table:name="Team"><table:table-row><table:table-cell><text:p>Name</text:p></table:table-cell>\
            <table:table-cell><text:p>Phone</text:p></table:table-cell></table:table-row><table:table-row>\
            <table:table-cell><text:p>Ada</text:p></table:table-cell><table:table-cell><text:p>650-253-0000</text:p>\
            </table:table-cell></table:table-row></table:table></office:spreadsheet></office:body></office:document>
            """
        let path = try bench.write(Packer.gzip(Array(text.utf8)), to: "team.fods.gz")
        let summary = try bench.ingest(path)
        #expect(summary.errors.isEmpty)
        #expect(try bench.rows("SELECT display_name FROM contacts") == ["Ada"])
        let archive = try bench.write(Packer.zip([Packer.Member("x/team.fods", text)]), to: "team.zip")
        #expect(try bench.ingest(archive).inputs.map(\.status).count == 1)
    }

    /// Programs of the web write tables in pages, and workbooks in XML, and call both `.xls`.
    @Test func tablesInMarkupAreRead() throws {
        let table = """
            <table><tr><th>Name</th><th>Phone</th></tr><tr><td>Ada</td><td>650-253-0000</td></tr>\
            <tr><td>Bo</td><td>650-253-0077</td></tr></table>
            """
        let page = "<html><body><table><tr><td>\(table)</td></tr></table></body></html>"
        #expect(try bench.ingest(bench.write(Array(page.utf8), to: "page.xls")).errors.isEmpty)
        let cells = [["Name", "Phone"], ["Cy", "650-253-0044"]].map { row in
            "<Row>\(row.map { "<Cell><Data ss:Type=\"String\">\($0)</Data></Cell>" }.joined())</Row>"
        }
        let workbook = """
            <?xml version="1.0"?><Workbook xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">\
            <Worksheet ss:Name="Team"><Table>\(cells.joined())</Table></Worksheet></Workbook>
            """
        #expect(try bench.ingest(bench.write(Array(workbook.utf8), to: "team.xls")).errors.isEmpty)
        #expect(try bench.rows("SELECT display_name FROM contacts") == ["Ada", "Bo", "Cy"])
        #expect(try bench.rows("SELECT format FROM sources") == ["HTML tables", "Excel 2003 XML"])
        let login = "<html><body><table><tr><td>User</td><td><input></td></tr></table></body></html>"
        let error = try #require(bench.ingest(bench.write(Array(login.utf8), to: "login.csv")).errors.first)
        #expect("\(error)".contains("HTML page without contacts"), "\(error)")
    }

    /// A page says its encoding.
    @Test(arguments: [
        ("windows-1252", [0x4A, 0xF6, 0x72, 0x67, 0x92] as [UInt8], "Jörg’"), ("ISO-8859-1", [0x92], "’"),
        ("windows-1251", [0xC0, 0xED, 0xED, 0xE0], "Анна"), ("shift_jis", [0x8E, 0x52, 0x93, 0x63], "山田"),
        ("utf-8", Array("Jörg".utf8), "Jörg"), ("utf-16", Array("Jörg".utf8), "Jörg"),
        ("unheard-of", Array("Jörg".utf8), "Jörg"),
    ])
    func pagesAreReadInTheirEncoding(_ charset: String, _ name: [UInt8], _ expected: String) throws {
        var page = Array("<html><head><meta http-equiv=Content-Type content=\"text/html; charset=\(charset)\">".utf8)
        page += Array("<table><tr><th>Name<th>Phone<tr><td>".utf8) + name
        page += Array("<td>650-253-0000<tr><td>Bo<td>650-253-0077</table>".utf8)
        #expect(try bench.ingest(bench.write(page, to: "page.xls")).errors.isEmpty)
        #expect(try bench.rows("SELECT display_name FROM contacts") == [expected, "Bo"])
    }
}
