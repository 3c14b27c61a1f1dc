/// The columns of `findings`: problems found while a source was read.
enum FindingColumn: Int, StoreColumn {
    /// `occurrences` is 1 for a finding of its own, and more for one that stands for others of the same code.
    ///
    /// `sentence` is the message as JSON, its kind and its values, for who shows it in another language.
    case id, sourceID, severity, code, line, byteOffset, field, raw, message, occurrences, sentence

    static let table = StoreTable.findings

    var definition: ColumnDefinition {
        switch self {
        case .id: .init("id", "INTEGER PRIMARY KEY")
        case .sourceID: .init("source_id", "INTEGER NOT NULL REFERENCES sources (id)")
        case .severity: .init("severity", "TEXT NOT NULL")
        case .code: .init("code", "TEXT NOT NULL")
        case .line: .init("line", "INTEGER NOT NULL")
        case .byteOffset: .init("byte_offset", "INTEGER NOT NULL")
        case .field: .init("field", "TEXT")
        case .raw: .init("raw", "TEXT NOT NULL")
        case .message: .init("message", "TEXT NOT NULL")
        case .occurrences: .init("occurrences", "INTEGER NOT NULL DEFAULT 1")
        case .sentence: .init("sentence", "TEXT")
        }
    }
}
