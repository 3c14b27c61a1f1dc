import ContactCleaning
import Foundation
import Synchronization
import Threads

/// Waits on a thread of its own for a signal that terminates the program.
///
/// The first signal is answered; the second ends the program at once.
final class SignalWatcher: Sendable {
    private let number = Atomic<Int32>(0)
    private let isEnding = Atomic(false)

    /// Begins to wait, for the rest of the program.
    ///
    /// - Parameter answer: runs when a signal has come, on a thread of its own.
    /// - Throws: ``InputError`` if the system has no pipe left.
    init(_ answer: @escaping @Sendable (SignalWatcher) -> Void) throws {
        let signals = try TerminationSignals()
        NamedThread.start("signals") { [self] in
            number.store(signals.received(), ordering: .sequentiallyConsistent)
            signals.release()
            answer(self)
        }
    }

    /// Removes drafts, says a sentence on standard error and ends the program as the signal would have. Only the first call does; any
    /// other waits for that.
    func end(saying sentence: String? = nil) -> Never {
        while isEnding.exchange(true, ordering: .sequentiallyConsistent) { Thread.sleep(forTimeInterval: 1) }
        DraftFile.removeAll()
        if let sentence { StandardError.say(sentence) }
        let number = number.load(ordering: .sequentiallyConsistent)
        TerminationSignals.die(of: number == 0 ? SIGTERM : number)
    }
}
