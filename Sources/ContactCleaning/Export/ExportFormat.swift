import ContactWriting

/// The formats that contacts are exported in.
public enum ExportFormat: String, Sendable, CaseIterable {
    /// Each source as it was read, byte for byte where nothing was changed.
    case same
    /// One row for each contact, with columns of our own.
    case csv
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

    /// The columns of the formats that are tables.
    var table: TableFormat? {
        switch self {
        case .csv: .own
        case .google: .google
        case .outlook: .outlook
        case .hubspot: .hubSpot
        case .salesforce: .salesforce
        case .same, .vcard3, .vcard4, .jsonl, .jcard: nil
        }
    }
}
