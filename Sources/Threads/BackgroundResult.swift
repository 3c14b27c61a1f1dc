import Foundation

/// The result of a closure that runs on a thread of its own.
///
/// The lock protects every stored property.
package final class BackgroundResult<Value: Sendable>: @unchecked Sendable {
    private let lock = NSCondition()
    private var result: Result<Value, any Error>?

    /// Starts a closure on a thread.
    package init(_ name: String, _ body: @escaping @Sendable () throws -> Value) {
        NamedThread.start(name) { [self] in
            let result = Result { try body() }
            lock.withLock {
                self.result = result
                lock.broadcast()
            }
        }
    }

    /// The value, if the closure has returned already.
    ///
    /// - Throws: what the closure throws.
    package func getIfKnown() throws -> Value? { try lock.withLock { result }?.get() }

    /// Waits until the closure has returned.
    package func wait() { _ = waitForResult() }

    /// Waits for the closure and returns its value.
    ///
    /// - Throws: what the closure throws.
    package func get() throws -> Value { try waitForResult().get() }

    private func waitForResult() -> Result<Value, any Error> {
        lock.withLock {
            while true {
                if let result { return result }
                lock.wait()
            }
        }
    }
}
