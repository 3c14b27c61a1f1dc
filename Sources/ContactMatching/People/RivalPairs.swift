/// The pairs of rows that would join one row to either of two that contradict each other, and as likely to the one as to the other.
///
/// A contact without a birthday or a middle name may be that of a father and of a son who share its number. Neither gets it by the order of pairs:
/// both are a question.
struct RivalPairs: Sendable {
    private var pairs: Set<UInt64> = []

    /// Pairs whose weights are no further apart are as likely.
    private static let tolerance: Bits = 1
    /// The most partners of a row that are compared with each other, the strongest.
    private static let mostPartners = 12

    /// - Parameter strong: the pairs that weigh enough to be joined, in the order in which they are.
    init(_ comparison: PairComparison, _ strong: some Collection<RowPair>) {
        var partners: [UInt32: [(row: UInt32, bits: Bits)]] = [:]
        for pair in strong {
            partners[pair.first, default: []].append((pair.second, pair.bits))
            partners[pair.second, default: []].append((pair.first, pair.bits))
        }
        for (row, partners) in partners where partners.count > 1 {
            let partners = partners.prefix(Self.mostPartners)
            for (place, one) in partners.enumerated() {
                for two in partners.dropFirst(place + 1)
                where one.bits - two.bits <= Self.tolerance && comparison.contradict(Int(one.row), Int(two.row)) {
                    pairs.insert(UInt64(rows: row, one.row))
                    pairs.insert(UInt64(rows: row, two.row))
                }
            }
        }
    }

    /// Returns `true` if a pair has a rival.
    func contains(_ pair: RowPair) -> Bool { !pairs.isEmpty && pairs.contains(UInt64(rows: pair.first, pair.second)) }
}

extension PairComparison {
    /// Returns `true` if two rows cannot be of one person, whatever they share: by their birthdays, generations, titles or middle names.
    fileprivate func contradict(_ row: Int, _ other: Int) -> Bool {
        let (one, two) = (scorer.table.rows[row], scorer.table.rows[other])
        if one.birthday.compared(to: two.birthday) == .different || one.name.isOfOtherSex(than: two.name) {
            return true
        }
        if one.name.generation != 0, two.name.generation != 0, one.name.generation != two.name.generation {
            return true
        }
        return scorer.comparison.level(one.name, two.name).isSamePerson
            && scorer.middleNamesAgree(one.name, two.name) == false
    }
}
