import Archives
import FuzzSupport
import MemoryBytes
import Tables

/// Reads any bytes as a format of records or cards, or as the sheets of a spreadsheet.
@main
enum TableTarget: FuzzTarget {
    static func run(_ input: inout FuzzInput) {
        var limits = ExpansionLimits()
        limits.maxByteCount = 1 << 22
        let formats = [
            TableFileFormat.json, .ldif, .workbook, .openDocument, .xml, .jCard, .jsContact, .xCard, .html,
            .muttAliases, .abook, .addressDatabase, .xmlSpreadsheet, .htmlTables,
        ]
        let format = formats[Int(input.byte()) % formats.count]
        let bytes = MemoryBytes(input.rest())
        var text: [UInt8] = []
        if !format.hasSheets {
            _ = try? TableConversion.convert(
                format, fileByteCount: bytes.count, { ByteSection(bytes, 0..<bytes.count) }, limits: limits
            ) { text += $0 }
        } else {
            guard let workbook = spreadsheet(in: bytes, format, limits) else { return }
            for sheet in workbook.sheets { _ = try? workbook.convert(sheet) { text += $0 } }
        }
        expect(text.last ?? 0x0A == 0x0A, "a table ends within a row")
    }

    private static func spreadsheet(
        in bytes: MemoryBytes, _ format: TableFileFormat, _ limits: ExpansionLimits
    ) -> (any Spreadsheet)? {
        let makeContent = { ByteSection(bytes, 0..<bytes.count) }
        switch format {
        case .xmlSpreadsheet:
            return try? XMLSpreadsheet(fileByteCount: bytes.count, limits: limits, makeContent: makeContent)
        case .htmlTables:
            return try? HTMLTables(fileByteCount: bytes.count, limits: limits, makeContent: makeContent)
        default: break
        }
        guard let archive = try? ZipArchive(bytes) else {
            // A document that is one file of XML.
            return try? OpenDocument(fileByteCount: bytes.count, limits: limits, makeContent: makeContent)
        }
        if format == .workbook { return try? Workbook(archive, limits: limits) }
        return try? OpenDocument(archive, limits: limits)
    }
}
