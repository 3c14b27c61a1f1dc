import GRDB

/// Compares people with their contacts.
enum PeopleCheck {
    static func run(in db: Database, into check: inout DatabaseCheck) throws {
        let people = try count("SELECT count(*) FROM people", in: db)
        let members = try count("SELECT count(*) FROM memberships", in: db)
        check.examined = [.init(count: people, unit: "person"), .init(count: members, unit: "membership")]
        let wrong = try Row.fetchCursor(
            db,
            sql: """
                SELECT people.id AS person, people.contacts AS stated, count(memberships.contact_id) AS found
                FROM people LEFT JOIN memberships ON memberships.person_id = people.id
                GROUP BY people.id HAVING stated <> found OR found = 0
                """)
        while let row = try wrong.next() {
            let (person, stated, found): (Int, Int, Int) = (
                try row.value("person"), try row.value("stated"), try row.value("found")
            )
            check.fail("person \(person) has \(found) contacts, and \(stated) are stated")
        }
        let homeless = try count(
            "SELECT count(*) FROM memberships WHERE person_id NOT IN (SELECT id FROM people)", in: db)
        check.expect(homeless, 0, "\(homeless) contacts belong to people that are not there")
        try checkPieces(of: .normalizedContacts, "dedupe' reads the contacts anew", in: db, into: &check)
        try checkPieces(of: .comparedContacts, "join' compares all contacts anew", in: db, into: &check)
        if people > 0 {
            let new = try count(
                "SELECT count(*) FROM contacts WHERE id NOT IN (SELECT contact_id FROM memberships)", in: db)
            if new > 0 {
                check.notes.append("\(new) contacts are newer than the people; 'trunkline dedupe' assigns them")
            }
            if try StoredChange.hasCorrectionsSincePeople(in: db) {
                check.notes.append(
                    "contacts or numbers were changed after the people were found; 'trunkline dedupe' finds them anew")
            }
        }
    }

    /// Compares the kept pieces with their hashes.
    private static func checkPieces(
        of table: StoreTable, _ remedy: String, in db: Database, into check: inout DatabaseCheck
    ) throws {
        let rows = try Row.fetchCursor(db, sql: "SELECT id, hash, content FROM \(table.name) ORDER BY id")
        while let row = try rows.next() {
            let isWhole = try NormalizedState.withContent(of: row) { $0 != nil }
            if !isWhole {
                let piece: Int = try row.value("id")
                check.fail(
                    "row \(piece) of \(table.name) is not as it was stored; the next 'trunkline \(remedy)")
            }
        }
    }

    private static func count(_ sql: String, in db: Database) throws -> Int { try Int.fetchOne(db, sql: sql) ?? 0 }
}
