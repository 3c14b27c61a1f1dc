import Synchronization

/// Things whose memory is used again: new memory would have to be cleared by the system, page by page.
///
/// Any thread may take and return them.
package final class Pool<Item: Sendable>: Sendable {
    private let unused = Mutex<[Item]>([])

    /// An empty pool.
    package init() {}

    /// An item that was returned, or a new one.
    package func take(orMake make: () -> Item) -> Item {
        unused.withLock { $0.popLast() } ?? make()
    }

    /// Returns an item that is ready to be used again.
    package func put(_ item: Item) {
        unused.withLock { $0.append(item) }
    }
}
