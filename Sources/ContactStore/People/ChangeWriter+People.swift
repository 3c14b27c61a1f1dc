import GRDB

extension ChangeWriter {
    /// The decisions that hold.
    package func decisions() throws -> [StoredDecision] { try StoredDecision.active(in: db) }

    /// Whether there is such a contact.
    package func hasContact(_ contact: Int) throws -> Bool {
        try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM contacts WHERE id = ?)", arguments: [contact]) ?? false
    }

    /// Stores what somebody decided.
    package func decide(_ first: Int, _ second: Int, isSame: Bool, change: Int) throws {
        try db.execute(
            sql: "INSERT INTO decisions (change_id, a, b, same, decided_by) VALUES (?, ?, ?, ?, 'user')",
            arguments: [change, min(first, second), max(first, second), isSame])
    }

    /// Stores all people and the reasons of the rule as a change, unless exactly these are stored already.
    ///
    /// - Parameter note: by which settings they were found.
    package func store(_ update: PeopleUpdate, note: String) throws {
        let memberships = update.memberships
        if try isStored(update, memberships, note: note) { return }
        let change = try record(kind: "dedupe", note: note)
        try replace(with: update, memberships, change: change)
    }

    /// The note of the last deduplication; `nil` if there was none.
    package func noteOnPeople() throws -> String? {
        try String.fetchOne(db, sql: "SELECT note FROM changes WHERE kind = 'dedupe' ORDER BY id DESC LIMIT 1")
    }

    /// Whether the last deduplication found these people by these settings, and no number was corrected since.
    private func isStored(
        _ update: PeopleUpdate, _ memberships: [PeopleUpdate.Membership], note: String
    ) throws -> Bool {
        guard try noteOnPeople() == note, try !StoredChange.hasCorrectionsSincePeople(in: db) else { return false }

        var people = memberships[...]
        let members = try TableScan<MembershipColumn>([.contactID, .personID], in: db)
        while try members.next() {
            guard let member = people.popFirst(), members.int(.contactID) == member.contact,
                members.int(.personID) == member.person
            else { return false }
        }

        var joins = update.joins[...]
        let stored = try Row.fetchCursor(
            db, sql: "SELECT a, b, bits, parts, rule_version FROM decisions WHERE decided_by = 'rule' ORDER BY id")
        while let row = try stored.next() {
            guard let join = joins.popFirst(), try row.value("a") == join.first, try row.value("b") == join.second,
                try row.value("bits") == join.bits, try row.value("parts") == join.parts,
                try row.value("rule_version") == update.ruleVersion
            else { return false }
        }
        return people.isEmpty && joins.isEmpty
    }

    /// Replaces all people, and the reasons of the rule.
    private func replace(with update: PeopleUpdate, _ memberships: [PeopleUpdate.Membership], change: Int) throws {
        for index in ["memberships_person", "decisions_a"] { try db.execute(sql: "DROP INDEX IF EXISTS \(index)") }
        try db.execute(sql: "DELETE FROM memberships")
        try db.execute(sql: "DELETE FROM people")
        try db.execute(sql: "DELETE FROM decisions WHERE decided_by = 'rule'")
        try insertPeople(update, memberships)
        let insert = try db.makeStatement(
            sql: """
                INSERT INTO decisions (change_id, a, b, same, decided_by, bits, parts, rule_version)
                VALUES (?, ?, ?, 1, 'rule', ?, ?, ?)
                """)
        for join in update.joins {
            try insert.execute(
                arguments: [change, join.first, join.second, join.bits, join.parts, update.ruleVersion])
        }
        try db.execute(sql: "CREATE INDEX memberships_person ON memberships (person_id)")
        try db.execute(sql: "CREATE INDEX decisions_a ON decisions (a)")
    }

    private func insertPeople(_ update: PeopleUpdate, _ memberships: [PeopleUpdate.Membership]) throws {
        var rows = PeopleRows()
        var stableIDs = try StableIDs(in: db)
        for person in 0..<max(0, update.starts.count - 1) {
            let members = update.contacts[update.starts[person]..<update.starts[person + 1]]
            guard let oldest = members.first else { continue }
            try stableIDs.withID(of: oldest) { rows.addPerson(person + 1, stableID: $0, contacts: members.count) }
            if rows.isFull { try transfer.store(rows.take()) }
        }
        for member in memberships {
            rows.add(member)
            if rows.isFull { try transfer.store(rows.take()) }
        }
        try transfer.store(rows.take())
    }
}
