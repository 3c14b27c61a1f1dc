/// The pages of a SQLite database that is built in memory. Pages are numbered from 1, as in the file format.
struct PageStore: ~Copyable {
    /// The size of a page. Large, because a page is written and read once, from its start to its end.
    static let pageSize = 32768

    private var memory: UnsafeMutableRawPointer
    private var capacity: Int
    /// How many pages there are.
    private(set) var count = 0

    /// No pages, and room for some.
    init(capacity: Int) {
        self.capacity = max(capacity, 1)
        memory = .allocate(byteCount: self.capacity * Self.pageSize, alignment: 16)
    }

    deinit {
        memory.deallocate()
    }

    /// Adds a page, and returns its number. Pointers into other pages are no longer good.
    mutating func allocate() -> Int {
        if count == capacity {
            let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity * 2 * Self.pageSize, alignment: 16)
            larger.copyMemory(from: memory, byteCount: capacity * Self.pageSize)
            memory.deallocate()
            memory = larger
            capacity *= 2
        }
        count += 1
        return count
    }

    /// The bytes of a page, until the next page is added.
    @inline(__always)
    func page(_ number: Int) -> UnsafeMutablePointer<UInt8> {
        (memory + (number &- 1) &* Self.pageSize).assumingMemoryBound(to: UInt8.self)
    }

    /// Gives the memory away, and leaves no pages.
    mutating func take() -> UnsafeMutableRawBufferPointer {
        let taken = UnsafeMutableRawBufferPointer(start: memory, count: count * Self.pageSize)
        memory = .allocate(byteCount: capacity * Self.pageSize, alignment: 16)
        count = 0
        return taken
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
