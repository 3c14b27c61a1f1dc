/// Texts that occur once each, known by number. Number 0 is the empty text.
///
/// Comparing numbers is comparing texts. Numbers are given in the order of arrival, so that nothing may depend on their order.
struct TextTable: Sendable {
    private(set) var bytes: [UInt8] = []
    private(set) var ends: [UInt32] = [0]
    private(set) var hashes: [UInt64] = [0]
    private var slots = [UInt32](repeating: 0, count: 1 << 10)

    /// A table without texts.
    init() {}

    /// A table of different texts that stand one after another.
    ///
    /// - Parameter ends: where each text ends, after a 0 for the empty one.
    init(_ texts: UnsafeBufferPointer<UInt8>, ends: [UInt32]) {
        bytes = Array(texts)
        self.ends = ends
        hashes.reserveCapacity(ends.count)
        for place in 1..<max(1, ends.count) {
            let range = Int(ends[place - 1])..<Int(ends[place])
            hashes.append(StableHash.of(UnsafeBufferPointer(rebasing: texts[range])))
        }
        var count = slots.count
        while ends.count * 2 > count { count *= 4 }
        fillSlots(count)
    }

    /// The number of texts, the empty one included.
    var count: Int { ends.count }

    /// The number of a text, which is added if it is new.
    @inline(__always)
    mutating func intern(_ text: UnsafeBufferPointer<UInt8>) -> TextID {
        guard !text.isEmpty else { return .empty }
        return intern(text, hash: StableHash.of(text))
    }

    /// The number of a text whose hash is known.
    mutating func intern(_ text: UnsafeBufferPointer<UInt8>, hash: UInt64) -> TextID {
        let slot = slot(of: text, hash: hash)
        if slots[slot] != 0 { return TextID(raw: slots[slot]) }
        let id = TextID(raw: UInt32(ends.count))
        bytes.append(contentsOf: text)
        ends.append(UInt32(bytes.count))
        hashes.append(hash)
        slots[slot] = id.raw
        if ends.count &* 2 > slots.count { grow() }
        return id
    }

    /// The number of a text, or `nil` if the table does not have it.
    func find(_ text: UnsafeBufferPointer<UInt8>) -> TextID? {
        guard !text.isEmpty else { return .empty }
        let slot = slot(of: text, hash: StableHash.of(text))
        return slots[slot] == 0 ? nil : TextID(raw: slots[slot])
    }

    /// The slot that has the number of a text, or the empty one where it belongs.
    @inline(__always)
    private func slot(of text: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Int {
        let mask = slots.count &- 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != 0 {
            let id = TextID(raw: slots[slot])
            if hashes[Int(id.raw)] == hash, isText(id, text) { break }
            slot = (slot &+ 1) & mask
        }
        return slot
    }

    /// Adds a text without a look whether the table has it, for a table that is only merged into another.
    @inline(__always)
    mutating func append(_ text: UnsafeBufferPointer<UInt8>) -> TextID {
        guard !text.isEmpty else { return .empty }
        bytes.append(contentsOf: text)
        ends.append(UInt32(bytes.count))
        hashes.append(StableHash.of(text))
        return TextID(raw: UInt32(ends.count &- 1))
    }

    /// Adds every text of another table and returns the numbers that they have here, by the numbers that they have there.
    mutating func merge(_ other: TextTable) -> [TextID] {
        var numbers = [TextID](repeating: .empty, count: other.count)
        other.bytes.withUnsafeBufferPointer { bytes in
            for index in 1..<max(1, other.count) {
                let text = UnsafeBufferPointer(rebasing: bytes[other.range(TextID(raw: UInt32(index)))])
                numbers[index] = intern(text, hash: other.hashes[index])
            }
        }
        return numbers
    }

    /// Gives back the memory that only adding needs.
    mutating func freeze() {
        slots = [UInt32](repeating: 0, count: 1)
    }

    /// Where a text stands in ``bytes``.
    @inline(__always)
    func range(_ id: TextID) -> Range<Int> {
        id.raw == 0 ? 0..<0 : Int(ends[Int(id.raw) &- 1])..<Int(ends[Int(id.raw)])
    }

    /// The text as a string.
    func string(_ id: TextID) -> String { String(decoding: bytes[range(id)], as: UTF8.self) }

    /// Gives a closure the bytes of a text.
    @inline(__always)
    func withText<Result>(_ id: TextID, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range(id)])) }
    }

    /// A hash of the text alone, the same in every table.
    @inline(__always)
    func hash(_ id: TextID) -> UInt64 { hashes[Int(id.raw)] }

    @inline(__always)
    private func isText(_ id: TextID, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let range = range(id)
        guard range.count == text.count else { return false }
        return bytes.withUnsafeBufferPointer { bytes in
            for place in 0..<text.count where bytes[range.lowerBound &+ place] != text[place] { return false }
            return true
        }
    }

    private mutating func grow() { fillSlots(slots.count * 4) }

    private mutating func fillSlots(_ count: Int) {
        slots = [UInt32](repeating: 0, count: count)
        let mask = slots.count &- 1
        for index in 1..<ends.count {
            var slot = Int(truncatingIfNeeded: hashes[index]) & mask
            while slots[slot] != 0 { slot = (slot &+ 1) & mask }
            slots[slot] = UInt32(index)
        }
    }
}

/// The number of a text in its ``TextTable``.
struct TextID: Hashable, Sendable {
    var raw: UInt32

    static let empty = TextID(raw: 0)

    var isEmpty: Bool { raw == 0 }
}
