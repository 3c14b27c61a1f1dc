/// Joins people who make cards that the rule would join, pass after pass until it joins nothing: an export of the people, read and deduplicated,
/// has the same people.
///
/// The cards are those that the rule makes by itself: decisions change nothing of them.
struct CardPasses {
    private let contacts: PairComparison
    private let settings: MatchSettings
    private let workers: Workers
    private var cards: CardTable
    private var shared: SharedValues
    /// The cards that were made in the last pass.
    private var made: Set<UInt32> = []
    private(set) var joins: [JoinedCards] = []

    /// So many passes are enough for any book that is not made to need more.
    static let maximumPasses = 8
    /// Pairs of contacts of less weight are not compared again, unless their people share a value.
    static let lowestPair: Bits = 0
    /// Names and values grow rarer by so much at most for contacts that stay alone.
    private static let rarity: Bits = 3

    /// - Parameters:
    ///   - groups: the rows of each person of several.
    ///   - pairs: the pairs of rows from ``lowestPair`` on.
    init(
        _ contacts: PairComparison, groups: [[UInt32]], pairs: [RowPair], _ settings: MatchSettings, workers: Workers
    ) {
        self.contacts = contacts
        self.settings = settings
        self.workers = workers
        cards = CardTable(contacts.scorer.table, contacts.scorer.comparison.lexicon)
        shared = contacts.scorer.shared
        for group in groups { made.insert(cards.join(group)) }
        shared.count(on: made, cards.card, cards.table, contacts.scorer.comparison)
        var frequencies = Frequencies(cards.table, contacts.scorer.comparison.lexicon, rowCount: cards.count)
        var candidates: [UInt64] = []
        for pair in pairs {
            let nodes = (cards.card[Int(pair.first)], cards.card[Int(pair.second)])
            let isWorthIt =
                pair.bits >= settings.automaticFrom - Self.rarity || made.contains(nodes.0) || made.contains(nodes.1)
            if nodes.0 != nodes.1, isWorthIt { candidates.append(UInt64(rows: pair.first, pair.second)) }
        }
        for pass in 0..<Self.maximumPasses where !made.isEmpty {
            let groups = joined(candidates, frequencies, areAll: pass == 0)
            made = []
            for group in groups { made.insert(cards.join(group)) }
            frequencies.forgetFullNames(of: made)
            shared.count(on: made, cards.card, cards.table, contacts.scorer.comparison)
        }
    }

    /// The cards that are one person's.
    ///
    /// - Parameter areAll: `true` for all pairs, and not only those with cards that were made in the last pass.
    private mutating func joined(_ pairs: [UInt64], _ frequencies: Frequencies, areAll: Bool) -> [[UInt32]] {
        let names = contacts.scorer.comparison
        let comparison = PairComparison(
            scorer: PairScorer(cards.table, names, shared, frequencies),
            fields: FieldModel(FieldComparison(table: cards.table, comparison: names), frequencies, contacts.fields))
        var union = CardUnion(cards, comparison, contacts: contacts)
        let scored = scoredPairs(candidates(pairs, areAll: areAll), comparison)
        let rivals = RivalPairs(comparison, scored)
        for pair in scored where !rivals.contains(pair) {
            guard let (first, second) = union.join(pair) else { continue }
            joins.append(
                JoinedCards(
                    first: first, second: second, evidence: comparison.evidence(Int(pair.first), Int(pair.second))))
        }
        return union.groups
    }

    /// The pairs of cards that are compared: those of which two contacts were worth it, and those that share a value.
    private func candidates(_ pairs: [UInt64], areAll: Bool) -> [UInt64] {
        let made = made
        var candidates = CandidatePairs.ofHolders(shared, of: cards.table, contacts.scorer.comparison.lexicon) {
            $0.contains(where: made.contains)
        }
        for pair in pairs {
            let (one, two) = (cards.card[Int(pair.rows.first)], cards.card[Int(pair.rows.second)])
            guard one != two, areAll || made.contains(one) || made.contains(two) else { continue }
            candidates.append(UInt64(rows: one, two))
        }
        candidates.sort()
        return candidates
    }

    private func scoredPairs(_ candidates: [UInt64], _ comparison: PairComparison) -> [RowPair] {
        let size = ContactMatcher.pieceSize
        return workers.map((candidates.count + size - 1) / size) { piece in
            var scored: [RowPair] = []
            var last: UInt64?
            for pair in candidates[piece * size..<min(candidates.count, (piece + 1) * size)] where pair != last {
                last = pair
                let (first, second) = pair.rows
                let bits = comparison.bits(Int(first), Int(second))
                if bits >= settings.automaticFrom { scored.append(RowPair(bits: bits, first: first, second: second)) }
            }
            return scored
        }.flatMap { $0 }.sorted(by: <)
    }
}
