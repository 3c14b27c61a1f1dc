/// Contacts whose people depend on no others: all that copies, pairs and decisions connect.
///
/// Joined by themselves they become the people that they are among all contacts.
public struct ContactComponent: Sendable {
    private let comparison: PairComparison
    private let decisions: [MatchDecision]
    private var evidence: [ContactPair: Evidence] = [:]
    private var cards: [JoinedCards] = []

    /// Prepares contacts for joining.
    ///
    /// - Parameters:
    ///   - contacts: the contacts of the component.
    ///   - compared: what the comparison of all contacts left of each of them.
    ///   - book: what it left of all: piece 0 of ``ContactMatcher/comparedPieces(_:)``.
    ///   - decisions: as for ``ContactMatcher``.
    /// - Returns: `nil` if the bytes are damaged, or something of a contact is missing.
    public init?(
        _ contacts: consuming NormalizedContacts, compared: [ComparedContact], book: UnsafeBufferPointer<UInt8>,
        decisions: [MatchDecision]
    ) {
        var input = ByteDecoder(book)
        guard let lesson = FieldModel.Lesson(&input), input.isAtEnd else { return nil }
        let byID = Dictionary(compared.map { ($0.id, $0) }) { first, _ in first }
        let table = ContactTable(contacts, copies: Set(compared.filter(\.standing.isCopy).map(\.id)))
        var standings: [ContactStanding] = []
        for row in table.rows.indices {
            guard let standing = table.ids(of: row).first.flatMap({ byID[$0]?.standing }) else { return nil }
            standings.append(standing)
        }
        let names = NameComparison(names: table.names, lexicon: NameLexicon(table.names))
        let frequencies = Frequencies(table, names.lexicon, standings, rowCount: lesson.rowCount)
        comparison = PairComparison(
            scorer: PairScorer(table, names, SharedValues(table, standings), frequencies),
            fields: FieldModel(FieldComparison(table: table, comparison: names), frequencies, lesson))
        self.decisions = decisions
        for cards in compared.flatMap(\.cards).sorted(by: { $0.place < $1.place }) {
            let (first, second) = (
                cards.first.compactMap { table.row(of: $0) }, cards.second.compactMap { table.row(of: $0) }
            )
            guard first.count == cards.first.count, second.count == cards.second.count else { return nil }
            self.cards.append(
                JoinedCards(
                    first: first.map { UInt32($0) }, second: second.map { UInt32($0) }, evidence: cards.evidence))
        }
        for contact in compared {
            for (second, evidence) in zip(contact.seconds, contact.evidence) {
                self.evidence[ContactPair(contact.id, second)] = evidence
            }
        }
    }

    /// Joins the contacts to people; pairs to review are those of the rule that decisions keep apart or groups refuse.
    public func match(_ settings: MatchSettings = MatchSettings()) -> PeopleMatch {
        let table = comparison.scorer.table
        let pairs = evidence.compactMap { contacts, evidence -> RowPair? in
            guard let one = table.row(of: contacts.first), let two = table.row(of: contacts.second) else { return nil }
            return RowPair(bits: evidence.bits, first: UInt32(min(one, two)), second: UInt32(max(one, two)))
        }
        var union = PeopleUnion(comparison, decisions: decisions, settings)
        let sorted = pairs.sorted(by: <)
        union.join(sorted[...])
        union.join(cards)
        return union.people(sorted, comparisons: pairs.count)
    }

    /// The evidence by which two contacts are joined; `nil` if they are not compared.
    public func evidence(_ first: Int64, _ second: Int64) -> Evidence? {
        let table = comparison.scorer.table
        guard let one = table.row(of: first), let two = table.row(of: second) else { return nil }
        if one == two { return .copy }
        let ids = [one, two].compactMap { table.ids(of: $0).first }
        return ids.count == 2 ? evidence[ContactPair(ids[0], ids[1])] : nil
    }
}
