/// The columns of `changes`: one row for each act of a person or of a rule after the ingest, which may be undone by another.
enum ChangeColumn: Int, StoreColumn {
    /// `droppedAt` is when what the change had kept of deleted contacts was dropped: it cannot be undone any more.
    /// `threshold` is from how many bits of evidence a deduplication joined contacts.
    /// `sentence` is a remark of this program as JSON, its kind and its values, for who shows it in another language; NULL for that of a person.
    case id, at, kind, author, note, undoes, droppedAt, threshold, sentence

    static let table = StoreTable.changes

    var definition: ColumnDefinition {
        switch self {
        case .id: .init("id", "INTEGER PRIMARY KEY")
        case .at: .init("at", "TEXT NOT NULL")
        case .kind: .init("kind", "TEXT NOT NULL")
        case .author: .init("author", "TEXT")
        case .note: .init("note", "TEXT")
        case .undoes: .init("undoes", "INTEGER REFERENCES changes (id)")
        case .droppedAt: .init("dropped_at", "TEXT")
        case .threshold: .init("threshold", "REAL")
        case .sentence: .init("sentence", "TEXT")
        }
    }
}
