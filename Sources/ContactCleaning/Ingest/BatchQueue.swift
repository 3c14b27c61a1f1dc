import Foundation

/// Carries batches from one thread to another, a few at a time, so that neither waits long and memory stays flat.
///
/// The lock protects every stored property.
final class BatchQueue: @unchecked Sendable {
    /// The reader is told that nobody wants more.
    struct Closed: Error {}

    private static let depth = 6
    private let lock = NSCondition()
    private var batches: [CleanedBatch] = []
    private var isClosed = false
    private var isFinished = false

    /// Hands a batch over, waiting while there are enough.
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

    /// Says that no batch will follow.
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

    /// Says that no batch is wanted any more, and waits until the other side has noticed.
    func close() {
        lock.lock()
        defer { lock.unlock() }
        isClosed = true
        lock.signal()
        while !isFinished { lock.wait() }
    }
}
