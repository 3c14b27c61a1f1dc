import GRDB

/// The difference between the stored people and an update of them, for each table.
struct PeopleDifference {
    let people: RowDifference<PeopleUpdate.Person>
    let memberships: RowDifference<PeopleUpdate.Membership>
    private(set) var joins: RowDifference<PeopleUpdate.Join>
    /// The stored joins that stay, with their keys.
    private let keptJoins: [(key: Int, row: PeopleUpdate.Join)]

    /// `true` if all people, memberships and joins are stored already.
    var isEmpty: Bool { people.isEmpty && memberships.isEmpty && joins.isEmpty }

    init(from stored: StoredPeople, to update: PeopleUpdate) {
        people = RowDifference(from: stored.people.map { ($0.key, $0) }, to: update.people, isPartial: stored.isPartial)
        {
            $0.key < $1.key
        }
        memberships = RowDifference(
            from: stored.memberships.map { ($0.contact, $0) }, to: update.memberships, isPartial: stored.isPartial
        ) {
            $0.contact < $1.contact
        }
        let current = stored.joins.filter { $0.ruleVersion == update.ruleVersion }
        let former = stored.joins.filter { $0.ruleVersion != update.ruleVersion }.map(\.key)
        let joins = RowDifference(
            from: current.map { ($0.key, $0.join) }, removing: former, to: update.joins.sorted(by: <),
            isPartial: stored.isPartial, by: <)
        let removed = Set(joins.removed)
        keptJoins = joins.removesAll ? [] : current.filter { !removed.contains($0.key) }.map { ($0.key, $0.join) }
        self.joins = joins
    }

    /// The greatest number of joins whose reasons are held in memory.
    private static let joinsAtATime = 100_000

    /// Replaces the joins that stay and whose reasons are others than the stored ones: what other contacts have moves weights that may have the same
    /// sum.
    mutating func replaceJoins(
        in db: Database, unlike reasons: (ArraySlice<PeopleUpdate.Join>) -> [String]
    ) throws {
        let statement = try db.makeStatement(sql: "SELECT parts FROM decisions WHERE id = ?")
        for start in stride(from: 0, to: keptJoins.count, by: Self.joinsAtATime) {
            let kept = keptJoins[start..<min(keptJoins.count, start + Self.joinsAtATime)]
            joins.replace(
                try zip(kept, reasons(kept.map(\.row)[...])).compactMap { join, parts in
                    try String.fetchOne(statement, arguments: [join.key]) == parts ? nil : join
                })
        }
    }
}
