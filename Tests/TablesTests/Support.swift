import ArchiveTestSupport
import Archives

@testable import Tables

/// Bytes in memory that can be read at any place.
final class MemoryFile: RandomAccessBytes {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var count: Int { bytes.count }

    func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) -> Int {
        let part = bytes[min(offset, bytes.count)...].prefix(buffer.count)
        buffer.copyBytes(from: part)
        return part.count
    }
}

/// The CSV text of a JSON or LDIF text.
func table(_ format: TableFileFormat, _ text: String) throws -> (text: String, damaged: Int) {
    var output: [UInt8] = []
    let bytes = Array(text.utf8)
    let damaged = try TableConversion.convert(format, { ByteSection(MemoryFile(bytes), 0..<bytes.count) }) {
        output += $0
    }
    return (String(decoding: output, as: UTF8.self), damaged.count)
}

/// A workbook of one or more sheets, given as the XML of their rows.
func workbook(
    _ sheets: [(name: String, rows: String)], shared: [String] = [], formats: [String] = [], is1904: Bool = false,
    prologue: String = ""
) throws -> Workbook {
    let names = sheets.enumerated().map { "<sheet name=\"\($1.name)\" sheetId=\"\($0 + 1)\" r:id=\"rId\($0 + 1)\"/>" }
    let links = sheets.indices.map {
        "<Relationship Id=\"rId\($0 + 1)\" Type=\"http://example/worksheet\" Target=\"worksheets/sheet\($0 + 1).xml\"/>"
    }
    let codes = formats.enumerated().map { "<numFmt numFmtId=\"\(164 + $0)\" formatCode=\"\($1)\"/>" }
    let styles = formats.indices.map { "<xf numFmtId=\"\(164 + $0)\"/>" }
    var members = [
        Packer.Member(
            "xl/workbook.xml",
            "<workbook xmlns:r=\"r\"><workbookPr date1904=\"\(is1904 ? 1 : 0)\"/><sheets>\(names.joined())</sheets></workbook>"
        ),
        Packer.Member("xl/_rels/workbook.xml.rels", "<Relationships>\(links.joined())</Relationships>"),
        Packer.Member(
            "xl/sharedStrings.xml", "<sst>" + shared.map { "<si>\($0)</si>" }.joined() + "</sst>"),
        Packer.Member(
            "xl/styles.xml",
            "<styleSheet><numFmts>\(codes.joined())</numFmts><cellStyleXfs><xf numFmtId=\"14\"/></cellStyleXfs>"
                + "<cellXfs><xf numFmtId=\"0\"/><xf numFmtId=\"14\"/>\(styles.joined())</cellXfs></styleSheet>"),
    ]
    for (index, sheet) in sheets.enumerated() {
        members.append(
            Packer.Member(
                "xl/worksheets/sheet\(index + 1).xml",
                prologue + "<worksheet><sheetData>\(sheet.rows)</sheetData></worksheet>"))
    }
    return try Workbook(ZipArchive(MemoryFile(Packer.zip(members))))
}

extension Workbook {
    /// A sheet as CSV text.
    func text(sheet: String? = nil) throws -> String {
        var output: [UInt8] = []
        try convert(sheet: sheet) { output += $0 }
        return String(decoding: output, as: UTF8.self)
    }
}
