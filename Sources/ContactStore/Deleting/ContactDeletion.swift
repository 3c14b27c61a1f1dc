import GRDB

/// Deletes contacts with everything that belongs to them or was found or decided about them.
struct ContactDeletion {
    /// How many rows were deleted, by table.
    private(set) var deleted: [StoreTable: Int] = [:]
    private let db: Database
    private let contacts: String

    /// Why contacts are deleted: the column of `sources` that counts them.
    enum Reason {
        /// Somebody asked to forget them.
        case forgotten
        /// A newer export has them.
        case superseded

        fileprivate var column: SourceColumn {
            switch self {
            case .forgotten: .contactsForgotten
            case .superseded: .contactsSuperseded
            }
        }
    }

    /// Deletes contacts of sources that stay, and counts these anew.
    ///
    /// - Parameter contacts: the keys of the contacts.
    /// - Returns: what was deleted, and the sources that had contacts among them.
    static func run(_ contacts: [Int], because reason: Reason, in db: Database) throws -> (
        ContactDeletion, sources: [Int]
    ) {
        try db.execute(sql: "CREATE TEMP TABLE leaving (id INTEGER PRIMARY KEY)")
        defer { try? db.execute(sql: "DROP TABLE temp.leaving") }
        let insert = try db.makeStatement(sql: "INSERT INTO temp.leaving VALUES (?)")
        for contact in contacts { try insert.execute(arguments: [contact]) }
        var deletion = ContactDeletion(db: db, contacts: "(SELECT id FROM temp.leaving)")
        let sources = try Row.fetchAll(
            db,
            sql:
                "SELECT source_id, count(*) AS count FROM contacts WHERE id IN \(deletion.contacts) GROUP BY 1 ORDER BY 1"
        )
        try deletion.deleteFindings()
        try deletion.deleteRows()
        let column = reason.column.name
        for row in sources {
            try db.execute(
                sql: "UPDATE sources SET \(column) = \(column) + ? WHERE id = ?",
                arguments: [try row.value("count") as Int, try row.value("source_id") as Int])
        }
        return (deletion, try sources.map { try $0.value("source_id") })
    }

    /// Deletes all contacts of a source, which is to be deleted itself.
    static func run(ofSource source: Int, in db: Database) throws {
        var deletion = ContactDeletion(db: db, contacts: "(SELECT id FROM contacts WHERE source_id = \(source))")
        try deletion.deleteRows()
    }

    private init(db: Database, contacts: String) {
        self.db = db
        self.contacts = contacts
    }

    private mutating func deleteRows() throws {
        try NormalizedState.discard(in: db)
        try delete(
            from: .corrections, where: "number_id IN (SELECT id FROM phone_numbers WHERE contact_id IN \(contacts))")
        try delete(from: .decisions, where: "a IN \(contacts) OR b IN \(contacts)")
        // People who have other contacts keep those.
        try db.execute(
            sql: """
                UPDATE people SET contacts = contacts - (
                  SELECT count(*) FROM memberships WHERE person_id = people.id AND contact_id IN \(contacts)
                ) WHERE id IN (SELECT person_id FROM memberships WHERE contact_id IN \(contacts))
                """)
        try delete(from: .memberships, where: "contact_id IN \(contacts)")
        try delete(from: .people, where: "contacts = 0")
        for table in StoreTable.ofContacts { try delete(from: table, where: "contact_id IN \(contacts)") }
        try delete(from: .contacts, where: "id IN \(contacts)")
    }

    /// Deletes the findings that lie inside the contacts. Both are gone over in the order of their sources.
    private mutating func deleteFindings() throws {
        let rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT source_id, byte_offset, byte_offset + byte_count AS byte_end FROM contacts WHERE id IN \(contacts)
                ORDER BY 1, 2
                """)
        let findings = try Row.fetchCursor(
            db,
            sql: """
                SELECT source_id, byte_offset, id FROM findings WHERE line > 0
                  AND source_id IN (SELECT source_id FROM contacts WHERE id IN \(contacts))
                ORDER BY 1, 2
                """)
        var found: [Int] = []
        var contact = try Self.place(rows.next())
        while let finding = try findings.next() {
            let place: (Int, Int) = (try finding.value("source_id"), try finding.value("byte_offset"))
            while let current = contact, (current.source, current.end) <= place {
                contact = try Self.place(rows.next())
            }
            guard let current = contact else { break }
            if (current.source, current.start) <= place { found.append(try finding.value("id")) }
        }
        guard !found.isEmpty else { return }
        let delete = try db.makeStatement(sql: "DELETE FROM findings WHERE id = ?")
        for finding in found { try delete.execute(arguments: [finding]) }
        deleted[.findings, default: 0] += found.count
    }

    private static func place(_ row: Row?) throws -> (source: Int, start: Int, end: Int)? {
        guard let row else { return nil }
        return (try row.value("source_id"), try row.value("byte_offset"), try row.value("byte_end"))
    }

    private mutating func delete(from table: StoreTable, where condition: String) throws {
        try db.execute(sql: "DELETE FROM \(table.name) WHERE \(condition)")
        if db.changesCount > 0 { deleted[table, default: 0] += db.changesCount }
    }
}

extension RuleRow {
    /// Deletes the rules that nothing refers to any more.
    static func deleteUnused(in db: Database) throws {
        try db.execute(
            sql: """
                DELETE FROM rules WHERE id NOT IN (
                  SELECT rule_id FROM phone_numbers WHERE rule_id IS NOT NULL
                  UNION SELECT rule_id FROM corrections WHERE rule_id IS NOT NULL
                )
                """)
    }
}
