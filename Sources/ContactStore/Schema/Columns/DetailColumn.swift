/// The columns of `details`: everything else that a contact may have many of, and second values of what `contacts` holds
/// once.
enum DetailColumn: Int, StoreColumn {
    case id, contactID, position, kind, label, isPreferred, value

    static let table = StoreTable.details

    var definition: ColumnDefinition {
        switch self {
        case .id: .init("id", "INTEGER PRIMARY KEY")
        case .contactID: .init("contact_id", "INTEGER NOT NULL REFERENCES contacts (id)")
        case .position: .init("position", "INTEGER NOT NULL")
        case .kind: .init("kind", "TEXT NOT NULL")
        case .label: .init("label", "TEXT")
        case .isPreferred: .init("is_preferred", "INTEGER NOT NULL")
        case .value: .init("value", "TEXT NOT NULL")
        }
    }
}
