/// People as one card each: what an export writes of them and a further deduplication reads.
///
/// A card has the first row of the person's contacts; the other rows are empty. Where contacts contradict each other, what they say decides and not the
/// order in which they were read, so that the people are the same in any order.
struct CardTable: Sendable {
    private let contacts: ContactTable
    private let lexicon: NameLexicon
    /// The cards.
    private(set) var table: ContactTable
    /// The number of people.
    private(set) var count: Int
    /// The row of the card that each row of the contacts is on.
    private(set) var card: [UInt32]
    /// The rows on cards of several, the one first that names the card.
    private var members: [UInt32: [UInt32]] = [:]

    init(_ contacts: ContactTable, _ lexicon: NameLexicon) {
        self.contacts = contacts
        self.lexicon = lexicon
        table = contacts
        count = contacts.rows.count
        card = (0..<UInt32(contacts.rows.count)).map { $0 }
    }

    /// The rows on a card, the one first that names it.
    func rows(of card: UInt32) -> [UInt32] { members[card] ?? [card] }

    /// Makes one card of several.
    ///
    /// - Returns: the card.
    mutating func join(_ cards: [UInt32]) -> UInt32 {
        let rows = byName(cards.flatMap { self.rows(of: $0) })
        guard let card = cards.min(), let named = rows.first else { return 0 }
        var merged = contacts.rows[Int(named)]
        for row in rows.dropFirst() { complete(&merged.name, contacts.rows[Int(row)].name) }
        let sorted = rows.sorted().map { (row: contacts.rows[Int($0)], contacts: contacts.ids(of: Int($0)).count) }
        merged.organization = Self.usual(sorted, \.organization, none: .empty)
        merged.jobTitle = Self.usual(sorted, \.jobTitle, none: .empty)
        merged.department = Self.usual(sorted, \.department, none: .empty)
        merged.identifier = Self.usual(sorted, \.identifier, none: .empty)
        merged.birthday = Self.usual(sorted, \.birthday, none: .unknown)
        let others = sorted.map(\.row)
        merged.isOrganization = merged.isNameless && others.allSatisfy(\.isOrganization)
        for other in cards {
            table.clear(Int(other))
            members[other] = nil
        }
        table.set(Int(card), to: merged, withValuesOf: others, in: contacts)
        members[card] = rows
        for row in rows { self.card[Int(row)] = card }
        count -= cards.count - 1
        return card
    }

    /// The value that most contacts have, of several that of the row which comes first.
    private static func usual<Value: Equatable>(
        _ rows: [(row: ContactRow, contacts: Int)], _ field: KeyPath<ContactRow, Value>, none: Value
    ) -> Value {
        var (usual, most) = (none, 0)
        for (row, _) in rows where row[keyPath: field] != none && row[keyPath: field] != usual {
            let votes = rows.reduce(0) { $0 + ($1.row[keyPath: field] == row[keyPath: field] ? $1.contacts : 0) }
            if votes > most { (usual, most) = (row[keyPath: field], votes) }
        }
        return usual
    }

    /// Takes the parts of a name from another, where it has none itself.
    private func complete(_ name: inout PersonName, _ other: PersonName) {
        if name.isEmpty { (name.given, name.family, name.otherFamily) = (other.given, other.family, other.otherFamily) }
        if name.given == other.given, name.givenMarks == 0 { name.givenMarks = other.givenMarks }
        if name.family == other.family, name.familyMarks == 0 { name.familyMarks = other.familyMarks }
        if name.middle.isEmpty { name.middle = other.middle }
        if name.nickname.isEmpty { name.nickname = other.nickname }
        if name.generation == 0 { name.generation = other.generation }
        if name.traits.isDisjoint(with: .sexes) { name.traits.formUnion(other.traits.intersection(.sexes)) }
    }

    /// Rows in the order in which their names are a person's: whole names first, then the name that most contacts have, the longest, and that of the
    /// row which comes first.
    private func byName(_ rows: [UInt32]) -> [UInt32] {
        let keyed = rows.map { row -> (row: UInt32, isWhole: Bool, votes: Int, length: Int) in
            let name = contacts.rows[Int(row)].name
            let votes = rows.reduce(0) { sum, other in
                let voted = contacts.rows[Int(other)].name
                return voted.given == name.given && voted.family == name.family
                    ? sum + contacts.ids(of: Int(other)).count : sum
            }
            let length = [name.given, name.middle, name.family].reduce(0) { $0 + contacts.names.range($1).count }
            let isWhole = !name.isSingle && !lexicon.entry(name.given).isInitial
            return (row, isWhole, name.isEmpty ? 0 : votes, length)
        }
        return keyed.sorted { one, two in
            if one.isWhole != two.isWhole { return one.isWhole }
            if one.votes != two.votes { return one.votes > two.votes }
            return one.length != two.length ? one.length > two.length : one.row < two.row
        }.map(\.row)
    }
}
