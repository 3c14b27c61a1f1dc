import GRDB
import GRDBSQLite

extension Database {
    /// Keeps other writers out after the current transaction, too. Called within a transaction that writes: a writer that waits for
    /// one must hold no lock.
    func lock() throws {
        try execute(sql: "PRAGMA main.locking_mode = exclusive")
    }

    /// Lets other writers in again.
    func unlock() throws {
        try execute(sql: "PRAGMA main.locking_mode = normal")
        // The lock is released at the end of the next access to the file.
        _ = try Int.fetchOne(self, sql: "PRAGMA main.user_version")
    }

    /// Writes what the transaction has changed to the file before it is committed, so that the pages can be read there.
    ///
    /// - Returns: `false` if it cannot be written now, as while another process reads.
    func flush() -> Bool { sqlite3_db_cacheflush(sqliteConnection) == SQLITE_OK }
}
