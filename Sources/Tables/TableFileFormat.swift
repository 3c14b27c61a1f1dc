/// The formats besides CSV and vCard that hold tables or records, detected by their content.
public enum TableFileFormat: String, Sendable, Hashable, CaseIterable {
    /// Office Open XML, [ECMA-376](https://ecma-international.org/publications-and-standards/standards/ecma-376/).
    case workbook = "XLSX"
    /// OpenDocument, [ISO/IEC 26300](https://docs.oasis-open.org/office/OpenDocument/v1.3/).
    case openDocument = "ODS"
    /// A workbook of Excel 2003 in one file of XML.
    case xmlSpreadsheet = "Excel 2003 XML"
    /// Pages with [tables](https://html.spec.whatwg.org/multipage/tables.html), whatever they are called.
    case htmlTables = "HTML tables"
    /// [RFC 8259](https://www.rfc-editor.org/rfc/rfc8259): an array of objects, or an object a line.
    case json = "JSON"
    /// [RFC 2849](https://www.rfc-editor.org/rfc/rfc2849).
    case ldif = "LDIF"
    /// Phone books of telephones and other lists in [XML](https://www.w3.org/TR/xml/).
    case xml = "XML"
    /// [RFC 7095](https://www.rfc-editor.org/rfc/rfc7095): vCard as JSON.
    case jCard
    /// [RFC 9553](https://www.rfc-editor.org/rfc/rfc9553).
    case jsContact = "JSContact"
    /// The contacts that `trunkline export --to jsonl` writes.
    case exported = "Trunkline JSON"
    /// [RFC 6351](https://www.rfc-editor.org/rfc/rfc6351): vCard as XML.
    case xCard
    /// Pages with cards marked as such: [h-card](https://microformats.org/wiki/h-card) and
    /// [hCard](https://microformats.org/wiki/hcard).
    case html = "HTML"
    /// [Aliases](http://www.mutt.org/doc/manual/#alias) of mutt.
    case muttAliases = "mutt aliases"
    /// The address book of [abook](https://abook.sourceforge.io).
    case abook
    /// CSV text with several tables, or with one whose names stand across, as people lay them out.
    case tables = "CSV tables"
    /// The [SQLite](https://www.sqlite.org/fileformat2.html) databases of address books: Thunderbird, Android, macOS and iOS.
    case addressDatabase = "SQLite"

    /// `true` if a source of the format is read as cards, and not as a table.
    public var isOfCards: Bool {
        switch self {
        case .jCard, .jsContact, .exported, .xCard, .html, .addressDatabase: true
        case .workbook, .openDocument, .xmlSpreadsheet, .htmlTables, .json, .ldif, .xml, .muttAliases, .abook,
            .tables:
            false
        }
    }

    /// `true` if a file of the format has several sheets or tables, each a source.
    public var hasSheets: Bool {
        [.workbook, .openDocument, .xmlSpreadsheet, .htmlTables, .tables].contains(self)
    }

    /// The name of the format for people.
    public var title: String {
        switch self {
        case .workbook: "Excel workbook (XLSX)"
        case .openDocument: "OpenDocument spreadsheet (ODS)"
        default: rawValue
        }
    }

    /// The number of first bytes that decide.
    public static let headLength = 4096

    /// Detects a format in the first ``headLength`` bytes of a text; spreadsheets are ZIP archives, see
    /// ``Workbook/isWorkbook(_:)`` and ``OpenDocument/isSpreadsheet(_:)``.
    public init?(text head: some Collection<UInt8>) {
        let bytes = Array(head.prefix(Self.headLength))
        if bytes.starts(with: AddressDatabase.signature) {
            self = .addressDatabase
            return
        }
        let text = FormatMarks.withoutBlanks(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...])
        guard let format = FormatMarks.json(text) ?? FormatMarks.markup(text) ?? FormatMarks.lines(text) else {
            return nil
        }
        self = format
    }
}
