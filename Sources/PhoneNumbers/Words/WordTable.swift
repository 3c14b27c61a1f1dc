internal import NumberingPlanData

/// Finds the words that stand beside numbers, by their hashes, in a table of open addressing that is part of every program.
///
/// The table is compiled from the files of `Knowledge/words`. A slot has the upper 27 bits of a hash and the kind of its word,
/// little-endian; 0 where nothing is. One in some 60 million words that are not in the table is taken for one that is.
package struct WordTable: Sendable {
    static let slotCount = 32768

    // MARK: - Looking up

    /// The kind of the word with a hash.
    @inline(__always)
    static func kind(of hash: WordHash) -> WordKind {
        let key = Self.key(hash)
        var slot = Self.slot(hash)
        while true {
            let found = UInt32(littleEndian: number_word_table[slot])
            if found == 0 { return .unknown }
            if found & ~Self.kinds == key { return WordKind(rawValue: UInt8(found & Self.kinds)) ?? .unknown }
            slot = (slot + 1) & (slotCount - 1)
        }
    }

    /// The bits of a slot that are the kind.
    private static let kinds: UInt32 = 31

    @inline(__always)
    private static func key(_ hash: WordHash) -> UInt32 { UInt32(truncatingIfNeeded: hash.value >> 32) & ~kinds }

    @inline(__always)
    private static func slot(_ hash: WordHash) -> Int {
        Int(truncatingIfNeeded: hash.value ^ hash.value >> 15) & (slotCount - 1)
    }

    // MARK: - Compiling

    private var slots = [UInt32](repeating: 0, count: Self.slotCount)
    private var count = 0

    /// A table without words.
    package init() {}

    /// Inserts a word; one that is there keeps its kind. `false` if the table is full.
    package mutating func insert(_ word: String, _ kind: WordKind) -> Bool {
        let hash = Self.hash(of: word)
        let key = Self.key(hash)
        var slot = Self.slot(hash)
        while slots[slot] != 0, slots[slot] & ~Self.kinds != key { slot = (slot + 1) & (Self.slotCount - 1) }
        if slots[slot] == 0 {
            slots[slot] = key | UInt32(kind.rawValue)
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
        slots.flatMap { slot in (0..<4).map { UInt8(truncatingIfNeeded: slot >> UInt32($0 * 8)) } }
    }
}
