/// The columns of `raw_content`: the content of sources whose files need not be kept, in blocks.
enum RawContentColumn: Int, StoreColumn {
    /// `bytes` is the length of the block, and `deflated` the block as a raw DEFLATE stream.
    case id, sourceID, byteOffset, byteCount, deflated

    static let table = StoreTable.rawContent

    var definition: ColumnDefinition {
        switch self {
        case .id: .init("id", "INTEGER PRIMARY KEY")
        case .sourceID: .init("source_id", "INTEGER NOT NULL REFERENCES sources (id)")
        case .byteOffset: .init("byte_offset", "INTEGER NOT NULL")
        case .byteCount: .init("bytes", "INTEGER NOT NULL")
        case .deflated: .init("deflated", "BLOB NOT NULL")
        }
    }
}
