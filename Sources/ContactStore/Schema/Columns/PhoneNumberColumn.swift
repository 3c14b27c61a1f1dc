/// The columns of `phone_numbers`: one row for each number of a contact, accepted or not.
enum PhoneNumberColumn: Int, StoreColumn {
    /// `lineOffset` is how many lines below its contact a number stands, so that a contact that moves takes its numbers along.
    case id, contactID, position, lineOffset, label, isPreferred, raw, cell
    case e164, `extension`, countryCode, region, category, verdict, reason, ruleID, repairs

    static let table = StoreTable.phoneNumbers

    var definition: ColumnDefinition {
        switch self {
        case .id: .init("id", "INTEGER PRIMARY KEY")
        case .contactID: .init("contact_id", "INTEGER NOT NULL REFERENCES contacts (id)")
        case .position: .init("position", "INTEGER NOT NULL")
        case .lineOffset: .init("line_offset", "INTEGER")
        case .label: .init("label", "TEXT")
        case .isPreferred: .init("is_preferred", "INTEGER NOT NULL")
        case .raw: .init("raw", "TEXT NOT NULL")
        case .cell: .init("cell", "TEXT")
        case .e164: .init("e164", "TEXT")
        case .extension: .init("extension", "TEXT")
        case .countryCode: .init("country_code", "INTEGER")
        case .region: .init("region", "TEXT")
        case .category: .init("category", "TEXT")
        case .verdict: .init("verdict", "TEXT NOT NULL")
        case .reason: .init("reason", "TEXT")
        case .ruleID: .init("rule_id", "INTEGER REFERENCES rules (id)")
        case .repairs: .init("repairs", "TEXT")
        }
    }
}
