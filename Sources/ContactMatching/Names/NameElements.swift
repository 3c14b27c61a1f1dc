import KnowledgeTable

/// Words with which given names of a language begin: `Oluwa` of `Oluwatobi`. What stands behind them is a word with a meaning of its own.
struct NameElements: Sendable {
    static let shared = NameElements()

    /// The longest first: `oluwa` begins with `olu`.
    private let elements: [[UInt8]]
    private let letters: UInt32

    private init() {
        let words = KnowledgeTable.section("names/elements").lists.flatMap(\.words)
        elements = words.map { Array($0.utf8) }.sorted { $0.count > $1.count }
        letters = elements.reduce(0) { $0 | 1 << UInt32($1[0] & 31) }
    }

    /// The least length of what stands behind an element.
    private static let shortestRest = 2
    /// Shorter words are others where a letter differs.
    private static let longWord = 5

    /// Returns `true` if two folded words begin with one element, and what stands behind it begins with another letter, which hardly anybody
    /// misspells (`Ayotunde`, `Ayobunde`), or is more than a slip of the pen apart.
    func differBehindOne(_ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let letter = first.first, letter < 0x80, letters >> UInt32(letter & 31) & 1 == 1,
            let element = elements.first(where: { isBegin($0, of: first) && isBegin($0, of: second) })
        else { return false }
        let one = UnsafeBufferPointer(rebasing: first[element.count...])
        let two = UnsafeBufferPointer(rebasing: second[element.count...])
        return one[0] != two[0]
            || !EditDistance.isWithin(min(one.count, two.count) < Self.longWord ? 0 : 1, one, two)
    }

    private func isBegin(_ element: [UInt8], of word: UnsafeBufferPointer<UInt8>) -> Bool {
        word.count >= element.count + Self.shortestRest && word.starts(with: element)
    }
}
