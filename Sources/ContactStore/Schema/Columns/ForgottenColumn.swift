/// The columns of `forgotten`: salted hashes that recognize the numbers, addresses and people to be forgotten, and do not reveal
/// them.
enum ForgottenColumn: Int, StoreColumn {
    /// `kind` is `number`, `email`, `person` or `source`; `digest` is the SHA-256 of the salt and the value, in hexadecimal.
    case id, changeID, kind, salt, digest

    static let table = StoreTable.forgotten

    var definition: ColumnDefinition {
        switch self {
        case .id: .init("id", "INTEGER PRIMARY KEY")
        case .changeID: .init("change_id", "INTEGER NOT NULL REFERENCES changes (id)")
        case .kind: .init("kind", "TEXT NOT NULL")
        case .salt: .init("salt", "TEXT NOT NULL")
        case .digest: .init("digest", "TEXT NOT NULL")
        }
    }
}
