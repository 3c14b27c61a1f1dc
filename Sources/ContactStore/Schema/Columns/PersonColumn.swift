/// The columns of `people`: one row for each person among the contacts, as the last deduplication found them.
enum PersonColumn: Int, StoreColumn {
    /// `stableID` names a contact by the content of its source: it stays the same as contacts are added, and in any order of sources.
    case id, stableID, contacts

    static let table = StoreTable.people

    var definition: ColumnDefinition {
        switch self {
        case .id: .init("id", "INTEGER PRIMARY KEY")
        case .stableID: .init("stable_id", "TEXT NOT NULL")
        case .contacts: .init("contacts", "INTEGER NOT NULL")
        }
    }
}
