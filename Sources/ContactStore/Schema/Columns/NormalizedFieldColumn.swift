/// The columns of `normalized_fields`: one row for each value that normalization changed.
enum NormalizedFieldColumn: Int, StoreColumn {
    case id, contactID, position, field, raw, value

    static let table = StoreTable.normalizedFields

    var definition: ColumnDefinition {
        switch self {
        case .id: .init("id", "INTEGER PRIMARY KEY")
        case .contactID: .init("contact_id", "INTEGER NOT NULL REFERENCES contacts (id)")
        case .position: .init("position", "INTEGER NOT NULL")
        case .field: .init("field", "TEXT NOT NULL")
        case .raw: .init("raw", "TEXT NOT NULL")
        case .value: .init("value", "TEXT NOT NULL")
        }
    }
}
