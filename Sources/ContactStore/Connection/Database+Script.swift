import GRDB
import GRDBSQLite

extension Database {
    /// Runs statements that give no rows and change no tables or columns, one after another. A statement of GRDB finds out what it reads and
    /// writes, which takes longer than to create a trigger.
    func runScript(_ sql: String) throws {
        let code = sqlite3_exec(sqliteConnection, sql, nil, nil, nil)
        guard code == SQLITE_OK else {
            throw DatabaseError(resultCode: ResultCode(rawValue: code), message: lastErrorMessage, sql: sql)
        }
    }
}
