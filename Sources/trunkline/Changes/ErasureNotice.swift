import ContactStore
import Synchronization

/// The notice about an erasure that was interrupted, whichever command finds it.
enum ErasureNotice {
    private static let said = Mutex<Set<String>>([])

    /// Says it from now on, once for each database.
    static func begin() {
        PendingErasure.observe { event in
            switch event {
            case .found(let path):
                guard said.withLock({ $0.insert(path).inserted }) else { return }
                StandardError.say(
                    "Warning: \(path): an erasure was interrupted, and traces of what was erased may be left in the file; "
                        + "the same 'trunkline forget', or any command that writes to the database, completes it.")
            case .completed(let path):
                StandardError.say("\(path): an erasure that was interrupted is completed.")
            }
        }
    }
}
