import ArchiveTestSupport
import Archives
import Testing

@testable import Tables

/// OpenDocument 1.3, part 3, chapter 9.
struct OpenDocumentTests {
    private func document(
        _ tables: String, manifest: String = "", limits: ExpansionLimits = ExpansionLimits()
    ) throws -> OpenDocument {
        try OpenDocument(
            ZipArchive(MemoryFile(Packer.openDocument(tables, manifest: manifest))), limits: limits)
    }

    private func sheet(_ rows: String, name: String = "A") -> String {
        "<table:table table:name=\"\(name)\">\(rows)</table:table>"
    }

    private func text(_ document: OpenDocument, _ place: Int = 0) throws -> (text: String, outcome: SheetOutcome) {
        var output: [UInt8] = []
        let outcome = try document.convert(document.sheets[place]) { output += $0 }
        return (String(decoding: output, as: UTF8.self), outcome)
    }

    private func row(_ cells: String, _ attributes: String = "") -> String {
        "<table:table-row \(attributes)>\(cells)</table:table-row>"
    }

    private func cell(_ text: String, _ attributes: String = "office:value-type=\"string\"") -> String {
        "<table:table-cell \(attributes)><text:p>\(text)</text:p></table:table-cell>"
    }

    @Test(arguments: [
        (#"office:value-type="string""#, "Ann", "Ann"),
        (
            #"office:value-type="string""#,
            "a<text:s text:c=\"2\"/>b<text:tab/>c<text:line-break/><text:span>d</text:span>", "a  b\tc\nd"
        ),
        (#"office:value-type="string""#, "a</text:p><text:p>b", "a\nb"),
        (#"office:value-type="float" office:value="6563347712""#, "+6563347712", "+6563347712"),
        (#"office:value-type="float" office:value="1067""#, "01067", "01067"),
        (#"office:value-type="float" office:value="2063247781""#, "(206) 324-7781", "(206) 324-7781"),
        (#"office:value-type="float" office:value="6563347712""#, "6,563,347,712", "6563347712"),
        (#"office:value-type="float" office:value="6563347712""#, "+6.563.347.712", "+6563347712"),
        (#"office:value-type="float" office:value="447400123456""#, "4.47E+11", "447400123456"),
        (#"office:value-type="float" office:value="4.47400123456E+11""#, "447400123456", "447400123456"),
        (#"office:value-type="float" office:value="12.5""#, "12,50", "12.5"),
        (#"office:value-type="float" office:value="0""#, "0", "0"),
        (#"office:value-type="float" office:value="5""#, "###", "5"), (#"office:value-type="float""#, "5", "5"),
        (#"office:value-type="currency" office:value="5""#, "5,00 €", "5"),
        (#"office:value-type="percentage" office:value="0.5""#, "50 %", "0.5"),
        (#"office:value-type="date" office:date-value="1985-04-12""#, "12.04.85", "1985-04-12"),
        (#"office:value-type="date" office:date-value="1985-04-12T18:00:00""#, "x", "1985-04-12 18:00:00"),
        (#"office:value-type="time" office:time-value="PT12H00M00S""#, "12:00:00", "12:00:00"),
        (#"office:value-type="boolean" office:boolean-value="true""#, "WAHR", "TRUE"), ("", "plain", "plain"),
    ])
    func cellsAreReadAsTheyAreShown(_ attributes: String, _ shown: String, _ expected: String) throws {
        let result = try text(document(sheet(row(cell(shown, attributes) + cell("x")))))
        let isQuoted = expected.contains { "\t\n,|;\"".contains($0) }
        #expect(result.text == (isQuoted ? "\"\(expected)\"" : expected) + ",x\n")
        #expect(result.outcome.losses.isEmpty)
    }

    @Test func repeatedRowsAndCellsAreBounded() throws {
        let blank = "<table:table-cell table:number-columns-repeated=\"3\"/>"
        let last = row(
            "<table:table-cell table:number-columns-repeated=\"16384\"/>", "table:number-rows-repeated=\"1048576\"")
        let rows =
            row(cell("a") + blank + cell("b", "table:number-columns-repeated=\"2\""))
            + row("", "table:number-rows-repeated=\"2\"")
            + row(cell("c"), "table:number-rows-repeated=\"2\"") + last
        #expect(try text(document(sheet(rows))).text == "a,,,,b,b\n\n\nc\nc\n")
        let far = row(
            "<table:table-cell table:number-columns-repeated=\"9223372036854775807\"/>" + cell("a") + cell("b"))
        #expect(
            try text(document(sheet(far))).outcome.losses == [TableLoss(kind: .tooManyColumns, count: 2, record: 1)])
        let wide = row(cell("a", "table:number-columns-repeated=\"5000\""))
        let result = try text(document(sheet(wide)))
        #expect(result.outcome.losses == [TableLoss(kind: .tooManyColumns, count: 904, record: 1)])
        let deep = row(cell(String(repeating: "x", count: 1000)), "table:number-rows-repeated=\"1000000\"")
        #expect(throws: TableError.ratioExceeded(limit: 200)) { try text(document(sheet(deep))) }
        var limits = ExpansionLimits()
        limits.maxRecordLength = 100
        let long = row(cell("1")) + row(cell(String(repeating: "x", count: 200)) + cell("y")) + row(cell("2"))
        let short = try text(document(sheet(long), limits: limits))
        #expect(short.text == "1\n\n2\n")
        #expect(short.outcome.losses == [TableLoss(kind: .recordTooLong, count: 1, record: 2)])
    }

    @Test func sheetsAreToldApart() throws {
        let tables =
            "<table:table table:name=\"Old\" table:style-name=\"ta2\">\(row(cell("1")))</table:table>"
            + sheet("", name: "Empty")
            + sheet(row(cell("2")), name: "Two &amp; more")
        let book = try document(tables)
        #expect(book.sheets.map(\.name) == ["Old", "Empty", "Two & more"])
        #expect(book.sheets.map(\.isHidden) == [true, false, false])
        #expect(book.sheets.map(\.isFirst) == [false, true, false])
        #expect(book.sheets.map(book.isEmpty) == [false, true, false])
        #expect(try (0..<3).map { try text(book, $0).text } == ["1\n", "", "2\n"])
    }

    @Test func hiddenCellsAndLostResultsAreSaid() throws {
        let columns =
            "<table:table-column/><table:table-column table:visibility=\"collapse\" table:number-columns-repeated=\"2\"/>"
        let rows =
            row(cell("1") + cell("2"), "table:visibility=\"filter\"")
            + row("<table:table-cell table:formula=\"of:=1\"/>")
            + row(cell("3", "table:formula=\"of:=3\" office:value-type=\"float\" office:value=\"3\""))
        let outcome = try text(document(sheet(columns + rows))).outcome
        #expect(outcome.hidden.rowCount == 1)
        #expect(outcome.hidden.columnLetters == ["B"])
        #expect(outcome.losses == [TableLoss(kind: .formulaWithoutValue, count: 1, record: 2)])
    }

    @Test func notesAndDrawingsAreNoValues() throws {
        let note = "<office:annotation><text:p>note</text:p></office:annotation>"
        let frame = "<draw:frame><draw:text-box><text:p>drawn</text:p></draw:text-box></draw:frame>"
        let cell = "<table:table-cell office:value-type=\"string\">\(note)<text:p>a</text:p>\(frame)</table:table-cell>"
        let shapes = "<table:shapes><draw:frame><text:p>x</text:p></draw:frame></table:shapes>"
        #expect(try text(document(sheet(shapes + row(cell)))).text == "a\n")
        #expect(try document(sheet(shapes)).isEmpty(document(sheet(shapes)).sheets[0]))
    }

    @Test func lockedAndDamagedDocumentsAreErrors() throws {
        let manifest = "<manifest:file-entry><manifest:encryption-data/></manifest:file-entry>"
        #expect(throws: TableError.encrypted) { try document(sheet(""), manifest: manifest) }
        #expect(throws: TableError.self) { try document("") }
        #expect(throws: TableError.self) { try document("<table:table>") }
        let text = ZipArchiveKind.isSpreadsheet([Packer.Member("mimetype", "application/vnd.oasis.opendocument.text")])
        #expect(!text)
        #expect(
            ZipArchiveKind.isSpreadsheet([
                Packer.Member("mimetype", "application/vnd.oasis.opendocument.spreadsheet-template")
            ]))
    }

    /// A sheet is found by passing over those before it.
    @Test func manyLargeSheetsAreRefused() throws {
        var limits = ExpansionLimits()
        limits.maxTemporaryByteCount = 20_000
        let large = (0..<20).map { sheet(row(cell(String(repeating: "x", count: 100))), name: "\($0)") }.joined()
        #expect(throws: TableError.self) { try document(large, limits: limits) }
        #expect(try document(large).sheets.count == 20)
    }

    private enum ZipArchiveKind {
        static func isSpreadsheet(_ members: [Packer.Member]) -> Bool {
            (try? ZipArchive(MemoryFile(Packer.zip(members)))).map(OpenDocument.isSpreadsheet) ?? false
        }
    }

    /// OpenDocument 1.3, part 3, 3.1.2: a document that is one file of XML.
    @Test func aDocumentOfOneFile() throws {
        let tables =
            sheet(row(cell("Name") + cell("Phone")) + row(cell("Ann") + cell("206-324-7781")))
            + sheet(row(cell("x")), name: "B")
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" \
            xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" \
            office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.spreadsheet">\
            <office:body><office:spreadsheet>\(tables)</office:spreadsheet></office:body></office:document>
            """
        #expect(OpenDocument.isFlat(text.utf8))
        #expect(!OpenDocument.isFlat("Name,Phone\n".utf8))
        #expect(!OpenDocument.isFlat("<a>urn:opendocument:</a>".utf8))
        let document = try OpenDocument(fileByteCount: text.utf8.count) {
            ByteSection(MemoryFile(Array(text.utf8)), 0..<text.utf8.count)
        }
        #expect(document.sheets.map(\.name) == ["A", "B"])
        #expect(try self.text(document).text == "Name,Phone\nAnn,206-324-7781\n")
        #expect(try self.text(document, 1).text == "x\n")
    }
}
