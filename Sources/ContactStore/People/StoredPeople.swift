import GRDB

/// The people that a database has, or those of some contacts, and the joins of the rule.
package struct StoredPeople: Sendable {
    private(set) var people: [PeopleUpdate.Person] = []
    private(set) var memberships: [PeopleUpdate.Membership] = []
    private(set) var joins: [RuleJoin] = []
    /// `true` if there may be others.
    let isPartial: Bool

    /// A join of the rule with its key.
    struct RuleJoin: Sendable {
        var key: Int
        var ruleVersion: Int
        var join: PeopleUpdate.Join
    }

    init(in db: Database) throws {
        isPartial = false
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
                first: Int64(joins.int(.first)), second: Int64(joins.int(.second)),
                hundredths: Self.hundredths(joins.double(.bits)))
            self.joins.append(RuleJoin(key: joins.int(.id), ruleVersion: joins.int(.ruleVersion), join: join))
        }
        // They have no order of their own.
        self.joins.sort { $0.join < $1.join }
    }

    /// The people of some contacts, of whom no other contact is.
    fileprivate init(of contacts: [Int], in db: Database) throws {
        isPartial = true
        let person = try db.cachedStatement(
            sql: """
                SELECT people.id AS id, people.contacts AS contacts
                FROM memberships JOIN people ON people.id = memberships.person_id WHERE memberships.contact_id = ?
                """)
        let columns: [DecisionColumn] = [.id, .second, .bits, .ruleVersion]
        let join = try db.cachedStatement(
            sql: "SELECT \(columns.list) FROM decisions WHERE a = ? AND decided_by = 'rule'")
        var people: [Int: PeopleUpdate.Person] = [:]
        for contact in contacts.sorted() {
            if let row = try Row.fetchOne(person, arguments: [contact]) {
                let key: Int = try row.value("id")
                people[key] = .init(key: key, contactCount: try row.value("contacts"))
                memberships.append(.init(contact: contact, person: key))
            }
            for row in try Row.fetchAll(join, arguments: [contact]) {
                let second: Int = try row.value(DecisionColumn.second)
                let found = PeopleUpdate.Join(
                    first: Int64(contact), second: Int64(second),
                    hundredths: Self.hundredths(try row.value(DecisionColumn.bits)))
                joins.append(
                    RuleJoin(
                        key: try row.value(DecisionColumn.id), ruleVersion: try row.value(DecisionColumn.ruleVersion),
                        join: found))
            }
        }
        self.people = people.values.sorted { $0.key < $1.key }
        joins.sort { $0.join < $1.join }
    }

    /// A number of bits, in hundredths.
    private static func hundredths(_ bits: Double) -> Int32 { Int32(clamping: Int((bits * 100).rounded())) }
}

extension ChangeWriter {
    /// The people that are stored, and the joins of the rule.
    package func storedPeople() throws -> StoredPeople { try StoredPeople(in: db) }

    /// The people of some contacts, of whom no other contact is.
    package func storedPeople(of contacts: [Int]) throws -> StoredPeople { try StoredPeople(of: contacts, in: db) }
}

extension ContactDatabase {
    /// The people that are stored, and the joins of the rule.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    package func storedPeople() throws -> StoredPeople {
        try read { db in try db.cancellable(by: cancellation) { try StoredPeople(in: db) } }
    }
}
