import GRDB

/// SQLite's [busy handler](https://sqlite.org/c3ref/busy_handler.html): waits while another process has the file locked,
/// until a timeout has passed or the work is cancelled.
struct BusyHandler: Sendable {
    private static let pauseMilliseconds = 20

    /// How long to wait at most, in seconds.
    var timeout: Double
    var cancellation: Cancellation

    /// The handler as GRDB takes it.
    var busyMode: Database.BusyMode {
        .callback { tries in
            guard Double(tries * Self.pauseMilliseconds) < timeout * 1000 else { return false }
            cancellation.wait(milliseconds: Self.pauseMilliseconds)
            return !cancellation.isCancelled
        }
    }
}
