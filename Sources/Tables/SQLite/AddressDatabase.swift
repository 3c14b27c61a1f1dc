internal import CSQLite

/// A SQLite database of somebody else's program, in memory: it is only read, and nothing of its schema runs.
final class AddressDatabase {
    private var handle: OpaquePointer?
    /// `true` if changes of the database may stand in a file beside it.
    let hasJournalBeside: Bool

    /// No address book is larger, in bytes.
    static let maxByteCount = 256 << 20
    /// The first bytes of every database.
    static let signature = Array("SQLite format 3\0".utf8)

    /// - Parameter bytes: the content of the file.
    /// - Throws: ``TableError/damaged(what:)``.
    init(_ bytes: [UInt8]) throws(TableError) {
        guard bytes.count >= 100, bytes.starts(with: Self.signature),
            sqlite3_open_v2(":memory:", &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY, nil) == SQLITE_OK
        else { throw .damaged(what: "the database has no complete head") }
        hasJournalBeside = bytes[18] == 2
        trunkline_defend(handle)
        trunkline_disable_views(handle)
        guard let copy = sqlite3_malloc64(UInt64(bytes.count)) else { throw .damaged(what: "there is no memory") }
        let content = copy.assumingMemoryBound(to: UInt8.self)
        bytes.withUnsafeBufferPointer { source in
            if let base = source.baseAddress { content.update(from: base, count: source.count) }
        }
        // Versions of the format that need no file beside it.
        (content[18], content[19]) = (1, 1)
        let flags = UInt32(SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_READONLY)
        guard sqlite3_deserialize(handle, "main", content, Int64(bytes.count), Int64(bytes.count), flags) == SQLITE_OK
        else { throw .damaged(what: "the database cannot be opened") }
    }

    deinit { sqlite3_close_v2(handle) }

    /// Returns `true` if a statement can be run: its tables and columns exist.
    func canRun(_ query: String) -> Bool {
        var statement: OpaquePointer?
        defer { sqlite3_finalize(statement) }
        return sqlite3_prepare_v2(handle, query, -1, &statement, nil) == SQLITE_OK
    }

    /// Gives the rows of a query as texts; `nil` for no value.
    ///
    /// - Throws: ``TableError/damaged(what:)``, and what the body throws.
    func forEachRow(of query: String, _ body: ([String?]) throws -> Void) throws {
        var statement: OpaquePointer?
        defer { sqlite3_finalize(statement) }
        guard sqlite3_prepare_v2(handle, query, -1, &statement, nil) == SQLITE_OK else { throw damage }
        while true {
            switch sqlite3_step(statement) {
            case SQLITE_DONE: return
            case SQLITE_ROW:
                try body(
                    (0..<sqlite3_column_count(statement)).map { column in
                        guard let text = sqlite3_column_text(statement, column) else { return nil }
                        let count = Int(sqlite3_column_bytes(statement, column))
                        return String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
                    })
            default: throw damage
            }
        }
    }

    private var damage: TableError {
        .damaged(what: "the database is damaged (\(sqlite3_errmsg(handle).map { String(cString: $0) } ?? "unknown"))")
    }
}
