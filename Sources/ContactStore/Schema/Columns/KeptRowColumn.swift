/// The columns of `kept_rows`: rows that a change deleted or altered, as they were before it, so that it can be undone.
enum KeptRowColumn: Int, StoreColumn {
    /// `changeID` is the change by which the row left; `tableName` and `rowID` are its former place; `sourceID` and
    /// `contactID` are its source and contact, where the table has them; `successor` is the key of the contact that has taken the
    /// place of a contact, mostly its own. `row` has the values as a ``KeptRecord``, or places as ``KeptPlaces`` has them; it is NULL for a
    /// source, a contact, a correction or an edit that the change brought, and that undoing it removes.
    case id, changeID, tableName, rowID, sourceID, contactID, successor, row

    static let table = StoreTable.keptRows

    var definition: ColumnDefinition {
        switch self {
        case .id: .init("id", "INTEGER PRIMARY KEY")
        case .changeID: .init("change_id", "INTEGER NOT NULL REFERENCES changes (id)")
        case .tableName: .init("table_name", "TEXT NOT NULL")
        case .rowID: .init("row_id", "INTEGER NOT NULL")
        case .sourceID: .init("source_id", "INTEGER")
        case .contactID: .init("contact_id", "INTEGER")
        case .successor: .init("successor", "INTEGER")
        case .row: .init("row", "BLOB")
        }
    }

    /// Finds a row by its place, and the highest key of a table.
    static let index = "INDEX kept_rows_row ON kept_rows (table_name, row_id)"
}
