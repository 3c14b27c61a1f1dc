import Synchronization

/// Memory for the pages of batches, which is used again: new memory would have to be cleared by the system, page by page.
///
/// Any thread may take and return it.
final class PagePool: Sendable {
    /// Memory for pages, which one thread has at a time.
    struct Memory: @unchecked Sendable {
        let start: UnsafeMutableRawPointer
        /// The capacity in pages.
        let capacity: Int

        /// New memory.
        init(capacity: Int) {
            self.capacity = max(capacity, 1)
            start = .allocate(byteCount: self.capacity * PageStore.pageSize, alignment: 16)
        }
    }

    /// The capacity of each memory of the pool, in pages.
    private let capacity: Int
    private let unused = Mutex<[Memory]>([])

    /// A pool without memory.
    init(capacity: Int) {
        self.capacity = max(capacity, 1)
    }

    deinit {
        unused.withLock { $0.forEach { $0.start.deallocate() } }
    }

    /// Memory from the pool, or new memory.
    func take() -> Memory {
        unused.withLock { $0.popLast() } ?? Memory(capacity: capacity)
    }

    /// Returns unused memory to the pool. Memory that was enlarged is freed.
    func put(_ memory: Memory) {
        guard memory.capacity == capacity else { return memory.start.deallocate() }
        unused.withLock { $0.append(memory) }
    }
}
