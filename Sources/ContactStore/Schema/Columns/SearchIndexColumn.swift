/// The columns of `_search_index`: for each piece of a word, by its hash, the contacts that have it. No text can be read from it, and
/// nothing else depends on the table.
enum SearchIndexColumn: Int, StoreColumn {
    /// The row of key 0 has the `state` that the others were made from; theirs is NULL. `content` is the contacts, as the search
    /// encodes them, and `hash` stands for it.
    case id, state, contacts, hash, content

    static let table = StoreTable.searchIndex

    var definition: ColumnDefinition {
        switch self {
        case .id: .init("id", "INTEGER PRIMARY KEY")
        case .state: .init("state", "INTEGER")
        case .contacts: .init("contacts", "INTEGER NOT NULL")
        case .hash: .init("hash", "INTEGER NOT NULL")
        case .content: .init("content", "BLOB NOT NULL")
        }
    }
}
