/// The columns of `_checkpoints`: the progress of an unfinished source, committed with the rows that it counts.
enum CheckpointColumn: Int, StoreColumn {
    case sourceID, byteOffset, contacts, findings

    static let table = StoreTable.checkpoints

    var definition: ColumnDefinition {
        switch self {
        case .sourceID: .init("source_id", "INTEGER PRIMARY KEY REFERENCES sources (id)")
        case .byteOffset: .init("byte_offset", "INTEGER NOT NULL")
        case .contacts: .init("contacts", "INTEGER NOT NULL")
        case .findings: .init("findings", "INTEGER NOT NULL")
        }
    }
}
