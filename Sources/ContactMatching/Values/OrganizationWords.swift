/// The words of two names of organizations.
struct OrganizationWords {
    private var words: [UnsafeBufferPointer<UInt8>]
    private var numbers: [[UInt8]]

    /// Shorter words, as articles, tell no organization from another.
    private static let shortest = 4
    /// From this similarity on two words are one.
    private static let similarity = 0.88

    private init(_ name: UnsafeBufferPointer<UInt8>) {
        let all = name.split(separator: 0x20).map { UnsafeBufferPointer(rebasing: $0) }
        numbers = all.filter(Self.isNumber).map { Array($0) }
        words = all.filter { !Self.isNumber($0) }
    }

    /// Digits, or a Roman number: `Depot 17`, `Windpark Nord II`.
    private static func isNumber(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        word.contains { $0 &- 0x30 < 10 } || word.allSatisfy { [Letter.i, Letter.v, Letter.x].contains($0) }
    }

    /// Returns `true` if two names may be those of two organizations, which one number or address does not make one: they have other numbers, no
    /// word in common, or each a word of its own, as `Praxis Weber` and `Praxis Haas` have.
    static func areOthers(_ table: TextTable, _ first: TextID, _ second: TextID) -> Bool {
        table.withText(first) { first in
            table.withText(second) { second in
                let (one, two) = (OrganizationWords(first), OrganizationWords(second))
                if !one.numbers.isEmpty, !two.numbers.isEmpty, one.numbers != two.numbers { return true }
                if first.lazy.filter({ $0 != 0x20 }).elementsEqual(second.lazy.filter { $0 != 0x20 }) { return false }
                if one.words.isEmpty || two.words.isEmpty {
                    return one.numbers != two.numbers || one.words.isEmpty != two.words.isEmpty
                }
                let own = (one.ownWords(beside: two), two.ownWords(beside: one))
                if own.0.count == one.words.count || own.1.count == two.words.count { return true }
                return [own.0, own.1].allSatisfy { $0.contains { $0.count >= shortest || $0[0] >= 0x80 } }
            }
        }
    }

    private func ownWords(beside other: OrganizationWords) -> [UnsafeBufferPointer<UInt8>] {
        words.filter { word in !other.words.contains { Self.areOne(word, $0) } }
    }

    private static func areOne(_ word: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>) -> Bool {
        if word.elementsEqual(other) { return true }
        let isInitial = min(word.count, other.count) == 1
        if word.starts(with: other) || other.starts(with: word) { return isInitial || min(word.count, other.count) > 2 }
        return min(word.count, other.count) >= shortest
            && (EditDistance.isWithin(1, word, other) || JaroWinkler.similarity(word, other) >= similarity)
    }
}
