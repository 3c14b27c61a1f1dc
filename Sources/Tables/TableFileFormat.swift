/// The formats besides CSV and vCard that hold tables or records, detected by their content.
public enum TableFileFormat: String, Sendable, Hashable, CaseIterable {
    /// Office Open XML, [ECMA-376](https://ecma-international.org/publications-and-standards/standards/ecma-376/).
    case workbook = "XLSX"
    /// OpenDocument, [ISO/IEC 26300](https://docs.oasis-open.org/office/OpenDocument/v1.3/).
    case openDocument = "ODS"
    /// [RFC 8259](https://www.rfc-editor.org/rfc/rfc8259): an array of objects, or an object a line.
    case json = "JSON"
    /// [RFC 2849](https://www.rfc-editor.org/rfc/rfc2849).
    case ldif = "LDIF"

    /// `true` if a file of the format has sheets.
    public var hasSheets: Bool { self == .workbook || self == .openDocument }

    /// The name of the format for people.
    public var title: String {
        switch self {
        case .workbook: "Excel workbook (XLSX)"
        case .openDocument: "OpenDocument spreadsheet (ODS)"
        case .json, .ldif: rawValue
        }
    }

    /// The number of first bytes that decide.
    public static let headLength = 4096

    /// Detects JSON and LDIF in the first ``headLength`` bytes of a text; spreadsheets are ZIP archives, see
    /// ``Workbook/isWorkbook(_:)`` and ``OpenDocument/isSpreadsheet(_:)``.
    public init?(text head: some Collection<UInt8>) {
        let bytes = Array(head.prefix(Self.headLength))
        var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        while start < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[start]) { start += 1 }
        let text = bytes[start...]
        if Self.isJSON(text) {
            self = .json
        } else if Self.isLDIF(text) {
            self = .ldif
        } else {
            return nil
        }
    }

    private static func isJSON(_ text: ArraySlice<UInt8>) -> Bool {
        func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
        let rest = text.dropFirst().drop(while: isBlank)
        switch text.first {
        case UInt8(ascii: "{"): return rest.first == UInt8(ascii: "\"")
        case UInt8(ascii: "["):
            // jCard is an array of arrays, too, or of texts.
            let inner = rest.first == UInt8(ascii: "[") ? rest.dropFirst().drop(while: isBlank) : rest
            if inner.starts(with: Array("\"vcard\"".utf8)) { return false }
            return [UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\"")].contains(rest.first)
        default: return false
        }
    }

    /// Returns `true` if the name of an entry, `dn:`, comes before anything but comments and a version.
    private static func isLDIF(_ text: ArraySlice<UInt8>) -> Bool {
        for line in text.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            let word = String(decoding: line.prefix(8), as: UTF8.self).lowercased()
            if word.hasPrefix("dn:") { return true }
            if !word.hasPrefix("#"), !word.hasPrefix("version:"), !word.hasPrefix(" ") { return false }
        }
        return false
    }
}
