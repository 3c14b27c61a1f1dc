import GRDB

/// The people of all contacts, to be stored.
package struct PeopleUpdate: Sendable {
    /// The contacts of each person, person by person.
    package var contacts: [Int64]
    /// Where the contacts of each person start, with the end of the last.
    package var starts: [Int]
    /// Why contacts are one person's.
    package var joins: [Join]
    /// The version of the rule.
    package var ruleVersion: Int

    /// The people of all contacts.
    package init(contacts: [Int64], starts: [Int], joins: [Join], ruleVersion: Int) {
        self.contacts = contacts
        self.starts = starts
        self.joins = joins
        self.ruleVersion = ruleVersion
    }

    /// Two contacts that a rule made one person's.
    package struct Join: Sendable {
        package var first: Int64
        package var second: Int64
        package var bits: Double
        /// The reasons as JSON.
        package var parts: String

        /// A join.
        package init(first: Int64, second: Int64, bits: Double, parts: String) {
            self.first = first
            self.second = second
            self.bits = bits
            self.parts = parts
        }
    }
}

/// Writes changes and people inside one transaction.
package struct PeopleWriter {
    let db: Database

    /// The decisions that hold.
    package func decisions() throws -> [StoredDecision] { try StoredDecision.active(in: db) }

    /// Every change, the oldest first.
    package func changes() throws -> [StoredChange] { try StoredChange.all(in: db) }

    /// Whether there is such a contact.
    package func hasContact(_ contact: Int) throws -> Bool {
        try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM contacts WHERE id = ?)", arguments: [contact]) ?? false
    }

    /// Records an act.
    ///
    /// - Returns: its key.
    package func record(kind: String, author: String? = nil, note: String? = nil, undoes: Int? = nil) throws -> Int {
        try db.execute(
            sql: """
                INSERT INTO changes (at, kind, author, note, undoes) VALUES (strftime('%Y-%m-%dT%H:%M:%SZ'), ?, ?, ?, ?)
                """, arguments: [kind, author, note, undoes])
        return Int(db.lastInsertedRowID)
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

extension ContactDatabase {
    /// Runs a closure in one transaction that nothing else can write beside. What it writes is kept if it returns.
    ///
    /// - Throws: ``StoreError`` if the file cannot be written; `CancellationError`; what `body` throws.
    package func updatePeople<Result>(_ body: (PeopleWriter) throws -> Result) throws -> Result {
        try translatingErrors {
            try queue.inDatabase { db in
                try db.execute(sql: "PRAGMA foreign_keys = off")
                // Removes the empty journal; while another process reads, it stays until the next time.
                defer { try? db.execute(sql: "PRAGMA journal_mode = delete") }
                var result: Result?
                try db.inTransaction(.immediate) {
                    result = try db.cancellable(by: cancellation) { try body(PeopleWriter(db: db)) }
                    return .commit
                }
                guard let result else { throw CancellationError() }
                return result
            }
        }
    }
}
