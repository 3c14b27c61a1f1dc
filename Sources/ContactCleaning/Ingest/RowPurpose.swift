import ContactStore

/// The destination of the rows of a source.
enum RowPurpose: Sendable {
    /// There are none; contacts are only counted.
    case counted
    /// They are stored in a database, under these keys.
    case stored(RowKeys)
    /// They are written to a pipe, with the path of the source and the keys that a new database would give them.
    case streamed(StreamFormat, path: String, RowKeys)

    /// The keys of the rows.
    var keys: RowKeys? {
        switch self {
        case .counted: nil
        case .stored(let keys), .streamed(_, _, let keys): keys
        }
    }
}
