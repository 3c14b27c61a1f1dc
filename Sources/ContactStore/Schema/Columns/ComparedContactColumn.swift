/// The columns of `_compared_contacts`: contacts as the last deduplication compared them with all others, so that a decision derives anew
/// only the people that it touches. Nothing else depends on the table.
enum ComparedContactColumn: Int, StoreColumn {
    /// Piece 0 is about all contacts, each above it about those of a range, and each below it about the pairs of such contacts that nobody
    /// has joined and that are worth a look. `state` stands for the content of all sources and the settings,
    /// and `hash` for `content`.
    case id, state, hash, content

    static let table = StoreTable.comparedContacts

    var definition: ColumnDefinition {
        switch self {
        case .id: .init("id", "INTEGER PRIMARY KEY")
        case .state: .init("state", "INTEGER NOT NULL")
        case .hash: .init("hash", "INTEGER NOT NULL")
        case .content: .init("content", "BLOB NOT NULL")
        }
    }
}
