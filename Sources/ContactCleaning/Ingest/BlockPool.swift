import Foundation

/// Blocks whose memory is used again. Any thread may take and return them; the lock protects them.
final class BlockPool: @unchecked Sendable {
    private let lock = NSLock()
    private var blocks: [SourceBlock] = []

    /// An empty block.
    func take() -> SourceBlock {
        lock.withLock { blocks.popLast() } ?? SourceBlock()
    }

    /// Returns a block that is not needed any more.
    func put(_ block: SourceBlock) {
        block.removeAll()
        lock.lock()
        defer { lock.unlock() }
        blocks.append(block)
    }
}
