import ContactWriting

/// The formats that contacts are exported in.
public enum ExportFormat: String, Sendable, CaseIterable {
    /// Each source as it was read, byte for byte where nothing was changed.
    case same
    /// One row for each contact, with columns of our own.
    case csv
    /// The columns of ``csv`` as a workbook whose cells are text.
    case xlsx
    /// Google Contacts.
    case google
    /// Outlook for the desktop.
    case outlook
    /// HubSpot.
    case hubspot
    /// Salesforce.
    case salesforce
    /// vCard 3.0, which every address book reads.
    case vcard3
    /// vCard 4.0.
    case vcard4
    /// One JSON object for each contact and line.
    case jsonl
    /// jCard, [RFC 7095](https://www.rfc-editor.org/rfc/rfc7095).
    case jcard

    /// Returns `true` if the ending of a file's name promises a format, `false` if it promises others, `nil` if it promises none.
    package static func isName(_ path: String, of format: ExportFormat) -> Bool? {
        let name = path.lowercased()
        guard let named = endings.first(where: { $0.endings.contains(where: name.hasSuffix) }) else { return nil }
        return named.formats.contains(format)
    }

    /// The endings of names with the formats that they promise.
    private static let endings: [(endings: [String], formats: [ExportFormat])] = [
        ([".csv", ".tsv", ".txt"], [.csv, .google, .outlook, .hubspot, .salesforce]),
        ([".xlsx"], [.xlsx]), ([".vcf", ".vcard"], [.vcard3, .vcard4]),
        ([".json", ".jcard"], [.jcard, .jsonl]), ([".jsonl", ".ndjson"], [.jsonl]),
        (
            [
                ".xlsm", ".xlsb", ".xls", ".ods", ".ldif", ".ldi", ".pdf", ".parquet", ".db", ".sqlite", ".gz", ".zip",
                ".bz2", ".xz", ".zst",
            ],
            []
        ),
    ]

    /// The columns of the formats that are tables.
    var table: TableFormat? {
        switch self {
        case .csv: .own
        case .xlsx: .sheet
        case .google: .google
        case .outlook: .outlook
        case .hubspot: .hubSpot
        case .salesforce: .salesforce
        case .same, .vcard3, .vcard4, .jsonl, .jcard: nil
        }
    }
}
