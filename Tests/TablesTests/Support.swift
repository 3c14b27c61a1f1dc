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
    let result = try convert(format, text)
    return (result.text, result.lost.count)
}

/// The CSV text of a JSON or LDIF text, and what was left out.
func convert(
    _ format: TableFileFormat, _ text: String, limits: ExpansionLimits = ExpansionLimits()
) throws -> (text: String, lost: LostRecords, losses: [TableLoss]) {
    var output: [UInt8] = []
    let bytes = Array(text.utf8)
    let (lost, losses) = try TableConversion.convert(
        format, fileByteCount: bytes.count, { ByteSection(MemoryFile(bytes), 0..<bytes.count) }, limits: limits
    ) {
        output += $0
    }
    return (String(decoding: output, as: UTF8.self), lost, losses)
}

/// The text that the bytes of a file become.
func convert(
    _ format: TableFileFormat, _ bytes: [UInt8]
) throws -> (text: String, lost: LostRecords, losses: [TableLoss]) {
    var output: [UInt8] = []
    let (lost, losses) = try TableConversion.convert(
        format, fileByteCount: bytes.count, { ByteSection(MemoryFile(bytes), 0..<bytes.count) }
    ) {
        output += $0
    }
    return (String(decoding: output, as: UTF8.self), lost, losses)
}

/// A workbook of one or more sheets, given as the XML of their rows.
///
/// - Parameters:
///   - kinds: the kind of each sheet that has no cells, by its name.
///   - columns: the XML of the columns of every sheet.
func workbook(
    _ sheets: [(name: String, rows: String)], shared: [String] = [], formats: [String] = [], is1904: Bool = false,
    kinds: [String: String] = [:], hidden: Set<String> = [], columns: String = "",
    prologue: String = "", limits: ExpansionLimits = ExpansionLimits()
) throws -> Workbook {
    let names = sheets.enumerated().map { index, sheet in
        let state = hidden.contains(sheet.name) ? "hidden" : "visible"
        return "<sheet name=\"\(sheet.name)\" state=\"\(state)\" sheetId=\"\(index + 1)\" r:id=\"rId\(index + 1)\"/>"
    }
    let links = sheets.enumerated().map { index, sheet in
        let type = "http://example/" + (kinds[sheet.name] ?? "worksheet")
        return "<Relationship Id=\"rId\(index + 1)\" Type=\"\(type)\" Target=\"worksheets/sheet\(index + 1).xml\"/>"
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
                prologue + "<worksheet><cols>\(columns)</cols><sheetData>\(sheet.rows)</sheetData></worksheet>"))
    }
    return try Workbook(ZipArchive(MemoryFile(Packer.zip(members))), limits: limits)
}

extension Workbook {
    /// The first sheet.
    var first: WorkbookSheet { sheets.first(where: \.isFirst) ?? sheets[0] }

    /// A sheet as CSV text; the first one without a name.
    func text(sheet: String? = nil) throws -> String {
        var output: [UInt8] = []
        try convert(sheet.map { try self.sheet(named: $0) } ?? first) { output += $0 }
        return String(decoding: output, as: UTF8.self)
    }
}
