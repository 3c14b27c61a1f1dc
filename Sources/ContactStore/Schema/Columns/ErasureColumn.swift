/// The columns of `_erasures`: what was erased and is not yet certified. A row is committed with the erasure, and deleted with its
/// certificate; nothing in it says who was erased.
enum ErasureColumn: Int, StoreColumn {
    /// `subject` is a salted hash of what was asked for; `facts` is what the certificate says, as JSON; `isWiped` says whether the
    /// file was written anew and the journal overwritten since.
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
