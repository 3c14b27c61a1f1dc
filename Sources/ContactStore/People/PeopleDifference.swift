/// The difference between the stored people and an update of them, for each table.
struct PeopleDifference {
    let people: RowDifference<PeopleUpdate.Person>
    let memberships: RowDifference<PeopleUpdate.Membership>
    let joins: RowDifference<PeopleUpdate.Join>

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
        joins = RowDifference(
            from: current.map { ($0.key, $0.join) }, removing: former, to: update.joins.sorted(by: <),
            isPartial: stored.isPartial, by: <)
    }
}
