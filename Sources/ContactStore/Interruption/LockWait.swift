import GRDB

/// Waits for another process that has the file locked, for a while, and not longer than anybody wants it.
struct LockWait: Sendable {
    private static let pause = 20

    /// How long to wait at most, in seconds.
    var seconds: Double
    /// What ends the waiting early.
    var interruption: Interruption

    /// How GRDB asks.
    var busyMode: Database.BusyMode {
        .callback { tries in
            guard Double(tries * Self.pause) < seconds * 1000 else { return false }
            interruption.wait(milliseconds: Self.pause)
            return !interruption.isRequested
        }
    }
}
