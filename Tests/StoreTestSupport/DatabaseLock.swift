import GRDB

/// Keeps a database locked, as another program that writes to it.
package final class DatabaseLock {
    private let queue: DatabaseQueue

    /// Takes the lock; a database that does not exist yet is made, without a table.
    ///
    /// - Parameter isShared: whether the program only reads, so that others may read as well.
    package init(_ path: String, isShared: Bool = false) throws {
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        configuration.busyMode = .timeout(10)
        queue = try DatabaseQueue(path: path, configuration: configuration)
        try queue.inDatabase { db in
            try db.execute(sql: isShared ? "BEGIN" : "BEGIN EXCLUSIVE")
            _ = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_schema")
        }
    }

    /// Gives the lock back.
    package func release() throws {
        try queue.inDatabase { try $0.execute(sql: "ROLLBACK") }
        try queue.close()
    }
}
