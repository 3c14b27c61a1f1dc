import GRDB

/// Erases rows inside one transaction, and keeps count of them by table.
package final class Eraser {
    let db: Database
    /// How many rows were deleted, by table.
    package private(set) var deleted: [String: Int] = [:]
    /// How many values had text replaced, by table.
    package internal(set) var redacted: [String: Int] = [:]
    private var sources: Set<Int> = []
    /// Finds what is to be erased.
    package let survey: ErasureSurvey

    init(db: Database) throws {
        self.db = db
        survey = ErasureSurvey(db)
    }

    /// What stands in the place of text that was erased.
    package static let replacement = "[forgotten]"

    // MARK: Erasing

    /// Deletes contacts with everything that belongs to them or was found or decided about them.
    package func erase(contacts: [Int]) throws {
        guard !contacts.isEmpty else { return }
        let (deletion, touched) = try ContactDeletion.run(contacts, because: .forgotten, in: db)
        for (table, count) in deletion.deleted { deleted[table.name, default: 0] += count }
        try eraseRawContent(of: touched)
        sources.formUnion(touched)
    }

    /// Deletes a source with everything that came from it.
    package func erase(source: Int) throws {
        let contacts = try Int.fetchAll(db, sql: "SELECT id FROM contacts WHERE source_id = ?", arguments: [source])
        try erase(contacts: contacts)
        for table in StoreTable.ofSources { try delete(from: table, where: "source_id = \(source)") }
        try delete(from: .sources, where: "id = \(source)")
        sources.remove(source)
    }

    /// Deletes rows, and counts them.
    func delete(from table: StoreTable, where condition: String) throws {
        try db.execute(sql: "DELETE FROM \(table.name) WHERE \(condition)")
        if db.changesCount > 0 { deleted[table.name, default: 0] += db.changesCount }
    }

    /// Deletes the kept content of sources, which holds every record as it was.
    package func eraseRawContent(of sources: [Int]) throws {
        let table = "raw_content"
        guard !sources.isEmpty else { return }
        let list = sources.map { String($0) }.joined(separator: ", ")
        try db.execute(sql: "DELETE FROM \(table) WHERE source_id IN (\(list))")
        if db.changesCount > 0 { deleted[table, default: 0] += db.changesCount }
    }

    /// Counts the rows of touched sources anew, and drops what was derived from their content.
    func finish() throws {
        // Readers hold statements, which would be under way when the change is committed.
        survey.close()
        try NormalizedState.discard(in: db)
        for source in sources { try SourceRecount.run(source, in: db) }
        try RuleRow.deleteUnused(in: db)
        // Text may have been replaced in every source.
        for source in try Int.fetchAll(db, sql: "SELECT id FROM sources ORDER BY id") {
            try SourceDigests.refresh(source: source, in: db)
        }
    }

    // MARK: Tombstones

    /// Stores by what somebody is recognized who is to stay forgotten.
    package func remember(_ kind: String, salt: String, digests: [String], change: Int) throws {
        for digest in Set(digests).sorted() {
            let isKnown =
                try Bool.fetchOne(
                    db, sql: "SELECT EXISTS (SELECT 1 FROM forgotten WHERE kind = ? AND digest = ?)",
                    arguments: [kind, digest]) ?? false
            if isKnown { continue }
            try db.execute(
                sql: "INSERT INTO forgotten (change_id, kind, salt, digest) VALUES (?, ?, ?, ?)",
                arguments: [change, kind, salt, digest])
        }
    }

    /// Records the act.
    ///
    /// - Returns: its key, and when it was done.
    package func record(author: String?, note: String) throws -> (change: Int, at: String) {
        let change = try StoredChange.record(kind: "forget", author: author, note: note, in: db)
        let at = try String.fetchOne(db, sql: "SELECT at FROM changes WHERE id = ?", arguments: [change])
        return (change, at ?? "")
    }

    /// Marks the erasure as one that is to be completed and certified.
    ///
    /// - Parameters:
    ///   - subject: A hash of what was asked for.
    ///   - facts: What the certificate says.
    package func mark(change: Int, subject: String, facts: String) throws {
        try db.execute(
            sql: "INSERT INTO _erasures (change_id, subject, facts, is_wiped) VALUES (?, ?, ?, 0)",
            arguments: [change, subject, facts])
    }
}
