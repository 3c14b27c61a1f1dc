/// The pairs of rows that would join one row to either of two that contradict each other, and as likely to the one as to the other.
///
/// A contact without a birthday or a middle name may be that of a father and of a son who share its number, and `J. Weber` that of `Jan Weber` and of
/// `Julia Weber`, each of whom has a number of it. Neither gets it by the order of pairs: both are a question. Who are one person in spite of that, as a
/// pair of their own, contradict each other in nothing.
struct RivalPairs: Sendable {
    private var pairs: Set<UInt64> = []

    /// Pairs whose weights are no further apart are as likely.
    private static let tolerance: Bits = 1
    /// The most partners of a row that are compared with each other, the strongest.
    private static let mostPartners = 12

    /// - Parameter strong: the pairs that weigh enough to be joined, in the order in which they are.
    init(_ comparison: PairComparison, _ strong: some Collection<RowPair>) {
        let partners = RowPartners(strong, rowCount: comparison.scorer.table.rows.count)
        for row in partners.rows where partners[row].count > 1 {
            let strongest = partners[row].prefix(Self.mostPartners)
            let isVague = comparison.saysLittle(row)
            for (place, one) in strongest.enumerated() {
                for two in strongest.dropFirst(place + 1)
                where one.bits - two.bits <= Self.tolerance
                    && (comparison.contradict(Int(one.row), Int(two.row))
                        || isVague && comparison.areRivals(Int(one.row), Int(two.row), of: row))
                    && (!partners[Int(one.row)].contains(where: { $0.row == two.row })
                        || comparison.doubt(Int(one.row), Int(two.row)) != nil)
                {
                    pairs.insert(UInt64(rows: UInt32(row), one.row))
                    pairs.insert(UInt64(rows: UInt32(row), two.row))
                }
            }
        }
    }

    /// Returns `true` if a pair has a rival.
    func contains(_ pair: RowPair) -> Bool { !pairs.isEmpty && pairs.contains(UInt64(rows: pair.first, pair.second)) }
}

extension PairComparison {
    /// Returns `true` if two rows are named as two people, and share with a third what is one person's.
    fileprivate func areRivals(_ row: Int, _ other: Int, of third: Int) -> Bool {
        areNamedAsTwo(row, other)
            && [row, other].allSatisfy { !fields.fields.decides(min($0, third), max($0, third)) }
    }

    /// Returns `true` if two rows cannot be of one person, whatever they share: by what stands beside their names, as legal forms do, their birthdays,
    /// generations, titles or middle names. Where a book misspells many birthdays and fields decide, titles and what stands beside names tell.
    fileprivate func contradict(_ row: Int, _ other: Int) -> Bool {
        let (one, two) = (scorer.table.rows[row], scorer.table.rows[other])
        if one.name.isRemarkedUnlike(two.name) { return true }
        if fields.hasMisspeltBirthdays, fields.fields.decides(row, other) {
            return one.name.isOfOtherSex(than: two.name)
        }
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
