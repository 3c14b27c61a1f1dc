import ContactStore

extension PeopleDecisions {
    /// The pairs by which the people of some contacts stay whole, whatever the rule says: those that it has joined. Those that somebody has joined hold
    /// by that decision, and leave with it.
    static func bonds(
        of named: [Int], beside answers: [Answer], _ writer: ChangeWriter
    ) throws -> [Answer] {
        var bonds: [Answer] = []
        var known: Set<Int> = []
        for contact in named {
            guard let person = try writer.person(ofContact: contact), known.insert(person).inserted else { continue }
            let members = try writer.contacts(ofPerson: person)
            let joins = try writer.joins(ofPerson: person)
            let said = answers.map { StoredJoin(first: $0.first, second: $0.second, change: 0, bits: nil, parts: []) }
            var groups = JoinPath.groups(of: members, over: joins.filter { $0.bits == nil } + said)
            let others = members.filter { $0 != contact }.map {
                StoredJoin(first: contact, second: $0, change: 0, bits: 0, parts: [])
            }
            for join in joins.filter({ $0.bits != nil }) + others {
                guard let one = groups.firstIndex(where: { $0.contains(join.first) }),
                    let two = groups.firstIndex(where: { $0.contains(join.second) }), one != two
                else { continue }
                bonds.append(Answer(join.first, join.second, isSame: true))
                groups[min(one, two)] += groups.remove(at: max(one, two))
            }
        }
        return bonds
    }

    /// The pairs of a person that decisions joined through a contact which leaves it: somebody who has joined three said so of each two.
    static func joinedThrough(
        _ contact: Int, _ others: [Int], by joins: [StoredJoin], _ changes: [StoredChange]
    ) -> [Answer] {
        let groups = JoinPath.groups(of: others, over: joins)
        let deciding = Set(changes.filter { $0.kind == "join" }.map(\.id))
        var pairs: [Answer] = []
        for change in Set(joins.filter { $0.bits == nil }.map(\.change)).intersection(deciding).sorted() {
            let decided = JoinPath.groups(of: [contact] + others, over: joins.filter { $0.change == change })[0]
            let firsts = groups.filter { !$0.allSatisfy { !decided.contains($0) } }.map { group in
                group.first { decided.contains($0) } ?? group[0]
            }
            pairs += firsts.dropFirst().map { Answer(firsts[0], $0, isSame: true) }
        }
        return pairs
    }
}
