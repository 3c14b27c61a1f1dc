/// A word that is read letter by letter.
struct WordInProgress {
    private var hash = WordHash()
    private(set) var start = 0
    /// The last letter but one, the last one, and where they stand.
    private var last: (letter: UInt32, position: Int) = (0, 0)
    private var beforeLast: (letter: UInt32, position: Int) = (0, 0)
    /// The letters in front of the last one, and in front of the last two.
    private var front: (ofLast: WordHash, ofTwo: WordHash) = (WordHash(), WordHash())

    /// The last four letters, 16 bits each, the last one in the lowest; 0 where the word has fewer.
    private var packed: UInt64 = 0

    var isEmpty: Bool { hash.isEmpty }
    /// `true` if the word has letters other than a...z.
    var isForeign: Bool { last.letter != 0 }

    /// Adds the letters of a word of four letters at most to a hash.
    func addLetters(to hash: inout WordHash) {
        for place in 1...4 {
            let letter = UInt32(truncatingIfNeeded: packed >> UInt64(64 - 16 * place)) & 0xFFFF
            if letter != 0 { hash.add(letter) }
        }
    }

    /// Adds a canonical letter, 0 for a mark, that stands at a position.
    @inline(__always)
    mutating func add(_ letter: UInt32, at position: Int) {
        guard letter != 0 else { return }
        if hash.isEmpty { start = position }
        front = (hash, front.ofLast)
        hash.add(letter)
        packed = packed << 16 | UInt64(letter & 0xFFFF)
        beforeLast = last
        last = (letter, position)
    }

    /// Adds a letter a...z that stands at a position.
    @inline(__always)
    mutating func add(ascii letter: UInt8, at position: Int) {
        if hash.isEmpty { start = position }
        hash.add(UInt32(letter))
        packed = packed << 16 | UInt64(letter)
    }

    /// The kind of the word, and where its letters start. Where words stand without spaces between them, as in Chinese,
    /// the last two letters or the last one may be a word of the table.
    func kind(endingAt end: Int) -> (start: Int, kind: WordKind) {
        let kind = WordTable.kind(of: hash)
        guard kind == .unknown, last.letter >= 0x2E80 else { return (start, kind) }
        var two = WordHash()
        two.add(beforeLast.letter)
        two.add(last.letter)
        let kindOfTwo = WordTable.kind(of: two)
        if beforeLast.letter >= 0x2E80, kindOfTwo != .unknown {
            return isLabel(kindOfTwo, front.ofTwo) ? (start, .label) : (beforeLast.position, kindOfTwo)
        }
        var one = WordHash()
        one.add(last.letter)
        let kindOfOne = WordTable.kind(of: one)
        if isLabel(kindOfOne, front.ofLast) { return (start, .label) }
        // `丸の内` is the name of a place; one letter leads an extension only where it stands alone, and in Korean, `김부장`, a reference.
        let isHangul = 0xAC00...0xD7A3 ~= last.letter
        let isOnlyAlone = kindOfOne.isExtension || isHangul && kindOfOne == .reference
        return (last.position, isOnlyAlone && start < last.position ? .unknown : kindOfOne)
    }

    /// Returns `true` for the number of a line: `代表番号`.
    private func isLabel(_ kind: WordKind, _ front: WordHash) -> Bool {
        kind == .number && WordTable.kind(of: front) == .label
    }
}
