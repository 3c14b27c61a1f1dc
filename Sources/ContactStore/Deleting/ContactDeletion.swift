import GRDB

/// Deletes contacts with everything that belongs to them or was found or decided about them.
struct ContactDeletion {
    /// The count of deleted rows, by table.
    private(set) var deleted: [StoreTable: Int] = [:]
    private let db: Database
    /// The keys of the contacts as SQL, in parentheses.
    private let contacts: String
    /// Keeps what is deleted; `nil` if nothing of it may come back.
    private let keeper: RowKeeper?

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
    /// - Parameters:
    ///   - contacts: the keys of the contacts.
    ///   - keeper: keeps what is deleted; `nil` if nothing of it may come back.
    /// - Returns: what was deleted, and the sources that had contacts among them.
    static func run(
        _ contacts: [Int], because reason: Reason, keeping keeper: RowKeeper? = nil, in db: Database
    ) throws -> (ContactDeletion, sources: [Int]) {
        try db.execute(sql: "CREATE TEMP TABLE leaving (id INTEGER PRIMARY KEY)")
        defer { try? db.execute(sql: "DROP TABLE temp.leaving") }
        let insert = try db.makeStatement(sql: "INSERT INTO temp.leaving VALUES (?)")
        for contact in contacts { try insert.execute(arguments: [contact]) }
        var deletion = ContactDeletion(of: "(SELECT id FROM temp.leaving)", keeping: keeper, in: db)
        let sources = try Row.fetchAll(
            db,
            sql:
                "SELECT source_id, count(*) AS count FROM contacts WHERE id IN \(deletion.contacts) GROUP BY 1 ORDER BY 1"
        )
        let list = try sources.map { String(try $0.value("source_id") as Int) }.joined(separator: ", ")
        try keeper?.keep(.sources, where: "id IN (\(list))")
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
    static func run(ofSource source: Int, keeping keeper: RowKeeper?, in db: Database) throws {
        let contacts = "(SELECT id FROM contacts WHERE source_id = \(source))"
        var deletion = ContactDeletion(of: contacts, keeping: keeper, in: db)
        try deletion.deleteRows()
    }

    /// A deletion of contacts.
    ///
    /// - Parameters:
    ///   - contacts: the keys of the contacts as SQL, in parentheses.
    ///   - keeper: keeps what is deleted; `nil` if nothing of it may come back.
    init(of contacts: String, keeping keeper: RowKeeper?, in db: Database) {
        self.db = db
        self.contacts = contacts
        self.keeper = keeper
    }

    private mutating func deleteRows() throws {
        let people = try PeopleRecount(in: db)
        try people.add(peopleOf: contacts)
        try deleteRowsButPeople()
        let count = try people.finish(keeping: keeper)
        if count > 0 { deleted[.people, default: 0] += count }
    }

    /// Deletes the rows; the people of the contacts are counted by the caller.
    mutating func deleteRowsButPeople() throws {
        try NormalizedState.discard(in: db)
        try delete(
            from: .corrections, where: "number_id IN (SELECT id FROM phone_numbers WHERE contact_id IN \(contacts))")
        try delete(from: .edits, where: "contact_id IN \(contacts)")
        try delete(from: .decisions, where: "a IN \(contacts) OR b IN \(contacts)")
        try delete(from: .memberships, where: "contact_id IN \(contacts)")
        for table in StoreTable.ofContacts { try delete(from: table, where: "contact_id IN \(contacts)") }
        try delete(from: .contacts, where: "id IN \(contacts)")
    }

    /// Deletes contacts in whose places others come under the same keys, with the values that were read. What was decided about them, and
    /// what edits added, stays.
    ///
    /// - Parameter contacts: The keys of the contacts as SQL, in parentheses.
    static func exchange(_ contacts: String, keeping keeper: RowKeeper, in db: Database) throws {
        var deletion = ContactDeletion(of: contacts, keeping: keeper, in: db)
        let isRead = "contact_id IN \(contacts) AND position < \(RowKey.firstAdded)"
        for table in StoreTable.ofContacts { try deletion.delete(from: table, where: isRead) }
        try deletion.delete(from: .contacts, where: "id IN \(contacts)")
    }

    /// Deletes the findings that lie inside the contacts. Both are gone over in the order of their sources.
    mutating func deleteFindings() throws {
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
        for start in stride(from: 0, to: found.count, by: Self.findingsAtATime) {
            let piece = found[start..<min(start + Self.findingsAtATime, found.count)]
            try keeper?.keep(.findings, where: "id IN (\(piece.map { String($0) }.joined(separator: ", ")))")
        }
        let delete = try db.makeStatement(sql: "DELETE FROM findings WHERE id = ?")
        for finding in found { try delete.execute(arguments: [finding]) }
        deleted[.findings, default: 0] += found.count
    }

    /// The limit of the findings that one statement names.
    private static let findingsAtATime = 5_000

    private static func place(_ row: Row?) throws -> (source: Int, start: Int, end: Int)? {
        guard let row else { return nil }
        return (try row.value("source_id"), try row.value("byte_offset"), try row.value("byte_end"))
    }

    private mutating func delete(from table: StoreTable, where condition: String) throws {
        try keeper?.keep(table, where: condition)
        try db.execute(sql: "DELETE FROM \(table.name) WHERE \(condition)")
        if db.changesCount > 0 { deleted[table, default: 0] += db.changesCount }
    }
}
