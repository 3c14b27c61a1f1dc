import GRDB

/// Keeps a database locked, as another program that writes to it.
package final class DatabaseLock: Sendable {
    private let queue: DatabaseQueue

    /// Takes the lock; a database that does not exist yet is created, without a table.
    package init(_ path: String) throws {
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        configuration.busyMode = .timeout(10)
        queue = try DatabaseQueue(path: path, configuration: configuration)
        try queue.inDatabase { try $0.execute(sql: "BEGIN EXCLUSIVE") }
    }

    /// Gives the lock back.
    package func release() throws {
        try queue.inDatabase { try $0.execute(sql: "ROLLBACK") }
        try queue.close()
    }
}
