/// The columns of the view `current_numbers` that are read by the million.
enum CurrentNumberColumn: Int, ScannedColumn {
    case id, contactID, label, raw, cell, e164, `extension`, region, category, verdict, reason, value

    static let scanSource = "current_numbers"
    static let scanKey = "id"

    var range: ClosedRange<Int>? {
        switch self {
        case .id: ColumnRange.rows
        case .contactID: ColumnRange.contacts
        default: nil
        }
    }

    var name: String {
        switch self {
        case .id: PhoneNumberColumn.id.name
        case .contactID: PhoneNumberColumn.contactID.name
        case .label: PhoneNumberColumn.label.name
        case .raw: PhoneNumberColumn.raw.name
        case .cell: PhoneNumberColumn.cell.name
        case .e164: PhoneNumberColumn.e164.name
        case .extension: PhoneNumberColumn.extension.name
        case .region: PhoneNumberColumn.region.name
        case .category: PhoneNumberColumn.category.name
        case .verdict: PhoneNumberColumn.verdict.name
        case .reason: PhoneNumberColumn.reason.name
        case .value: "value"
        }
    }
}
