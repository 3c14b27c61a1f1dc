import GRDB

/// The people that a database has, and the joins of the rule.
package struct StoredPeople: Sendable {
    var people: [PeopleUpdate.Person] = []
    var memberships: [PeopleUpdate.Membership] = []
    var joins: [StoredJoin] = []

    /// A join with its key.
    struct StoredJoin: Sendable {
        var key: Int
        var ruleVersion: Int
        var join: PeopleUpdate.Join
    }

    init(in db: Database) throws {
        guard try Schema.hasTable(.people, in: db) else { return }
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
            self.joins.append(StoredJoin(key: joins.int(.id), ruleVersion: joins.int(.ruleVersion), join: join))
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

/// What an update of the people changes in the rows that are stored.
struct PeopleDifference {
    let people: RowDifference<PeopleUpdate.Person>
    let memberships: RowDifference<PeopleUpdate.Membership>
    let joins: RowDifference<PeopleUpdate.Join>

    /// Whether all people and joins are stored already.
    var isEmpty: Bool { people.isEmpty && memberships.isEmpty && joins.isEmpty }

    init(from stored: StoredPeople, to update: PeopleUpdate) {
        people = RowDifference(from: stored.people.map { ($0.key, $0) }, to: update.people) { $0.key < $1.key }
        memberships = RowDifference(from: stored.memberships.map { ($0.contact, $0) }, to: update.memberships) {
            $0.contact < $1.contact
        }
        let current = stored.joins.filter { $0.ruleVersion == update.ruleVersion }
        let former = stored.joins.filter { $0.ruleVersion != update.ruleVersion }.map(\.key)
        joins = RowDifference(
            from: current.map { ($0.key, $0.join) }, removing: former, to: update.joins.sorted(by: <), by: <)
    }
}

/// Rows of one table that are to be added, and the keys of those that are to be removed. A row that changes is both.
struct RowDifference<Row: Hashable> {
    private(set) var added: [Row] = []
    private(set) var removed: [Int]
    /// Whether all stored rows are removed: so few of them stay that it is faster to write all anew.
    private(set) var removesAll = false
    /// How many rows are stored.
    private let storedCount: Int

    /// Whether nothing changes.
    var isEmpty: Bool { added.isEmpty && removed.isEmpty }

    /// Whether so much changes that an index is created anew faster than kept.
    var changesMuch: Bool { (added.count + removed.count) * 8 > storedCount }

    /// Goes over stored rows and those that are to be stored side by side.
    ///
    /// - Parameters:
    ///   - stored: the rows that are stored, with their keys.
    ///   - former: the keys of other stored rows, none of which stays.
    ///   - rows: the rows that are to be stored.
    ///   - comesBefore: the order in which both are.
    init(
        from stored: [(key: Int, row: Row)], removing former: [Int] = [], to rows: [Row],
        by comesBefore: (Row, Row) -> Bool
    ) {
        storedCount = stored.count + former.count
        removed = former
        var place = 0
        for (key, row) in stored {
            while place < rows.count, comesBefore(rows[place], row) {
                added.append(rows[place])
                place += 1
            }
            if place < rows.count, rows[place] == row {
                place += 1
            } else {
                removed.append(key)
            }
        }
        added += rows[place...]
        if removed.count * 2 > storedCount {
            removesAll = true
            added = rows
        }
    }
}

extension TableScan {
    /// A number of bits, in hundredths.
    fileprivate func hundredths(_ column: Column) -> Int32 { Int32(clamping: Int((double(column) * 100).rounded())) }
}
