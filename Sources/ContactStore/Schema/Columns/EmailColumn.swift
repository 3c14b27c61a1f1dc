/// The columns of `emails`: one row for each e-mail address of a contact, as written.
enum EmailColumn: Int, StoreColumn {
    case id, contactID, position, label, isPreferred, address

    static let table = StoreTable.emails

    var definition: ColumnDefinition {
        switch self {
        case .id: .init("id", "INTEGER PRIMARY KEY")
        case .contactID: .init("contact_id", "INTEGER NOT NULL REFERENCES contacts (id)")
        case .position: .init("position", "INTEGER NOT NULL")
        case .label: .init("label", "TEXT")
        case .isPreferred: .init("is_preferred", "INTEGER NOT NULL")
        case .address: .init("address", "TEXT NOT NULL")
        }
    }
}
