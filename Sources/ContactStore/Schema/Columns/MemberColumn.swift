/// The columns of `members`: the files of an address book, in which each contact has one of its own.
enum MemberColumn: Int, StoreColumn {
    /// `name` is the path of the file in the folder, `sha256` the hash of its bytes, and `mark` a hash of its inode and
    /// times, by which a change is noticed without reading it. `byteOffset` and `textBytes` are the place of its text in the source, of which the first line has
    /// `lines` lines before it.
    case id, sourceID, name, sha256, byteCount, mark, byteOffset, textBytes, lines

    static let table = StoreTable.members

    var definition: ColumnDefinition {
        switch self {
        case .id: .init("id", "INTEGER PRIMARY KEY")
        case .sourceID: .init("source_id", "INTEGER NOT NULL REFERENCES sources (id)")
        case .name: .init("name", "TEXT NOT NULL")
        case .sha256: .init("sha256", "TEXT NOT NULL")
        case .byteCount: .init("bytes", "INTEGER NOT NULL")
        case .mark: .init("state", "INTEGER NOT NULL")
        case .byteOffset: .init("byte_offset", "INTEGER NOT NULL")
        case .textBytes: .init("text_bytes", "INTEGER NOT NULL")
        case .lines: .init("lines", "INTEGER NOT NULL")
        }
    }
}
