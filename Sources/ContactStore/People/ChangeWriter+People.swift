import GRDB
import PhoneNumbers

extension ChangeWriter {
    /// Refuses to go on if people or what they are derived from are not as they were written.
    package func requireSoundPeople() throws {
        // Rows that this change has written already are counted.
        try ledger.store(in: db)
        try db.requireSoundness(
            of: [.people, .memberships, .decisions, .normalizedContacts, .comparedContacts], ledger: ledger, path: path)
    }

    /// The contacts that somebody decided about by a change.
    package func contacts(decidedBy change: Int) throws -> [Int] {
        try Int.fetchAll(
            db,
            sql: """
                SELECT a FROM decisions WHERE change_id = :change AND decided_by = 'user'
                UNION SELECT b FROM decisions WHERE change_id = :change AND decided_by = 'user'
                """, arguments: ["change": change])
    }

    /// The decisions that hold.
    package func decisions() throws -> [StoredDecision] { try StoredDecision.active(in: db) }

    /// The person of a contact; `nil` if there is none.
    package func person(ofContact contact: Int) throws -> Int? {
        try ContactDatabase.person(ofContact: contact, in: db)
    }

    /// The contacts of a person, in the order of their keys; none if there is no such person.
    package func contacts(ofPerson person: Int) throws -> [Int] {
        try ContactDatabase.contacts(ofPerson: person, in: db)
    }

    /// The joins by which the contacts of a person are one person's, in the order of the contacts.
    package func joins(ofPerson person: Int) throws -> [StoredJoin] {
        try ContactDatabase.joins(ofPerson: person, in: db)
    }

    /// Returns `true` if a contact with this key is stored.
    package func hasContact(_ contact: Int) throws -> Bool {
        try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM contacts WHERE id = ?)", arguments: [contact]) ?? false
    }

    /// Stores a user's decision about two contacts.
    package func decide(_ first: Int, _ second: Int, isSame: Bool, change: Int) throws {
        try db.execute(
            sql: "INSERT INTO decisions (id, change_id, a, b, same, decided_by) VALUES (?, ?, ?, ?, ?, 'user')",
            arguments: [try db.nextKey(of: .decisions), change, min(first, second), max(first, second), isSame])
    }

    /// Stores all people and the joins of the rule as a change, unless exactly these are stored already. Rows that stay are not
    /// written.
    ///
    /// - Parameters:
    ///   - stored: the people that are stored.
    ///   - note: the settings by which they were found, in words.
    ///   - threshold: from how many bits of evidence contacts were joined.
    ///   - reasons: gives the reasons of joins as JSON, one text for each. Those of joins that stay are compared if contacts were added or changed since
    ///     the last deduplication.
    /// - Returns: `true` if rows were written; `false` if the stored people are the same already.
    package func store(
        _ update: PeopleUpdate, over stored: StoredPeople, note: String, threshold: Double,
        reasons: (ArraySlice<PeopleUpdate.Join>) -> [String]
    ) throws -> Bool {
        var difference = PeopleDifference(from: stored, to: update)
        let pieces = try comparedPieces(version: update.ruleVersion, threshold: Int32((threshold * 100).rounded()))
        if pieces == nil { try difference.replaceJoins(in: db, unlike: reasons) }
        if difference.isEmpty, try noteOnPeople() == note, try !StoredChange.hasCorrectionsSincePeople(in: db) {
            return false
        }
        let change = try record(
            kind: "dedupe", note: note, sentence: Sentence(ChangeSentence.people, ["bits": .text("\(threshold)")]),
            threshold: threshold)
        try apply(difference.memberships, to: .memberships, index: MembershipColumn.index) {
            var rows = PeopleRows()
            for member in difference.memberships.added {
                rows.add(member)
                if rows.isFull { try transfer.store(rows.take(), source: nil) }
            }
            try transfer.store(rows.take(), source: nil)
        }
        let renamed = try peopleWithoutName(difference, from: stored, to: update)
        let former = try formerIDs(of: difference.people.added.filter { !renamed.contains($0.key) })
        try apply(difference.people, to: .people) { try insert(difference.people.added, former, of: update) }
        let unchanged = renamed.subtracting(difference.people.added.map(\.key))
        for person in update.people where !unchanged.isEmpty && unchanged.contains(person.key) {
            let id = try StableIDs(in: db).ids(of: [update.contacts(of: person)])
            try db.execute(sql: "UPDATE people SET stable_id = ? WHERE id = ?", arguments: [id.first, person.key])
        }
        try apply(difference.joins, to: .decisions, where: "decided_by = 'rule'", index: DecisionColumn.index) {
            try insert(difference.joins.added, change: change, ruleVersion: update.ruleVersion, reasons)
        }
        return true
    }

    /// From how many bits of evidence the last deduplication joined contacts; `nil` if there was none.
    package func peopleThreshold() throws -> Double? { try changes().last { $0.kind == "dedupe" }?.threshold }

    /// The note of the last deduplication; `nil` if there was none.
    private func noteOnPeople() throws -> String? {
        try String.fetchOne(db, sql: "SELECT note FROM changes WHERE kind = 'dedupe' ORDER BY id DESC LIMIT 1")
    }

    /// Removes the rows of a table that are to be removed, and lets a closure add others.
    ///
    /// - Parameters:
    ///   - condition: the rows of the table that the difference is about, as SQL.
    ///   - index: an index of the table, as SQL creates it.
    private func apply<Row>(
        _ difference: RowDifference<Row>, to table: StoreTable, where condition: String = "1", index: String? = nil,
        _ add: () throws -> Void
    ) throws {
        let rebuilt = difference.changesMuch ? index : nil
        if let rebuilt { try db.execute(sql: "DROP \(rebuilt.split(separator: " ").prefix(2).joined(separator: " "))") }
        if difference.removesAll {
            try db.execute(sql: "DELETE FROM \(table.name) WHERE \(condition)")
        } else {
            let delete = try db.makeStatement(sql: "DELETE FROM \(table.name) WHERE rowid = ?")
            for key in difference.removed { try delete.execute(arguments: [key]) }
        }
        try add()
        if let rebuilt { try db.execute(sql: "CREATE \(rebuilt)") }
    }

    /// The identifiers that people of the same keys have: they stay when a newer export has the oldest contact.
    private func formerIDs(of people: [PeopleUpdate.Person]) throws -> [Int: String] {
        guard try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM people)") == true else { return [:] }
        let statement = try db.makeStatement(sql: "SELECT stable_id FROM people WHERE id = ?")
        var former: [Int: String] = [:]
        for person in people { former[person.key] = try String.fetchOne(statement, arguments: [person.key]) }
        return former
    }

    /// The people whose name is that of a contact which leaves them, and whose it is then.
    private func peopleWithoutName(
        _ difference: PeopleDifference, from stored: StoredPeople, to update: PeopleUpdate
    ) throws -> Set<Int> {
        guard !difference.memberships.removed.isEmpty else { return [] }
        let leaving = Set(difference.memberships.removed)
        let statement = try db.makeStatement(sql: "SELECT stable_id FROM people WHERE id = ?")
        let former = stored.memberships.filter { leaving.contains($0.contact) }
        let places = try StableIDs(in: db).ids(of: former.map { [Int64($0.contact)] })
        return Set(
            try zip(former, places).compactMap { member, place in
                try String.fetchOne(statement, arguments: [member.person]) == place ? member.person : nil
            })
    }

    private func insert(
        _ people: [PeopleUpdate.Person], _ former: [Int: String], of update: PeopleUpdate
    ) throws {
        var rows = PeopleRows()
        let new = people.filter { former[$0.key] == nil }
        var newIDs = try StableIDs(in: db).ids(of: new.map(update.contacts(of:))).makeIterator()
        for person in people {
            guard var id = former[person.key] ?? newIDs.next() else { continue }
            id.withUTF8 { rows.add(person, stableID: $0) }
            if rows.isFull { try transfer.store(rows.take(), source: nil) }
        }
        try transfer.store(rows.take(), source: nil)
    }

    /// The maximum number of joins whose reasons are held in memory.
    private static let joinsAtATime = 100_000

    private func insert(
        _ joins: [PeopleUpdate.Join], change: Int, ruleVersion: Int,
        _ reasons: (ArraySlice<PeopleUpdate.Join>) -> [String]
    ) throws {
        var key = try db.nextKey(of: .decisions) - 1
        var start = 0
        while start < joins.count {
            let piece = joins[start..<min(joins.count, start + Self.joinsAtATime)]
            var rows = PeopleRows()
            for (join, parts) in zip(piece, reasons(piece)) {
                key += 1
                rows.add(join, key: key, change: change, ruleVersion: ruleVersion, parts: parts)
                if rows.isFull { try transfer.store(rows.take(), source: nil) }
            }
            try transfer.store(rows.take(), source: nil)
            start = piece.endIndex
        }
    }
}
