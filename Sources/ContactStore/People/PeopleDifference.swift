import GRDB

/// What an update of the people changes in the rows that are stored.
struct PeopleDifference {
    private(set) var people = RowDifference<PeopleUpdate.Person>()
    private(set) var memberships = RowDifference<PeopleUpdate.Membership>()
    private(set) var joins = RowDifference<PeopleUpdate.Join>()

    /// Whether all people and joins are stored already.
    var isEmpty: Bool { people.isEmpty && memberships.isEmpty && joins.isEmpty }

    init(to update: PeopleUpdate, in db: Database) throws {
        let storedPeople = try TableScan<PersonColumn>([.id, .contacts], in: db)
        people = try RowDifference(to: update.people, by: { $0.key < $1.key }) {
            guard try storedPeople.next() else { return nil }
            let person = PeopleUpdate.Person(key: storedPeople.int(.id), contactCount: storedPeople.int(.contacts))
            return (person.key, person)
        }
        let storedMembers = try TableScan<MembershipColumn>([.contactID, .personID], in: db)
        memberships = try RowDifference(to: update.memberships, by: { $0.contact < $1.contact }) {
            guard try storedMembers.next() else { return nil }
            let member = PeopleUpdate.Membership(
                contact: storedMembers.int(.contactID), person: storedMembers.int(.personID))
            return (member.contact, member)
        }
        joins = try Self.joins(update, in: db)
    }

    /// The joins of the rule that are stored have no order of their own.
    private static func joins(_ update: PeopleUpdate, in db: Database) throws -> RowDifference<PeopleUpdate.Join> {
        let scan = try TableScan<DecisionColumn>(
            [.id, .first, .second, .bits, .decidedBy, .ruleVersion], in: db)
        var stored: [(key: Int, row: PeopleUpdate.Join)] = []
        while try scan.next() {
            guard scan.bytes(.decidedBy).elementsEqual("rule".utf8) else { continue }
            let isOfVersion = scan.int(.ruleVersion) == update.ruleVersion
            stored.append(
                (
                    scan.int(.id),
                    PeopleUpdate.Join(
                        // No contact has the key -1: joins of other versions are no join of this one.
                        first: isOfVersion ? Int64(scan.int(.first)) : -1, second: Int64(scan.int(.second)),
                        hundredths: scan.hundredths(.bits))
                ))
        }
        stored.sort { $0.row < $1.row }
        var rest = stored[...]
        return RowDifference(to: update.joins.sorted(by: <), by: <) { rest.popFirst() }
    }
}

/// Rows of one table that are to be added, and the keys of those that are to be removed. A row that changes is both.
struct RowDifference<Row: Hashable> {
    private(set) var added: [Row] = []
    private(set) var removed: [Int] = []
    /// Whether all stored rows are removed: so few of them stay that it is faster to write all anew.
    private(set) var removesAll = false
    /// How many rows are stored.
    private var storedCount = 0

    /// Whether nothing changes.
    var isEmpty: Bool { added.isEmpty && removed.isEmpty }

    /// Whether so much changes that an index is created anew faster than kept.
    var changesMuch: Bool { (added.count + removed.count) * 8 > storedCount }

    /// No change.
    init() {}

    /// Goes over rows and those that are stored side by side.
    ///
    /// - Parameters:
    ///   - rows: the rows that are to be stored.
    ///   - comesBefore: the order in which both are.
    ///   - nextStored: a stored row and its key; `nil` after the last.
    init(
        to rows: [Row], by comesBefore: (Row, Row) -> Bool, _ nextStored: () throws -> (key: Int, row: Row)?
    ) rethrows {
        var place = 0
        while let stored = try nextStored() {
            storedCount += 1
            while place < rows.count, comesBefore(rows[place], stored.row) {
                added.append(rows[place])
                place += 1
            }
            if place < rows.count, rows[place] == stored.row {
                place += 1
            } else {
                removed.append(stored.key)
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
