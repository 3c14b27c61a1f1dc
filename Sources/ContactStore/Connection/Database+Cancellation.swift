import GRDB
import GRDBSQLite
import Threads

extension Database {
    /// The count of instructions of SQLite's virtual machine between two checks: well under a millisecond.
    private static let instructionsPerCheck: Int32 = 5000

    /// Runs statements that stop early when cancellation is requested.
    ///
    /// Not for bulk inserts: SQLite rolls back the whole transaction when it interrupts a statement that writes.
    ///
    /// - Throws: `CancellationError` if cancellation was requested before the start; a `DatabaseError` of code
    ///   `SQLITE_INTERRUPT` if it is requested later.
    func cancellable<Result>(by cancellation: Cancellation, _ body: () throws -> Result) throws -> Result {
        try cancellation.check()
        let context = Unmanaged.passUnretained(cancellation).toOpaque()
        let isCancelled: @convention(c) (UnsafeMutableRawPointer?) -> Int32 = { context in
            guard let context else { return 0 }
            return Unmanaged<Cancellation>.fromOpaque(context).takeUnretainedValue().isCancelled ? 1 : 0
        }
        sqlite3_progress_handler(sqliteConnection, Self.instructionsPerCheck, isCancelled, context)
        defer { sqlite3_progress_handler(sqliteConnection, 0, nil, nil) }
        return try withExtendedLifetime(cancellation) { try body() }
    }
}
