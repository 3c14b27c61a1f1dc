import Archives
import Tables
import Testing

/// The examples of `Tables.docc/Tables.md`.
struct DocumentedExamplesTests {
    @Test func recordsOfJSON() throws {
        let bytes = Array(#"{"name": "Ann", "phones": ["1", "2"]}"#.utf8)
        let file = MemoryFile(bytes)
        #expect(TableFileFormat(text: bytes) == .json)

        var text: [UInt8] = []
        let result = try TableConversion.convert(.json, fileByteCount: file.count) {
            ByteSection(file, 0..<file.count)
        } into: {
            text += $0
        }
        #expect(String(decoding: text, as: UTF8.self) == "name,phones 1,phones 2\nAnn,1,2\n")
        #expect(result.lost.count == 0)
    }

    @Test func theLastSheetOfAWorkbook() throws {
        let workbook = try workbook([
            ("First", ""), ("Second", "<row><c t=\"str\"><v>Name</v></c></row><row><c t=\"str\"><v>Ann</v></c></row>"),
        ])
        var text: [UInt8] = []
        let losses = try workbook.convert(workbook.sheets[1]) { text += $0 }.losses
        #expect(String(decoding: text, as: UTF8.self) == "Name\nAnn\n")
        #expect(losses.isEmpty)
    }
}
