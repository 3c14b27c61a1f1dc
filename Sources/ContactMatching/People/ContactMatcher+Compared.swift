extension ContactMatcher {
    /// The facts from which people are derived anew of some contacts alone, as pieces of bytes; piece 0 is about all contacts.
    ///
    /// - Parameter match: the people that the contacts are.
    public func comparedPieces(_ match: PeopleMatch) -> [(piece: Int, content: [UInt8])] {
        var book = ByteEncoder(capacity: 256)
        comparison.fields.encode(to: &book)
        let partners = RowPartners(match.strongPairs, rowCount: table.rows.count)
        let cards = RowCards(match.cardJoins, rowCount: table.rows.count)
        let bounds = pieceBounds()
        let pieces = workers.map(max(0, bounds.count - 1)) { piece in
            var output = ByteEncoder(capacity: 4096)
            var former: Int64 = 0
            let scorer = comparison.scorer
            for (id, row) in table.rowsByID[bounds[piece]..<bounds[piece + 1]] {
                encode(id, row: row, scorer, partners, cards, after: former, to: &output)
                former = id
            }
            return (ComparedContact.piece(of: table.rowsByID[bounds[piece]].id), output.bytes)
        }
        return [(0, book.bytes)] + pieces
    }

    /// The places at which pieces of contacts start, and the end of the last.
    private func pieceBounds() -> [Int] {
        var bounds: [Int] = []
        var last = Int.min
        for (place, contact) in table.rowsByID.enumerated() {
            let piece = ComparedContact.piece(of: contact.id)
            if piece != last { bounds.append(place) }
            last = piece
        }
        return bounds + [table.rowsByID.count]
    }

    /// Writes a contact; the first of several copies has the pairs of all.
    private func encode(
        _ id: Int64, row: UInt32, _ scorer: PairScorer, _ partners: RowPartners, _ cards: RowCards, after former: Int64,
        to output: inout ByteEncoder
    ) {
        let copies = table.ids(of: Int(row))
        var contact = ComparedContact(id: id)
        contact.standing = ContactStanding(ofRow: Int(row), isCopy: copies.count > 1, scorer)
        if copies.count == 1, partners[Int(row)].isEmpty, !cards.hasRow(row) {
            return contact.encode(to: &output, after: former) { _, _ in }
        }
        guard let first = copies.first, first == id else {
            contact.links = copies.prefix(1).map { $0 }
            return contact.encode(to: &output, after: former) { _, _ in }
        }
        contact.links = Array(copies.dropFirst())
        var rows: [UInt32] = []
        for (partner, _) in partners[Int(row)] {
            guard let other = table.ids(of: Int(partner)).first else { continue }
            contact.links.append(other)
            if id < other {
                contact.seconds.append(other)
                rows.append(partner)
            }
        }
        contact.links += cards.linked[row, default: []].compactMap { table.ids(of: Int($0)).first }
        contact.cards = cards.joins[row, default: []].map { place, join in
            ComparedCards(
                place: place, first: join.first.compactMap { table.ids(of: Int($0)).first },
                second: join.second.compactMap { table.ids(of: Int($0)).first }, evidence: join.evidence)
        }
        contact.encode(to: &output, after: former) { place, output in
            comparison.encodeEvidence(Int(min(row, rows[place])), Int(max(row, rows[place])), to: &output)
        }
    }
}

/// The people whose cards were joined, by their rows.
private struct RowCards: Sendable {
    /// By the row that names the first of two people: they, and their place among all.
    private(set) var joins: [UInt32: [(place: Int, join: JoinedCards)]] = [:]
    /// The rows that such people connect with a row.
    private(set) var linked: [UInt32: [UInt32]] = [:]
    private var areThere: [Bool]

    /// Returns `true` if a row is on a card that was joined.
    func hasRow(_ row: UInt32) -> Bool { areThere[Int(row)] }

    init(_ cards: [JoinedCards], rowCount: Int) {
        areThere = [Bool](repeating: false, count: rowCount)
        for (place, join) in cards.enumerated() {
            guard let first = join.first.first else { continue }
            for row in join.first + join.second { areThere[Int(row)] = true }
            joins[first, default: []].append((place, join))
            for row in join.first.dropFirst() + join.second {
                linked[first, default: []].append(row)
                linked[row, default: []].append(first)
            }
        }
    }
}
