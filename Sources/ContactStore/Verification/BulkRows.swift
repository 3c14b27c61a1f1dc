import GRDB
import GRDBSQLite

/// The rows of a query, by the million: values are looked at where SQLite has them.
struct BulkRows: ~Copyable {
    private let handle: OpaquePointer
    private let connection: OpaquePointer?

    /// Prepares a query.
    init(_ sql: String, in db: Database) throws {
        connection = db.sqliteConnection
        var handle: OpaquePointer?
        let code = sqlite3_prepare_v2(connection, sql, -1, &handle, nil)
        guard code == SQLITE_OK, let handle else {
            throw DatabaseError(resultCode: ResultCode(rawValue: code), message: db.lastErrorMessage, sql: sql)
        }
        self.handle = handle
    }

    deinit {
        sqlite3_finalize(handle)
    }

    /// Goes to the next row; `false` behind the last.
    func next() throws -> Bool {
        let code = sqlite3_step(handle)
        if code == SQLITE_ROW { return true }
        if code == SQLITE_DONE { return false }
        throw DatabaseError(
            resultCode: ResultCode(rawValue: code), message: sqlite3_errmsg(connection).map(String.init(cString:)))
    }

    /// The number in a column, which is 0 for NULL.
    func int(_ column: Int32) -> Int { Int(sqlite3_column_int64(handle, column)) }

    /// The text in a column, which is empty for NULL.
    func text(_ column: Int32) -> String { sqlite3_column_text(handle, column).map { String(cString: $0) } ?? "" }
}
