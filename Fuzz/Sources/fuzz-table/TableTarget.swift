import Archives
import FuzzSupport
import MemoryBytes
import Tables

/// Reads any bytes as JSON, as LDIF, or as the sheets of a spreadsheet.
@main
enum TableTarget: FuzzTarget {
    static func run(_ input: inout FuzzInput) {
        var limits = ExpansionLimits()
        limits.maxByteCount = 1 << 22
        let kind = input.byte() % 4
        let bytes = MemoryBytes(input.rest())
        var text: [UInt8] = []
        switch kind {
        case 0, 1:
            let format = kind == 0 ? TableFileFormat.json : .ldif
            _ = try? TableConversion.convert(
                format, fileByteCount: bytes.count, { ByteSection(bytes, 0..<bytes.count) }, limits: limits
            ) { text += $0 }
        default:
            guard let archive = try? ZipArchive(bytes),
                let workbook = spreadsheet(in: archive, isWorkbook: kind == 2, limits)
            else { return }
            for sheet in workbook.sheets { _ = try? workbook.convert(sheet) { text += $0 } }
        }
        expect(text.last ?? 0x0A == 0x0A, "a table ends within a row")
    }

    private static func spreadsheet(
        in archive: ZipArchive, isWorkbook: Bool, _ limits: ExpansionLimits
    ) -> (any Spreadsheet)? {
        if isWorkbook { return try? Workbook(archive, limits: limits) }
        return try? OpenDocument(archive, limits: limits)
    }
}
