/// Joins contacts to people: by decisions first, then copies, then pairs by their evidence, the strongest first, then people by their cards.
struct PeopleUnion {
    private let comparison: PairComparison
    private let table: ContactTable
    private let nodes: MatchNodes
    private let settings: MatchSettings
    private var union: GuardedUnion
    private var joins: [ScoredPair] = []
    private var strongPairs: [RowPair] = []
    private var cardJoins: [JoinedCards] = []
    private var cardEvidence: [ContactPair: Evidence] = [:]
    private var refused: [(pair: NodePair, join: RefusedJoin)] = []

    private struct NodePair {
        let bits: Bits
        let first: UInt32
        let second: UInt32
    }

    init(_ comparison: PairComparison, decisions: [MatchDecision], _ settings: MatchSettings) {
        self.comparison = comparison
        table = comparison.scorer.table
        nodes = MatchNodes(table, decisions)
        union = GuardedUnion(comparison, nodes)
        self.settings = settings
        joinCopies()
        joinDecided()
        joinParted()
    }

    // MARK: Results

    /// The people that were made.
    ///
    /// - Parameters:
    ///   - pairs: the pairs of rows among which questions are.
    ///   - comparisons: the number of pairs that were compared.
    ///   - doubtful: the pairs that the rule did not join without any decision.
    consuming func people(
        _ pairs: [RowPair], comparisons: Int, doubtful: [DoubtfulRows] = []
    ) -> PeopleMatch {
        let roots = self.roots()
        let refusals = refused.filter { roots[Int($0.pair.first)] != roots[Int($0.pair.second)] }.map(\.join)
        let (contacts, starts) = people(roots)
        return PeopleMatch(
            contacts: contacts, starts: starts, joins: joins, review: review(pairs, roots), refused: refusals,
            comparisons: comparisons, strongPairs: strongPairs, cardJoins: cardJoins, doubtful: doubtful,
            cardEvidence: cardEvidence)
    }

    /// The pairs that were refused, and those of others that do not weigh enough and are worth a look. No decision may have been made.
    func doubtfulRows(among pairs: [RowPair]) -> [DoubtfulRows] {
        refused.map {
            DoubtfulRows(first: $0.pair.first, second: $0.pair.second, refusal: $0.join.shortReason)
        }
            + pairs.lazy.filter { [settings] in $0.bits < settings.automaticFrom && $0.bits >= MatchSettings.doubtFrom }
            .map { DoubtfulRows(first: $0.first, second: $0.second, refusal: nil) }
    }

    /// The nodes of each person of several.
    var groups: [[UInt32]] { union.groups }

    /// The node that stands for the person of each node.
    private mutating func roots() -> [UInt32] { (0..<UInt32(nodes.count)).map { union.root($0) } }

    // MARK: Joining

    private mutating func joinCopies() {
        for row in table.rows.indices where table.ids(of: row).count > 1 {
            let contacts = nodes.contacts(of: UInt32(row))
            guard let first = contacts.first else { continue }
            for other in contacts.dropFirst() { joins.append(ScoredPair(first, other, MatchWeights.copy, .copy)) }
        }
    }

    private mutating func joinDecided() {
        for pair in nodes.same {
            if case .joined = union.join(pair.first, pair.second, isDecided: true) {
                joins.append(scored(NodePair(bits: .zero, first: pair.first, second: pair.second), .decision))
            }
        }
    }

    /// Joins copies that somebody parted from others and not from each other, whomever somebody said that they are, too.
    private mutating func joinParted() {
        for row in nodes.partedRows {
            for (place, second) in row.enumerated() {
                for first in row[..<place] {
                    guard case .joined = union.join(first, second, isDecided: true) else { continue }
                    joins.append(scored(NodePair(bits: MatchWeights.copy, first: first, second: second), .copy))
                }
            }
        }
    }

    /// Joins pairs of rows that weigh enough, which come in the order in which they are joined.
    mutating func join(_ pairs: ArraySlice<RowPair>) {
        strongPairs = Array(pairs)
        let rivals = RivalPairs(comparison, pairs)
        let parted =
            nodes.apart.isEmpty
            ? PartedRivals() : PartedRivals(nodes, pairs, rowCount: table.rows.count, roots: roots())
        for pair in pairs { join(pair, isRival: rivals.contains(pair), parted) }
    }

    /// Joins people whose cards are one person's, in their order.
    mutating func join(_ cards: [JoinedCards]) {
        cardJoins = cards
        for card in cards { join(card) }
    }

    private mutating func join(_ pair: RowPair, isRival: Bool, _ parted: PartedRivals) {
        nodes.forEachPair(pair.first, pair.second) { first, second in
            let nodes = NodePair(bits: pair.bits, first: first, second: second)
            let isRival = isRival || parted.contains(first, second)
            switch isRival ? .refused(.rivals) : union.join(first, second) {
            case .joined: joins.append(scored(nodes, .rule))
            case .sameAlready: break
            case .refused(let reason):
                let contradiction = isRival ? [] : contradiction
                let pair = scored(nodes, .rule)
                refused.append((nodes, RefusedJoin(pair: pair, reason: reason, contradiction: contradiction)))
            }
        }
    }

    /// The first contacts of the rows for which the last join was refused; none if these are the rows that were to be joined.
    private var contradiction: [Int64] {
        union.contradicting.map { rows in [rows.0, rows.1].compactMap { table.ids(of: $0).first } } ?? []
    }

    /// Joins people who are whole, as their cards are.
    private mutating func join(_ cards: JoinedCards) {
        guard let first = cards.first.first, let second = cards.second.first,
            isPerson(cards.first), isPerson(cards.second),
            case .joined = union.join(first, second, isDecided: true)
        else { return }
        let join = scored(NodePair(bits: cards.evidence.bits, first: first, second: second), .rule)
        joins.append(join)
        cardEvidence[ContactPair(join.first, join.second)] = cards.evidence
    }

    /// Returns `true` if rows with all their nodes are one person.
    private mutating func isPerson(_ rows: [UInt32]) -> Bool {
        let whole = rows.flatMap { nodes.nodes(of: $0) }
        return whole.first.map { Set(union.group(of: $0)) == Set(whole) } ?? false
    }

    private func scored(_ pair: NodePair, _ basis: ScoredPair.Basis) -> ScoredPair {
        ScoredPair(nodes.contact(of: pair.first), nodes.contact(of: pair.second), pair.bits, basis)
    }

    /// The strongest pair of each two people that are worth a look and that nobody decided about.
    private func review(_ pairs: [RowPair], _ roots: [UInt32]) -> [ScoredPair] {
        var seen: Set<UInt64> = []
        var apart: Set<UInt64> = []
        for (node, others) in nodes.apart {
            for other in others { apart.insert(UInt64(rows: roots[Int(node)], roots[Int(other)])) }
        }
        var review: [ScoredPair] = []
        for pair in pairs.prefix(while: { $0.bits >= settings.reviewFrom }) {
            nodes.forEachPair(pair.first, pair.second) { first, second in
                let one = roots[Int(first)]
                let two = roots[Int(second)]
                let key = UInt64(rows: one, two)
                guard one != two, !apart.contains(key), seen.insert(key).inserted else { return }
                review.append(scored(NodePair(bits: pair.bits, first: first, second: second), .rule))
            }
        }
        return review
    }

    /// The contacts of each person. People are numbered as their first contacts come.
    private func people(_ roots: [UInt32]) -> (contacts: [Int64], starts: [Int]) {
        var numbers = [UInt32](repeating: .max, count: roots.count)
        var sizes: [Int] = []
        for (id, row) in table.rowsByID {
            let root = Int(roots[Int(nodes.node(of: id, in: row))])
            if numbers[root] == .max {
                numbers[root] = UInt32(sizes.count)
                sizes.append(0)
            }
            sizes[Int(numbers[root])] += 1
        }
        var starts: [Int] = [0]
        starts.reserveCapacity(sizes.count + 1)
        for size in sizes { starts.append(starts[starts.count - 1] + size) }
        var places = starts
        var contacts = [Int64](repeating: 0, count: table.contactCount)
        for (id, row) in table.rowsByID {
            let person = Int(numbers[Int(roots[Int(nodes.node(of: id, in: row))])])
            contacts[places[person]] = id
            places[person] += 1
        }
        return (contacts, starts)
    }
}
