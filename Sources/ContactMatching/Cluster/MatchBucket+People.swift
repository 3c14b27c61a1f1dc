extension MatchBucket {
    /// Connects the rows of pairs that are of this bucket, and gives on the pairs whose second row is of another.
    func link(to output: inout MatchRecords) {
        var pairs: [NumberPair] = []
        for place in places(of: .pair) {
            let pair = NumberPair(records.firsts[place], records.seconds[place])
            if NumberedRows.bucket(of: pair.second) == number {
                pairs.append(pair)
            } else {
                output.append(.pair, bucket: number, pair.first, pair.second, weight: records.weights[place])
            }
        }
        let rows = Set(pairs.flatMap { [$0.first, $0.second] }).sorted()
        let places = Dictionary(uniqueKeysWithValues: rows.enumerated().map { ($1, UInt32($0)) })
        var sets = DisjointSets(count: rows.count)
        for pair in pairs {
            if let first = places[pair.first], let second = places[pair.second] { sets.join(first, second) }
        }
        for (place, row) in rows.enumerated() {
            output.append(.label, bucket: number, row, rows[Int(sets.root(UInt32(place)))])
        }
    }

    /// Joins the rows of components to people, or their cards to cards of several.
    func join(to output: inout MatchRecords) throws {
        let rows = try table()
        let names = NameComparison(names: rows.table.names, lexicon: NameLexicon(rows.table.names))
        let contacts = try comparison(
            rows.table, names, Frequencies(rows.table, names.lexicon, in: facts) { _ in true }, bridges: [])
        var cards = CardTable(rows.table, names.lexicon)
        var late: Set<UInt32> = []
        for (_, places) in Dictionary(grouping: places(of: .member), by: { records.seconds[$0] }) {
            let card = cards.join(try places.map { UInt32(try row(records.firsts[$0], rows)) })
            if places.contains(where: { records.weights[$0] != 0 }) { late.insert(card) }
        }
        let pairs = try places(of: .pair).map { place in
            RowPair(
                bits: Bits(hundredths: records.weights[place]), first: UInt32(try row(records.firsts[place], rows)),
                second: UInt32(try row(records.seconds[place], rows)))
        }.sorted(by: <)
        for group in try groups(pairs, cards, names, contacts, late: late) {
            send(cards.join(group), cards, rows, to: &output)
        }
    }

    /// The local row with a number, which must be there.
    private func row(_ number: Int64, _ rows: NumberedTable) throws -> Int {
        guard let row = rows.row(of: number) else { throw MatchStep.DamagedInput() }
        return row
    }

    private func groups(
        _ pairs: [RowPair], _ cards: CardTable, _ names: NameComparison, _ contacts: PairComparison, late: Set<UInt32>
    ) throws -> [[UInt32]] {
        guard facts.areCards else {
            var union = PeopleUnion(contacts, decisions: [], MatchSettings())
            union.join(pairs[...])
            return union.groups
        }
        let frequencies = Frequencies(cards.table, names.lexicon, in: facts) { !late.contains(UInt32($0)) }
        let comparison = try comparison(cards.table, names, frequencies, bridges: [])
        var union = CardUnion(cards, comparison, contacts: contacts)
        let rivals = RivalPairs(comparison, pairs)
        for pair in pairs where !rivals.contains(pair) { _ = union.join(pair) }
        return union.groups
    }

    /// Gives a card to its bucket, and the rows on it to theirs.
    private func send(_ card: UInt32, _ cards: CardTable, _ rows: NumberedTable, to output: inout MatchRecords) {
        let number = rows.numbers[Int(card)]
        var content = NumberedRows()
        content.append(
            cards.table.rows[Int(card)], number: number, flags: facts.areCards ? [.isMade, .isLate] : .isMade,
            of: cards.table.contacts)
        output.append(.holders, bucket: NumberedRows.bucket(of: number), content: content.encoded())
        for row in cards.rows(of: card) {
            let member = rows.numbers[Int(row)]
            output.append(
                .member, bucket: NumberedRows.bucket(of: member), member, number, weight: facts.areCards ? 1 : 0)
        }
    }
}
