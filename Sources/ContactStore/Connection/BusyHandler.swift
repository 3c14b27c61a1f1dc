import GRDB
import Synchronization
import Threads

/// SQLite's [busy handler](https://sqlite.org/c3ref/busy_handler.html): waits while another process has the file locked,
/// until a timeout has passed or the work is cancelled.
struct BusyHandler: Sendable {
    private static let pauseMilliseconds = 20

    /// The longest time to wait, in seconds.
    var timeout: Double
    var cancellation: Cancellation

    /// The handler as GRDB takes it. SQLite counts the tries of one statement from 0.
    var busyMode: Database.BusyMode {
        let start = StartOfWaiting()
        return .callback { tries in
            if tries == 0 { start.set() }
            return pause(since: start.time)
        }
    }

    /// Runs a closure again while the file is locked: for statements whose locks SQLite does not wait for, which have changed nothing
    /// then.
    ///
    /// - Throws: what the closure throws; at last a `DatabaseError` of code `SQLITE_BUSY`.
    func retrying<Result>(_ body: () throws -> Result) throws -> Result {
        let start = ContinuousClock.now
        while true {
            do {
                return try body()
            } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY {
                guard pause(since: start) else { throw error }
            }
        }
    }

    /// Waits a moment.
    ///
    /// - Returns: `true` if the statement should be tried again.
    private func pause(since start: ContinuousClock.Instant) -> Bool {
        guard ContinuousClock.now - start < .seconds(timeout), !cancellation.isCancelled else { return false }
        cancellation.wait(milliseconds: Self.pauseMilliseconds)
        return !cancellation.isCancelled
    }
}

/// When a statement began to wait.
private final class StartOfWaiting: Sendable {
    private let start = Mutex(ContinuousClock.now)

    var time: ContinuousClock.Instant { start.withLock { $0 } }

    func set() { start.withLock { $0 = ContinuousClock.now } }
}
