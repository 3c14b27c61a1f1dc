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

    /// Replaces all people, and the reasons of the rule.
    package func replace(with update: PeopleUpdate, change: Int) throws {
        for index in ["memberships_person", "decisions_a"] { try db.execute(sql: "DROP INDEX IF EXISTS \(index)") }
        try db.execute(sql: "DELETE FROM memberships")
        try db.execute(sql: "DELETE FROM people")
        try db.execute(sql: "DELETE FROM decisions WHERE decided_by = 'rule'")
        try insertPeople(update)
        try insertMemberships(update)
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

    private func insertPeople(_ update: PeopleUpdate) throws {
        let sources = try Row.fetchAll(db, sql: "SELECT id, sha256 FROM sources")
        let names: [Int: String] = Dictionary(
            try sources.map { (try $0.value("id") as Int, String((try $0.value("sha256") as String).prefix(12))) }
        ) { first, _ in first }
        let find = try db.makeStatement(sql: "SELECT source_id, ordinal FROM contacts WHERE id = ?")
        let insert = try db.makeStatement(sql: "INSERT INTO people (id, stable_id, contacts) VALUES (?, ?, ?)")
        for person in 0..<max(0, update.starts.count - 1) {
            let start = update.starts[person]
            let row = try Row.fetchOne(find, arguments: [update.contacts[start]])
            let source: Int = try row?.value("source_id") ?? 0
            let ordinal: Int = try row?.value("ordinal") ?? 0
            try insert.execute(
                arguments: [person + 1, "\(names[source] ?? "")-\(ordinal)", update.starts[person + 1] - start])
        }
    }

    private func insertMemberships(_ update: PeopleUpdate) throws {
        var members: [(contact: Int64, person: Int)] = []
        members.reserveCapacity(update.contacts.count)
        for person in 0..<max(0, update.starts.count - 1) {
            for contact in update.contacts[update.starts[person]..<update.starts[person + 1]] {
                members.append((contact, person + 1))
            }
        }
        members.sort { $0.contact < $1.contact }
        let insert = try db.makeStatement(sql: "INSERT INTO memberships (contact_id, person_id) VALUES (?, ?)")
        for member in members { try insert.execute(arguments: [member.contact, member.person]) }
    }
}
