/// The columns of `plans`: what would change where contacts live, as it was computed once.
enum PlanColumn: Int, StoreColumn {
    /// `options` are those of the command in words, `state` is `open` until files are written, `begun` from the first one on, and `applied`
    /// once all are; `sha256` is the hash of all that the plan was computed from and of what it does. `changeID` is the last
    /// change when it was computed, and once it is applied the one that carried it out.
    case id, at, author, options, state, sha256, changeID

    static let table = StoreTable.plans

    var definition: ColumnDefinition {
        switch self {
        case .id: .init("id", "INTEGER PRIMARY KEY")
        case .at: .init("at", "TEXT NOT NULL")
        case .author: .init("author", "TEXT")
        case .options: .init("options", "TEXT NOT NULL")
        case .state: .init("status", "TEXT NOT NULL CHECK (status IN ('open', 'begun', 'applied'))")
        case .sha256: .init("sha256", "TEXT NOT NULL")
        case .changeID: .init("change_id", "INTEGER REFERENCES changes (id)")
        }
    }
}
