import GRDB
import GRDBSQLite

/// A statement of SQLite whose values are read and bound where they are, for rows by the million and of any type.
final class RawStatement {
    let handle: OpaquePointer
    private let connection: OpaquePointer?
    private let sql: String

    init(_ sql: String, in db: Database) throws {
        self.sql = sql
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

    /// Goes to the next row.
    ///
    /// - Returns: `false` after the last row.
    func step() throws -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case let code:
            let message = sqlite3_errmsg(connection).map(String.init(cString:))
            sqlite3_reset(handle)
            throw DatabaseError(resultCode: ResultCode(rawValue: code), message: message, sql: sql)
        }
    }

    /// Runs a statement that gives no rows, with the values that a closure binds.
    func run(_ bind: (OpaquePointer) -> Void) throws {
        bind(handle)
        _ = try step()
        sqlite3_reset(handle)
    }

    /// Lets SQLite copy what is bound.
    static var copied: sqlite3_destructor_type { unsafeBitCast(-1, to: sqlite3_destructor_type.self) }
}
