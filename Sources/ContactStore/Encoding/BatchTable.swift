/// The tables that sources fill, in the order in which their rows are written.
enum BatchTable: Int, CaseIterable {
    case contacts, phoneNumbers, emails, addresses, details, normalizedFields, findings

    /// The table's name.
    var name: String {
        switch self {
        case .contacts: "contacts"
        case .phoneNumbers: "phone_numbers"
        case .emails: "emails"
        case .addresses: "addresses"
        case .details: "details"
        case .normalizedFields: "normalized_fields"
        case .findings: "findings"
        }
    }

    /// The SQL that makes the table.
    var definition: String {
        switch self {
        case .contacts: Tables.contacts
        case .phoneNumbers: Tables.phoneNumbers
        case .emails: Tables.emails
        case .addresses: Tables.addresses
        case .details: Tables.details
        case .normalizedFields: Tables.normalizedFields
        case .findings: Tables.findings
        }
    }
}
