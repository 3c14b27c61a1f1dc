/// The pages of a SQLite database that is built in memory. Pages are numbered from 1, as in the file format.
struct PageStore: ~Copyable {
    /// The size of a page. Large, because a page is written and read once, from its start to its end.
    static let pageSize = 32768

    private let pool: PagePool
    private var memory: PagePool.Memory
    /// The count of pages.
    private(set) var count = 0

    /// No pages, and room for some.
    init(capacity: Int) {
        pool = PagePool(capacity: capacity)
        memory = pool.take()
    }

    deinit {
        pool.put(memory)
    }

    /// Adds a page, and returns its number. Pointers into other pages are no longer good.
    mutating func allocate() -> Int {
        if count == memory.capacity {
            let larger = PagePool.Memory(capacity: count * 2)
            larger.start.copyMemory(from: memory.start, byteCount: count * Self.pageSize)
            pool.put(memory)
            memory = larger
        }
        count += 1
        return count
    }

    /// The bytes of a page, until the next page is added.
    @inline(__always)
    func page(_ number: Int) -> UnsafeMutablePointer<UInt8> {
        (memory.start + (number &- 1) &* Self.pageSize).assumingMemoryBound(to: UInt8.self)
    }

    /// Gives the pages away, and leaves none.
    mutating func take() -> EncodedPages {
        let taken = EncodedPages(memory, count: count, from: pool)
        memory = pool.take()
        count = 0
        return taken
    }
}

/// Pages that are complete. Their memory goes back to its pool with the last reference.
final class EncodedPages: Sendable {
    private let memory: PagePool.Memory
    private let count: Int
    private let pool: PagePool

    fileprivate init(_ memory: PagePool.Memory, count: Int, from pool: PagePool) {
        (self.memory, self.count, self.pool) = (memory, count, pool)
    }

    deinit {
        pool.put(memory)
    }

    /// The pages, one behind another.
    var bytes: UnsafeMutableRawBufferPointer {
        UnsafeMutableRawBufferPointer(start: memory.start, count: count * PageStore.pageSize)
    }
}

extension UnsafeMutablePointer<UInt8> {
    /// Writes a number of two bytes, the higher first.
    @inline(__always)
    func put16(_ value: Int, at offset: Int) {
        self[offset] = UInt8(truncatingIfNeeded: value >> 8)
        self[offset + 1] = UInt8(truncatingIfNeeded: value)
    }

    /// Writes a number of four bytes, the highest first.
    @inline(__always)
    func put32(_ value: Int, at offset: Int) {
        put16(value >> 16, at: offset)
        put16(value, at: offset + 2)
    }
}
