/// The columns of `_digests`: the sum of a source's rows in each table, which reveals damage and edits. Rows of no
/// source have a digest without a source, and so do the digests themselves.
enum DigestColumn: Int, StoreColumn {
    case id, sourceID, tableName, rows, hash, keyed

    static let table = StoreTable.digests

    var definition: ColumnDefinition {
        switch self {
        case .id: .init("id", "INTEGER PRIMARY KEY")
        case .sourceID: .init("source_id", "INTEGER REFERENCES sources (id)")
        case .tableName: .init("table_name", "TEXT NOT NULL")
        case .rows: .init("rows", "INTEGER NOT NULL")
        case .hash: .init("hash", "INTEGER NOT NULL")
        case .keyed: .init("keyed", "INTEGER NOT NULL")
        }
    }
}
