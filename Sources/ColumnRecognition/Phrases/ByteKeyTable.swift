/// Values by keys of bytes, which lie in one buffer behind a table of hashes with linear probing.
///
/// It is filled in a fraction of the time that a dictionary takes, because no key is an object of its own.
struct ByteKeyTable<Value: Sendable>: Sendable {
    private struct Entry: Sendable {
        var start: Int
        var count: Int
        var hash: Int
        var value: Value
    }

    private var keys: [UInt8] = []
    private var entries: [Entry] = []
    /// The number of an entry, counted from one, at the place that its hash says or behind it; 0 where there is none.
    private var slots: [UInt32]

    /// - Parameter capacity: About how many keys there will be.
    init(capacity: Int) {
        var count = 16
        while count < 2 * capacity { count *= 2 }
        slots = Array(repeating: 0, count: count)
    }

    /// The value of a key; `nil` if the key is unknown.
    subscript(key: String) -> Value? {
        var key = key
        return key.withUTF8 { key in
            let entry = slots[slot(of: key, Self.hash(key))]
            return entry == 0 ? nil : entries[Int(entry) - 1].value
        }
    }

    /// Gives a key a value, if it has none yet, or changes the value that it has.
    mutating func add(_ key: [UInt8], _ value: Value, _ change: (inout Value) -> Void) {
        let (hash, slot) = key.withUnsafeBufferPointer { key in
            let hash = Self.hash(key)
            return (hash, self.slot(of: key, hash))
        }
        if slots[slot] != 0 {
            change(&entries[Int(slots[slot]) - 1].value)
            return
        }
        entries.append(Entry(start: keys.count, count: key.count, hash: hash, value: value))
        keys += key
        slots[slot] = UInt32(entries.count)
        if entries.count * 2 > slots.count { grow() }
    }

    /// The place of a key, or the free one where it belongs.
    private func slot(of key: UnsafeBufferPointer<UInt8>, _ hash: Int) -> Int {
        let mask = slots.count - 1
        var slot = hash & mask
        while slots[slot] != 0 {
            let entry = entries[Int(slots[slot]) - 1]
            if entry.hash == hash, entry.count == key.count, isEqual(key, at: entry.start) { break }
            slot = (slot + 1) & mask
        }
        return slot
    }

    private func isEqual(_ key: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
        for offset in 0..<key.count where keys[start + offset] != key[offset] { return false }
        return true
    }

    private mutating func grow() {
        slots = Array(repeating: 0, count: slots.count * 2)
        let mask = slots.count - 1
        for (number, entry) in entries.enumerated() {
            var slot = entry.hash & mask
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = UInt32(number + 1)
        }
    }

    /// [FNV-1a](https://www.rfc-editor.org/rfc/rfc9923.html), of 64 bits.
    private static func hash(_ key: UnsafeBufferPointer<UInt8>) -> Int {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in key { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return Int(truncatingIfNeeded: hash ^ hash >> 32)
    }
}
