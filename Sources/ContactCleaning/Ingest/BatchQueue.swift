import Foundation

/// A bounded queue of batches between two threads, so that neither waits long and memory stays constant.
///
/// The lock protects every stored property.
final class BatchQueue: @unchecked Sendable {
    /// Thrown to the sender when no batch is wanted any more.
    struct Closed: Error {}

    private static let depth = 6
    private let lock = NSCondition()
    private var batches: [CleanedBatch] = []
    private var isClosed = false
    private var isFinished = false

    /// Adds a batch, waiting while the queue is full.
    ///
    /// - Throws: ``Closed``.
    func send(_ batch: CleanedBatch) throws {
        lock.lock()
        defer { lock.unlock() }
        while batches.count >= Self.depth, !isClosed { lock.wait() }
        if isClosed { throw Closed() }
        batches.append(batch)
        lock.signal()
    }

    /// Marks the end: no batch will follow.
    func finish() {
        lock.withLock {
            isFinished = true
            lock.signal()
        }
    }

    /// Takes the next batch, waiting for it; `nil` after the last.
    func receive() -> CleanedBatch? {
        lock.lock()
        defer { lock.unlock() }
        while batches.isEmpty, !isFinished { lock.wait() }
        if batches.isEmpty { return nil }
        lock.signal()
        return batches.removeFirst()
    }

    /// Refuses further batches, and waits until the sender has noticed.
    func close() {
        lock.lock()
        defer { lock.unlock() }
        isClosed = true
        lock.signal()
        while !isFinished { lock.wait() }
    }
}
