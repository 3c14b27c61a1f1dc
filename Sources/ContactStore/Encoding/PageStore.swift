import Threads

/// The pages of a SQLite database that is built in memory. Pages are numbered from 1, as in the file format.
struct PageStore: ~Copyable {
    /// The size of a page. Large, because a page is written and read once, from its start to its end.
    static let pageSize = 32768

    /// The capacity of the memories in the pool, in pages.
    private let capacity: Int
    private let pool = Pool<PageMemory>()
    private var memory: PageMemory
    /// The count of pages.
    private(set) var count = 0

    /// No pages, and room for some.
    init(capacity: Int) {
        self.capacity = max(capacity, 1)
        memory = PageMemory(capacity: self.capacity)
    }

    /// Adds a page, and returns its number. Pointers into other pages are no longer good.
    mutating func allocate() -> Int {
        if count == memory.capacity {
            let larger = PageMemory(capacity: count * 2)
            larger.start.copyMemory(from: memory.start, byteCount: count * Self.pageSize)
            if memory.capacity == capacity { pool.put(memory) }
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
        // Memory that was enlarged is not used again.
        let taken = EncodedPages(memory, count: count, returningTo: memory.capacity == capacity ? pool : nil)
        memory = pool.take { PageMemory(capacity: capacity) }
        count = 0
        return taken
    }
}

/// Memory for pages, which one thread has at a time.
final class PageMemory: @unchecked Sendable {
    let start: UnsafeMutableRawPointer
    /// The capacity in pages.
    let capacity: Int

    /// New memory.
    init(capacity: Int) {
        self.capacity = capacity
        start = .allocate(byteCount: capacity * PageStore.pageSize, alignment: 16)
    }

    deinit {
        start.deallocate()
    }
}

/// Pages that are complete. Their memory goes back to its pool with the last reference.
final class EncodedPages: Sendable {
    private let memory: PageMemory
    private let count: Int
    private let pool: Pool<PageMemory>?

    fileprivate init(_ memory: PageMemory, count: Int, returningTo pool: Pool<PageMemory>?) {
        (self.memory, self.count, self.pool) = (memory, count, pool)
    }

    deinit {
        pool?.put(memory)
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
