import ContactStore
import SourceInput
import Tables

/// The path of a sheet, divided into that of its workbook and its name.
struct WorkbookPath {
    let workbook: String
    /// The name of the sheet; `nil` if it is called like the workbook.
    let sheet: String?

    /// Returns `nil` if the source is no sheet.
    init?(_ source: StoredLayout) {
        guard source.format.flatMap({ TableFileFormat(rawValue: $0) })?.hasSheets == true else { return nil }
        let path = source.path
        let slash = path.lastIndex(of: "/")
        let outer = slash.map { String(path[..<$0]) } ?? ""
        guard let slash, outer == "-" || Self.isWorkbook(outer), !Self.isWorkbook(path) else {
            (workbook, sheet) = (path, nil)
            return
        }
        (workbook, sheet) = (outer, String(path[path.index(after: slash)...]))
    }

    private static func isWorkbook(_ path: String) -> Bool {
        OfficeDocument.isWorkbookName(OfficeDocument.unpackedName(path))
    }
}
