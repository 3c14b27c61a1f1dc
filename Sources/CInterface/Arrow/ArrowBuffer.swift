internal import CTrunkline

/// Growing memory of a column under construction; the program that receives the column frees it.
///
/// If memory runs out, the buffer records it and ignores further bytes: ``failed`` is checked once, at the end.
struct ArrowBuffer {
    private(set) var start: UnsafeMutableRawPointer
    private(set) var capacity: Int
    private(set) var failed = false

    /// A buffer of at least some bytes, all of them 0.
    init?(capacity: Int) {
        self.capacity = max(capacity, 64)
        guard let memory = calloc(1, self.capacity) else { return nil }
        start = memory
    }

    /// Makes room for bytes up to an offset; those that are new are 0.
    ///
    /// - Returns: `true` if there is room.
    @inline(__always)
    mutating func reserve(_ end: Int) -> Bool {
        end <= capacity ? true : grow(to: end)
    }

    @inline(never)
    private mutating func grow(to end: Int) -> Bool {
        guard !failed else { return false }
        let wanted = max(end, capacity + capacity / 2)
        guard let memory = realloc(start, wanted) else {
            failed = true
            return false
        }
        memset(memory + capacity, 0, wanted - capacity)
        start = memory
        capacity = wanted
        return true
    }

    func release() { free(start) }
}
