package import ContactReading

/// Office documents, which are ZIP files with members of certain names.
package enum OfficeDocument {
    private static let saveAsCSV = "Save it as CSV (UTF-8) and read that."

    /// The format that the names of members tell; `nil` for any other archive.
    package static func format(of names: [String]) -> UnsupportedFormat? {
        let isOpenXML = names.contains("[Content_Types].xml")
        if isOpenXML, names.contains(where: { $0.hasPrefix("word/") }) {
            return UnsupportedFormat(name: "Word document (DOCX)", hint: saveAsCSV)
        }
        if isOpenXML || names.contains(where: { $0.hasPrefix("xl/") }) {
            return UnsupportedFormat(name: "Excel workbook (XLSX)", hint: saveAsCSV)
        }
        if names.first == "mimetype", names.contains("content.xml") || names.count == 1 {
            return UnsupportedFormat(name: "OpenDocument file that is no whole spreadsheet", hint: saveAsCSV)
        }
        if names.contains("Index/Document.iwa") {
            return UnsupportedFormat(name: "Numbers spreadsheet", hint: saveAsCSV)
        }
        return nil
    }

    /// Returns `true` if a file's name may be that of a workbook, or of a page with tables.
    package static func isWorkbookName(_ name: String) -> Bool {
        let name = name.lowercased()
        return [".xlsx", ".xlsm", ".ods", ".fods", ".xls", ".xml", ".html", ".htm"].contains(where: name.hasSuffix)
    }

    /// The name of a file without the ending of a packed file.
    package static func unpackedName(_ name: String) -> String {
        let ending = [".gz", ".bz2", ".xz", ".zst"].first { name.lowercased().hasSuffix($0) }
        return String(name.dropLast(ending?.count ?? 0))
    }

    /// The name of the first member by the archive's first bytes, for archives whose directory is lost.
    static func firstMember(_ head: [UInt8]) -> String {
        guard head.count > 30 else { return "" }
        let length = Int(head[26]) | Int(head[27]) << 8
        return String(decoding: head[30..<min(30 + length, head.count)], as: UTF8.self)
    }
}
