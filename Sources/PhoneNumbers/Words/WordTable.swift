/// Finds the words that stand beside numbers, by their hashes, in a table of open addressing that is part of every program.
///
/// The table is compiled from the files of `Knowledge/words`. A slot has the upper 27 bits of a hash and the kind of its word,
/// little-endian; 0 where nothing is. One in some 60 million words that are not in the table is taken for one that is.
package struct WordTable: Sendable {
    /// 27 bits of a hash, and five of the kind.
    static var layout: WordSlotLayout {
        @inline(__always) get { WordSlotLayout(start: 0, count: 32768, values: 31) }
    }

    // MARK: - Looking up

    /// The kind of the word with a hash.
    @inline(__always)
    static func kind(of hash: WordHash) -> WordKind { WordKind(rawValue: UInt8(layout.value(of: hash))) ?? .unknown }

    // MARK: - Compiling

    private var slots = WordSlots(Self.layout)

    /// A table without words.
    package init() {}

    /// Inserts a word; one that is there keeps its kind. `false` if the table is full.
    package mutating func insert(_ word: String, _ kind: WordKind) -> Bool {
        slots.insert(WordHash(of: word), UInt32(kind.rawValue))
    }

    /// Returns `true` if a text has nothing but letters, and marks above or below them.
    package static func isWord(_ text: String) -> Bool {
        !text.isEmpty && text.unicodeScalars.allSatisfy { WordLetter.canonical($0.value) != nil }
    }

    /// The kind of a word, for tests and editors.
    package static func kind(of word: String) -> WordKind { kind(of: WordHash(of: word)) }

    /// The table as it is embedded.
    package var bytes: [UInt8] { slots.bytes }
}
