internal import NumberingPlanData

/// Finds the words that stand beside numbers, by their hashes, in a table of open addressing that is part of every program.
///
/// The table is compiled from the files of `Knowledge/words`. A slot has the upper 56 bits of a hash and the kind of its word,
/// little-endian; 0 where nothing is.
package struct WordTable: Sendable {
    private static let slotCount = 32768

    // MARK: - Looking up

    /// The kind of the word with a hash.
    @inline(__always)
    static func kind(of hash: WordHash) -> WordKind {
        let key = hash.value & ~0xFF
        var slot = Self.slot(key)
        while true {
            let found = UInt64(littleEndian: number_word_table[slot])
            if found == 0 { return .unknown }
            if found & ~0xFF == key { return WordKind(rawValue: UInt8(found & 0xFF)) ?? .unknown }
            slot = (slot + 1) & (slotCount - 1)
        }
    }

    private static func slot(_ key: UInt64) -> Int {
        Int(truncatingIfNeeded: key >> 32 ^ key >> 12) & (slotCount - 1)
    }

    // MARK: - Compiling

    private var slots = [UInt64](repeating: 0, count: Self.slotCount)
    private var count = 0

    /// A table without words.
    package init() {}

    /// Inserts a word; one that is there keeps its kind. `false` if the table is full.
    package mutating func insert(_ word: String, _ kind: WordKind) -> Bool {
        let key = Self.hash(of: word).value & ~0xFF
        var slot = Self.slot(key)
        while slots[slot] != 0, slots[slot] & ~0xFF != key { slot = (slot + 1) & (Self.slotCount - 1) }
        if slots[slot] == 0 {
            slots[slot] = key | UInt64(kind.rawValue)
            count += 1
        }
        return count < Self.slotCount * 3 / 4
    }

    /// Returns `true` if a text has nothing but letters, and marks above or below them.
    package static func isWord(_ text: String) -> Bool {
        !text.isEmpty && text.unicodeScalars.allSatisfy { WordLetter.canonical($0.value) != nil }
    }

    /// The kind of a word, for tests and editors.
    package static func kind(of word: String) -> WordKind { kind(of: hash(of: word)) }

    private static func hash(of word: String) -> WordHash {
        var hash = WordHash()
        for scalar in word.unicodeScalars {
            if let letter = WordLetter.canonical(scalar.value), letter != 0 { hash.add(letter) }
        }
        return hash
    }

    /// The table as it is embedded.
    package var bytes: [UInt8] {
        slots.flatMap { slot in (0..<8).map { UInt8(truncatingIfNeeded: slot >> UInt64($0 * 8)) } }
    }
}
