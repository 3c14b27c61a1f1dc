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
        try listing("SELECT id FROM contacts WHERE source_id = \(source)", in: db) { contacts in
            var deletion = ContactDeletion(of: contacts, keeping: keeper, in: db)
            try deletion.deleteRows()
        }
    }

    /// A deletion of contacts.
    ///
    /// - Parameters:
    ///   - contacts: the keys of the contacts as SQL, in parentheses: a query of the column `id`.
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
        try delete(from: .corrections, where: "number_id >> \(RowKey.positionBits) IN \(contacts)")
        try delete(from: .edits, where: "contact_id IN \(contacts)")
        try delete(from: .decisions, where: "a IN \(contacts) OR b IN \(contacts)")
        try delete(from: .memberships, where: "contact_id IN \(contacts)")
        for table in try StoreTable.ofContacts(in: db) { try delete(from: table, where: rows(of: table)) }
        try delete(from: .contacts, where: "id IN \(contacts)")
    }

    /// The rows of a table that are of the contacts, as a condition in SQL: each contact's are found by their keys.
    private func rows(of table: StoreTable) -> String {
        """
        id IN (
          SELECT own.id FROM \(contacts) AS leaving CROSS JOIN \(table.name) AS own
          ON own.id BETWEEN \(RowKey.first(of: "leaving.id")) AND \(RowKey.last(of: "leaving.id")))
        """
    }

    /// Calls a closure with the keys of contacts as SQL, where they are looked up once and not for each table.
    private static func listing<Result>(
        _ query: String, in db: Database, _ body: (_ contacts: String) throws -> Result
    ) throws -> Result {
        try db.execute(sql: "CREATE TEMP TABLE listed (id INTEGER PRIMARY KEY); INSERT INTO temp.listed \(query)")
        defer { try? db.execute(sql: "DROP TABLE temp.listed") }
        return try body("(SELECT id FROM temp.listed)")
    }

    /// Deletes contacts in whose places others come under the same keys, with the values that were read. What was decided about them, and
    /// what edits added, stays.
    ///
    /// - Parameters:
    ///   - contacts: The keys of the contacts as SQL, in parentheses.
    ///   - besidesContacts: `true` if their rows of `contacts` were exchanged already.
    static func exchange(
        _ contacts: String, besidesContacts: Bool = false, keeping keeper: RowKeeper, in db: Database
    ) throws {
        var deletion = ContactDeletion(of: contacts, keeping: keeper, in: db)
        for table in try StoreTable.ofContacts(in: db) {
            try deletion.delete(from: table, where: "position < \(RowKey.firstAdded) AND \(deletion.rows(of: table))")
        }
        if !besidesContacts { try deletion.delete(from: .contacts, where: "id IN \(contacts)") }
    }

    /// Deletes the findings that lie inside the contacts.
    mutating func deleteFindings() throws {
        let rows = try Row.fetchCursor(
            db,
            sql:
                "SELECT source_id, byte_offset, byte_offset + byte_count AS byte_end FROM contacts WHERE id IN \(contacts)"
        )
        var ranges: [Int: [Range<Int>]] = [:]
        while let row = try rows.next() {
            let start: Int = try row.value("byte_offset")
            ranges[try row.value("source_id"), default: []].append(start..<max(start, try row.value("byte_end")))
        }
        for (source, ranges) in ranges.sorted(by: { $0.key < $1.key }) {
            let count = try PlacedFindings.delete(in: ranges, of: source, keeping: keeper, in: db)
            if count > 0 { deleted[.findings, default: 0] += count }
        }
    }

    private mutating func delete(from table: StoreTable, where condition: String) throws {
        try keeper?.keep(table, where: condition)
        try db.execute(sql: "DELETE FROM \(table.name) WHERE \(condition)")
        if db.changesCount > 0 { deleted[table, default: 0] += db.changesCount }
    }
}
