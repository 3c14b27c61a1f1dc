/// The columns of `_normalized_contacts`: contacts in the form in which the last deduplications compared them, so that the next one
/// reads only those that are new. Nothing else depends on the table.
enum NormalizedContactColumn: Int, StoreColumn {
    /// A piece has the contacts up to `lastContact` that the pieces before do not have. `state` stands for the content of the sources
    /// up to `lastSource`, and `hash` for `content`.
    case id, lastContact, lastSource, state, hash, content

    static let table = StoreTable.normalizedContacts

    var definition: ColumnDefinition {
        switch self {
        case .id: .init("id", "INTEGER PRIMARY KEY")
        case .lastContact: .init("last_contact", "INTEGER NOT NULL")
        case .lastSource: .init("last_source", "INTEGER NOT NULL")
        case .state: .init("state", "INTEGER NOT NULL")
        case .hash: .init("hash", "INTEGER NOT NULL")
        case .content: .init("content", "BLOB NOT NULL")
        }
    }
}
