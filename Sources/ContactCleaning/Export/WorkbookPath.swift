import ContactStore
import SourceInput
import Tables

/// The path of a sheet or of a table in one, divided into that of its file and its name.
struct WorkbookPath {
    let workbook: String
    /// The name of the sheet; `nil` if it is called like the workbook.
    let sheet: String?

    /// Returns `nil` if the source is no sheet.
    init?(_ source: StoredLayout) {
        guard let format = source.format.flatMap({ TableFileFormat(rawValue: $0) }), format.hasSheets else {
            return nil
        }
        var path = source.path
        var names: [String] = []
        if let table = SheetPart.split(path), format == .tables || !Self.isWorkbook(table.sheet) {
            (path, names) = (table.sheet, [table.table])
        }
        let slash = path.lastIndex(of: "/")
        let outer = slash.map { String(path[..<$0]) } ?? ""
        if format != .tables, let slash, outer == "-" || Self.isWorkbook(outer), !Self.isWorkbook(path) {
            names.insert(String(path[path.index(after: slash)...]), at: 0)
            path = outer
        }
        (workbook, sheet) = (path, names.isEmpty ? nil : names.joined(separator: "-"))
    }

    private static func isWorkbook(_ path: String) -> Bool {
        OfficeDocument.isWorkbookName(OfficeDocument.unpackedName(path))
    }
}
