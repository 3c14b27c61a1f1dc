import Foundation
import Synchronization

/// The result of a closure that runs on another thread.
package final class BackgroundResult<Value: Sendable>: Sendable {
    private let group = DispatchGroup()
    private let result = Mutex<Result<Value, any Error>?>(nil)

    /// Starts a closure.
    package init(_ body: @escaping @Sendable () throws -> Value) {
        DispatchQueue.global(qos: .userInitiated).async(group: group) { [self] in
            let value = Result { try body() }
            result.withLock { $0 = value }
        }
    }

    /// Waits until the closure has returned.
    package func wait() { group.wait() }

    /// Waits for the closure and returns its value.
    ///
    /// - Throws: what the closure throws.
    package func get() throws -> Value {
        wait()
        guard let value = result.withLock({ $0 }) else { preconditionFailure("the closure has not returned") }
        return try value.get()
    }
}
