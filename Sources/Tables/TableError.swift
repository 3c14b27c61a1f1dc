/// Why a file cannot be read as a table.
public enum TableError: Error, Sendable, Hashable {
    /// The file contradicts its format.
    case damaged(what: String)
    /// A workbook without a sheet of this name; the names that it has.
    case noSuchSheet(name: String, sheets: [String])
    /// XML that declares a document type, which workbooks never do and entity bombs need.
    case documentType
    /// The table is larger than allowed, in bytes.
    case tooLarge(limit: Int)
    /// There is no contact in the file.
    case empty
}

extension TableError: CustomStringConvertible {
    /// What is wrong and what to do about it.
    public var description: String {
        switch self {
        case .damaged(let what): "\(what); save or export the file again"
        case .noSuchSheet(let name, let sheets):
            "the workbook has no sheet '\(name)'; its sheets are " + sheets.map { "'\($0)'" }.joined(separator: ", ")
        case .documentType: "its XML declares a document type, which no workbook needs; save it again as XLSX or CSV"
        case .tooLarge(let limit):
            "its table has more than \(limit) bytes; if that is right, raise the limit 'unpacked' and read it again"
        case .empty: "there is no contact in it"
        }
    }
}
