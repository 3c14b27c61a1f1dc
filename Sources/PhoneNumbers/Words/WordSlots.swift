internal import NumberingPlanData

/// The form of a table of open addressing in ``number_word_table``: a slot has the upper bits of the hash of a word, and a value in the lower
/// bits, little-endian; 0 where nothing is.
struct WordSlotLayout: Sendable {
    /// The place of the first slot in the data.
    let start: Int
    /// The number of slots, a power of two.
    let count: Int
    /// The bits of a slot that are the value.
    let values: UInt32

    /// The value of the word with a hash; 0 if it is not in the table.
    @inline(__always)
    func value(of hash: WordHash) -> UInt32 {
        let key = key(hash)
        var slot = slot(hash)
        while true {
            let found = UInt32(littleEndian: number_word_table[start + slot])
            if found == 0 { return 0 }
            if found & ~values == key { return found & values }
            slot = (slot + 1) & (count - 1)
        }
    }

    @inline(__always)
    fileprivate func key(_ hash: WordHash) -> UInt32 { UInt32(truncatingIfNeeded: hash.value >> 32) & ~values }

    @inline(__always)
    fileprivate func slot(_ hash: WordHash) -> Int {
        Int(truncatingIfNeeded: hash.value ^ hash.value >> 15) & (count - 1)
    }
}

/// A table of that form while it is compiled.
struct WordSlots: Sendable {
    private let layout: WordSlotLayout
    private var slots: [UInt32]
    private var count = 0

    init(_ layout: WordSlotLayout) {
        self.layout = layout
        slots = [UInt32](repeating: 0, count: layout.count)
    }

    /// Inserts a word; one that is there keeps its value. `false` if the table is full.
    mutating func insert(_ hash: WordHash, _ value: UInt32) -> Bool {
        let key = layout.key(hash)
        var slot = layout.slot(hash)
        while slots[slot] != 0, slots[slot] & ~layout.values != key { slot = (slot + 1) & (layout.count - 1) }
        if slots[slot] == 0 {
            slots[slot] = key | value
            count += 1
        }
        return count < layout.count * 3 / 4
    }

    /// The table as it is embedded.
    var bytes: [UInt8] {
        slots.flatMap { slot in (0..<4).map { UInt8(truncatingIfNeeded: slot >> UInt32($0 * 8)) } }
    }
}
