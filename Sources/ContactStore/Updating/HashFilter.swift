/// Hashes of which it is known at once that most others are none of them: a bit for the last digits of each.
struct HashFilter {
    private var words: [UInt64]

    /// The number of bits for each hash.
    private static let bitsPerHash = 32

    init(_ hashes: Set<Int>) {
        var count = 1
        while count * UInt64.bitWidth < hashes.count * Self.bitsPerHash { count *= 2 }
        words = Array(repeating: 0, count: count)
        for hash in hashes { words[place(of: hash)] |= Self.bit(of: hash) }
    }

    /// Returns `false` if a hash is none of them; `true` if it may be.
    func mayContain(_ hash: Int) -> Bool { words[place(of: hash)] & Self.bit(of: hash) != 0 }

    private func place(of hash: Int) -> Int { hash >> 6 & (words.count - 1) }

    private static func bit(of hash: Int) -> UInt64 { 1 << UInt64(hash & 63) }
}
