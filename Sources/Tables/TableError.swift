/// Why a file cannot be read as a table.
public enum TableError: Error, Sendable, Hashable {
    /// The file contradicts its format.
    case damaged(what: String)
    /// A workbook without a sheet of this name; the names that it has.
    case noSuchSheet(name: String, sheets: [String])
    /// XML whose document type declares something, which workbooks and phone books never do and entity bombs need.
    case documentType
    /// The table is larger than allowed, in bytes.
    case tooLarge(limit: Int)
    /// The table is so many times larger than the file.
    case ratioExceeded(limit: Int)
    /// The texts that cells share are larger than allowed, in bytes.
    case sharedTextsTooLarge(limit: Int)
    /// The file is locked with a password.
    case encrypted
    /// There is no contact in the file.
    case empty
}

extension TableError: CustomStringConvertible {
    /// The fault, and the advice to correct it.
    public var description: String {
        switch self {
        case .damaged(let what): "\(what); save or export the file again"
        case .noSuchSheet(let name, let sheets):
            "the workbook has no sheet '\(name)'; its sheets are " + Self.list(sheets)
        case .documentType:
            "its XML declares a document type, which no workbook or phone book needs; save it again as XLSX or CSV"
        case .tooLarge(let limit):
            "its table has more than \(limit) bytes; if that is right, raise the limit 'temporary' and read it again"
        case .ratioExceeded(let limit):
            "its table is more than \(limit) times as large as the file, or \(limit / 10) times as its content, as files are "
                + "that are built to fill a disk; if it is right, raise the limit 'ratio' and read it again"
        case .sharedTextsTooLarge(let limit):
            "the texts that its cells share take more than \(limit) bytes; save it as CSV (UTF-8) and read that"
        case .encrypted:
            "it is locked with a password: open it in its program, save it without the password, and read that"
        case .empty: "there is no contact in it"
        }
    }

    private static func list(_ names: [String]) -> String {
        let maxCount = 20
        return names.prefix(maxCount).map { "'\($0)'" }.joined(separator: ", ")
            + (names.count > maxCount ? " and \(names.count - maxCount) more" : "")
    }
}
