import GRDB
import GRDBSQLite

extension Database {
    /// How many steps of SQLite's machine pass between two looks: well under a millisecond.
    private static let steps: Int32 = 5000

    /// Runs statements that end early when somebody asks to stop.
    ///
    /// Not for rows by the million: SQLite rolls back all that a transaction has written when it ends a statement of it.
    ///
    /// - Throws: ``Interrupted`` if it was asked for before; a `DatabaseError` of code `SQLITE_INTERRUPT` later on.
    func interruptible<Result>(by interruption: Interruption?, _ body: () throws -> Result) throws -> Result {
        guard let interruption else { return try body() }
        try interruption.check()
        let context = Unmanaged.passUnretained(interruption).toOpaque()
        let isAsked: @convention(c) (UnsafeMutableRawPointer?) -> Int32 = { context in
            guard let context else { return 0 }
            return Unmanaged<Interruption>.fromOpaque(context).takeUnretainedValue().isRequested ? 1 : 0
        }
        sqlite3_progress_handler(sqliteConnection, Self.steps, isAsked, context)
        defer { sqlite3_progress_handler(sqliteConnection, 0, nil, nil) }
        return try withExtendedLifetime(interruption) { try body() }
    }
}
