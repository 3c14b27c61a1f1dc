/// Joins the cards of one pass to cards of several, the strongest pair first.
struct CardUnion {
    private let cards: CardTable
    private let contacts: PairComparison
    private var union: GuardedUnion

    /// - Parameters:
    ///   - comparison: the comparison of the cards.
    ///   - contacts: that of the contacts on them.
    init(_ cards: CardTable, _ comparison: PairComparison, contacts: PairComparison) {
        self.cards = cards
        self.contacts = contacts
        union = GuardedUnion(comparison, MatchNodes(cards.table, []))
    }

    /// The cards of each group of several, in the order of the lowest.
    var groups: [[UInt32]] { union.groups }

    /// Joins two cards.
    ///
    /// - Returns: the rows of either side, the one whose card is compared first; `nil` if the cards are not joined.
    mutating func join(_ pair: RowPair) -> (first: [UInt32], second: [UInt32])? {
        let (one, two) = (union.group(of: pair.first), union.group(of: pair.second))
        let sides = (rows(of: one, first: pair.first), rows(of: two, first: pair.second))
        if sides.0.count + sides.1.count > GuardedUnion.maximumNodes || areOfOtherNames(pair) { return nil }
        guard case .joined = union.join(pair.first, pair.second) else { return nil }
        return sides
    }

    /// The rows of joined cards, those of one first.
    private func rows(of group: [UInt32], first card: UInt32) -> [UInt32] {
        ([card] + group.filter { $0 != card }).flatMap { cards.rows(of: $0) }
    }

    /// Returns `true` if two contacts of the two people are those of two whatever card has them, or their names are those of two, or differ: in any
    /// way where those of the cards are in two scripts and say nothing, else in a character that is a syllable.
    private func areOfOtherNames(_ pair: RowPair) -> Bool {
        let (names, table) = (contacts.scorer.comparison, cards.table)
        let level = names.level(table.rows[Int(pair.first)].name, table.rows[Int(pair.second)].name)
        let rows = contacts.scorer.table.rows
        return cards.rows(of: pair.first).contains { one in
            cards.rows(of: pair.second).contains { two in
                if contacts.areTwoOnAnyCard(Int(one), Int(two)) { return true }
                let (one, two) = (rows[Int(one)].name, rows[Int(two)].name)
                if names.areTwo(one, two) { return true }
                if level != .otherScript {
                    return names.areOtherCharacters(one, two) && names.level(one, two).isSamePerson
                }
                let others = names.level(one, two)
                return others.isConflict || others == .givenOnly
            }
        }
    }
}
