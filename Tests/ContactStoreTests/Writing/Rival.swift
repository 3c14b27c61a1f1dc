import Foundation
import GRDB

/// Another program that has a database open.
final class Rival: Sendable {
    private let queue: DatabaseQueue

    init(_ path: String) throws {
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        configuration.busyMode = .timeout(30)
        queue = try DatabaseQueue(path: path, configuration: configuration)
        _ = try queue.inDatabase { try Int.fetchOne($0, sql: "SELECT count(*) FROM sources") }
    }

    /// Takes the lock and gives it back, again and again, on a thread of its own; then the file is closed.
    func begin(_ kind: String, times: Int, holding microseconds: UInt32) {
        Thread.detachNewThread { [self] in
            for _ in 0..<times {
                try? queue.inDatabase { db in
                    try db.execute(sql: "BEGIN \(kind)")
                    _ = try? Int.fetchOne(db, sql: "SELECT count(*) FROM sources")
                    usleep(microseconds)
                    try db.execute(sql: "COMMIT")
                }
            }
            close()
        }
    }

    func close() { try? queue.close() }
}
