import GRDB

/// The people that a database has, and the joins of the rule.
package struct StoredPeople: Sendable {
    var people: [PeopleUpdate.Person] = []
    var memberships: [PeopleUpdate.Membership] = []
    var joins: [RuleJoin] = []

    /// A join of the rule with its key.
    struct RuleJoin: Sendable {
        var key: Int
        var ruleVersion: Int
        var join: PeopleUpdate.Join
    }

    init(in db: Database) throws {
        let people = try TableScan<PersonColumn>([.id, .contacts], in: db)
        while try people.next() {
            self.people.append(.init(key: people.int(.id), contactCount: people.int(.contacts)))
        }
        let members = try TableScan<MembershipColumn>([.contactID, .personID], in: db)
        while try members.next() {
            memberships.append(.init(contact: members.int(.contactID), person: members.int(.personID)))
        }
        let joins = try TableScan<DecisionColumn>([.id, .first, .second, .bits, .decidedBy, .ruleVersion], in: db)
        while try joins.next() {
            guard joins.bytes(.decidedBy).elementsEqual("rule".utf8) else { continue }
            let join = PeopleUpdate.Join(
                first: Int64(joins.int(.first)), second: Int64(joins.int(.second)), hundredths: joins.hundredths(.bits))
            self.joins.append(RuleJoin(key: joins.int(.id), ruleVersion: joins.int(.ruleVersion), join: join))
        }
        // They have no order of their own.
        self.joins.sort { $0.join < $1.join }
    }
}

extension ContactDatabase {
    /// The people that are stored, and the joins of the rule.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    package func storedPeople() throws -> StoredPeople {
        try read { db in try db.cancellable(by: cancellation) { try StoredPeople(in: db) } }
    }
}

extension TableScan {
    /// A number of bits, in hundredths.
    fileprivate func hundredths(_ column: Column) -> Int32 { Int32(clamping: Int((double(column) * 100).rounded())) }
}
