import Foundation
import Threads

/// Runs work; a signal ends it in order, and the program with it.
///
/// - Parameters:
///   - cancellation: Cancels the work.
///   - body: The work.
func endingOnSignal<Result>(_ cancellation: Cancellation, _ body: () throws -> Result) throws -> Result {
    let watch = try SignalWatcher { watch in
        cancellation.cancel()
        // Whatever keeps the work from seeing it: a kill at any moment is safe.
        Thread.sleep(forTimeInterval: 0.8)
        watch.end()
    }
    do {
        return try body()
    } catch is CancellationError {
        watch.end()
    }
}
