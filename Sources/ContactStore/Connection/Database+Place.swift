import GRDB
import GRDBSQLite

extension Database {
    /// Checks that the file is still the one at its path: rows written to a file that was moved or deleted would be
    /// lost.
    ///
    /// - Throws: `DatabaseError` of code `SQLITE_READONLY_DBMOVED`.
    func checkPlace() throws {
        var hasMoved: Int32 = 0
        _ = sqlite3_file_control(sqliteConnection, "main", SQLITE_FCNTL_HAS_MOVED, &hasMoved)
        if hasMoved != 0 { throw DatabaseError(resultCode: .SQLITE_READONLY_DBMOVED) }
    }
}
