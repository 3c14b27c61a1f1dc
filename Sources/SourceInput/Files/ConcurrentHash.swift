import Archives
import Foundation

/// The hash of a file, computed by a thread of its own while others read the file.
///
/// The lock protects every stored property.
package final class ConcurrentHash: @unchecked Sendable {
    private let lock = NSCondition()
    private var outcome: Result<String, any Error>?
    private var isCancelled = false

    /// Below this size a file is hashed faster than a thread is started.
    package static let minimumByteCount = 1 << 20
    private static let chunkSize = 1 << 18

    /// Begins to hash a file.
    ///
    /// - Parameter suffix: the bytes that are hashed behind its content.
    package init(_ file: OpenFile, suffix: [UInt8] = []) {
        // A file is read at any place, and from several threads.
        nonisolated(unsafe) let content = file
        let thread = Thread { [self] in
            // Foundation tells the system the name once `start()` has returned, for which the lock waits.
            lock.withLock { Thread.current.name = "hash" }
            let outcome = Result { try hash(content, suffix) }
            lock.withLock {
                self.outcome = outcome
                lock.broadcast()
            }
        }
        lock.withLock { thread.start() }
    }

    /// The hash, if it is known already.
    ///
    /// - Throws: what reading the file throws.
    package func textIfKnown() throws -> String? { try lock.withLock { outcome }?.get() }

    /// Waits for the hash.
    ///
    /// - Throws: what reading the file throws.
    package func text() throws -> String {
        lock.lock()
        defer { lock.unlock() }
        while true {
            if let outcome { return try outcome.get() }
            lock.wait()
        }
    }

    /// Ends the work soon.
    package func cancel() { lock.withLock { isCancelled = true } }

    private func hash(_ file: OpenFile, _ suffix: [UInt8]) throws -> String {
        let stream = file.makeStream()
        var hash = ContentHash()
        var chunk = [UInt8](repeating: 0, count: Self.chunkSize)
        while true {
            if lock.withLock({ isCancelled }) { throw CancellationError() }
            let count = try chunk.withUnsafeMutableBytes { try stream.read(into: $0) }
            if count == 0 {
                suffix.withUnsafeBytes { hash.add($0) }
                return hash.text
            }
            chunk.withUnsafeBytes { hash.add(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
        }
    }
}
