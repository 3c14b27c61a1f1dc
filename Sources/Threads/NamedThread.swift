import Foundation

/// Threads with a name, which profilers and `top -H` show.
package enum NamedThread {
    /// Starts a thread, which ends with the closure.
    ///
    /// - Parameter stackSize: the size of its stack in bytes; `nil` for that of the system.
    package static func start(_ name: String, stackSize: Int? = nil, _ body: @escaping @Sendable () -> Void) {
        let lock = NSLock()
        let thread = Thread {
            // Foundation tells the system the name once `start()` has returned, for which the lock waits.
            lock.withLock { Thread.current.name = name }
            body()
        }
        if let stackSize { thread.stackSize = stackSize }
        lock.withLock { thread.start() }
    }
}
