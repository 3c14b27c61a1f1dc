/// The columns of `_erasures`: the erasures that are not yet certified. A row is committed with the erasure, and
/// deleted with its certificate; nothing in it identifies the person who was erased.
enum ErasureColumn: Int, StoreColumn {
    /// `subject` is a salted hash of the request; `facts` is the content of the certificate, as JSON; `isWiped` is 1
    /// once the file was written anew and the journal overwritten.
    case id, changeID, subject, facts, isWiped

    static let table = StoreTable.erasures

    var definition: ColumnDefinition {
        switch self {
        case .id: .init("id", "INTEGER PRIMARY KEY")
        case .changeID: .init("change_id", "INTEGER NOT NULL REFERENCES changes (id)")
        case .subject: .init("subject", "TEXT NOT NULL")
        case .facts: .init("facts", "TEXT NOT NULL")
        case .isWiped: .init("is_wiped", "INTEGER NOT NULL")
        }
    }
}
