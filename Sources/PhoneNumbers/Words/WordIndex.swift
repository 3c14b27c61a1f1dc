/// Finds words by their hashes: the ``NumberWords`` in a table of open addressing, built when it is first used.
struct WordIndex: Sendable {
    /// The upper 56 bits of a hash and the kind of the word; 0 where nothing is.
    private var slots = [UInt64](repeating: 0, count: Self.slotCount)
    private static let slotCount = 4096

    /// The index of all words.
    static let all = WordIndex()

    private init() {
        for (kind, words) in NumberWords.all { add(words, kind) }
    }

    /// The kind of the word with a hash.
    @inline(__always)
    func kind(of hash: WordHash) -> WordKind {
        let key = hash.value & ~0xFF
        var slot = Self.slot(key)
        while slots[slot] != 0 {
            if slots[slot] & ~0xFF == key { return WordKind(rawValue: UInt8(slots[slot] & 0xFF)) ?? .unknown }
            slot = (slot + 1) & (Self.slotCount - 1)
        }
        return .unknown
    }

    private static func slot(_ key: UInt64) -> Int {
        Int(truncatingIfNeeded: key >> 32 ^ key >> 12) & (slotCount - 1)
    }

    /// Adds words that stand between spaces; a word that is there keeps its kind.
    private mutating func add(_ words: StaticString, _ kind: WordKind) {
        let text = UnsafeBufferPointer(start: words.utf8Start, count: words.utf8CodeUnitCount)
        let bytes = Span(_unsafeElements: text)
        var hash = WordHash()
        var position = 0
        while position < bytes.count {
            let (scalar, length) = ScalarDecoder.scalar(in: bytes, at: position)
            position += length
            if let letter = WordLetter.canonical(scalar) {
                if letter != 0 { hash.add(letter) }
            } else if !hash.isEmpty {
                insert(hash, kind)
                hash = WordHash()
            }
        }
        if !hash.isEmpty { insert(hash, kind) }
    }

    private mutating func insert(_ hash: WordHash, _ kind: WordKind) {
        let key = hash.value & ~0xFF
        var slot = Self.slot(key)
        while slots[slot] != 0, slots[slot] & ~0xFF != key { slot = (slot + 1) & (Self.slotCount - 1) }
        if slots[slot] == 0 { slots[slot] = key | UInt64(kind.rawValue) }
    }
}
