import GRDB
package import PhoneNumbers

/// Erases rows inside one transaction, and keeps count of them by table.
package final class Eraser {
    let db: Database
    /// The count of deleted rows, by table.
    package private(set) var deleted: [String: Int] = [:]
    /// The count of values with replaced text, by table.
    package internal(set) var redacted: [String: Int] = [:]
    /// The count of deleted contacts that changes had kept.
    package private(set) var keptContacts = 0
    private var sources: Set<Int> = []
    /// Finds what is to be erased.
    package let survey: ErasureSurvey

    init(db: Database) throws {
        self.db = db
        survey = ErasureSurvey(db)
    }

    /// The replacement of erased text.
    package static let replacement = "[forgotten]"

    // MARK: Erasing

    /// Deletes contacts with everything that belongs to them or was found or decided about them, and what changes have kept of them
    /// and of other versions of them.
    package func erase(contacts: [Int]) throws {
        guard !contacts.isEmpty else { return }
        countKept(try KeptRows.erase(contacts: contacts, in: db))
        let (deletion, touched) = try ContactDeletion.run(contacts, because: .forgotten, in: db)
        for (table, count) in deletion.deleted { deleted[table.name, default: 0] += count }
        try eraseRawContent(of: touched)
        sources.formUnion(touched)
    }

    /// Deletes a source with everything that came from it, and what changes have kept of it.
    package func erase(source: Int) throws {
        let contacts = try Int.fetchAll(db, sql: "SELECT id FROM contacts WHERE source_id = ?", arguments: [source])
        try erase(contacts: contacts)
        countKept(try KeptRows.erase(sources: [source], in: db))
        for table in StoreTable.ofSources { try delete(from: table, where: "source_id = \(source)") }
        try delete(from: .sources, where: "id = \(source)")
        sources.remove(source)
    }

    /// Deletes rows, and counts them.
    func delete(from table: StoreTable, where condition: String) throws {
        try db.execute(sql: "DELETE FROM \(table.name) WHERE \(condition)")
        if db.changesCount > 0 { deleted[table.name, default: 0] += db.changesCount }
    }

    /// Counts rows that changes had kept, by the table that they were in.
    func countKept(_ rows: [String: Int]) {
        let count = rows.values.reduce(0, +)
        if count > 0 { deleted[StoreTable.keptRows.name, default: 0] += count }
        keptContacts += rows[StoreTable.contacts.name] ?? 0
    }

    /// Deletes the kept content of sources, which holds every record as it was, also where a change has kept it.
    package func eraseRawContent(of sources: [Int]) throws {
        guard !sources.isEmpty else { return }
        let list = sources.map { String($0) }.joined(separator: ", ")
        try delete(from: .rawContent, where: "source_id IN (\(list))")
        try delete(
            from: .keptRows, where: "table_name = '\(StoreTable.rawContent.name)' AND source_id IN (\(list))")
    }

    /// Counts the rows of touched sources anew, and drops what was derived from their content.
    func finish() throws {
        // Readers hold statements, which would be under way when the change is committed.
        survey.close()
        try NormalizedState.discard(in: db)
        try SearchIndex.discard(in: db)
        try erasePlans()
        for source in sources { try eraseMembers(of: source) }
        for source in sources { try SourceRecount.run(source, in: db) }
        try RuleRow.deleteUnused(in: db)
    }

    /// Deletes plans with the content of files that they keep: whole cards, of which every one could be meant. Files that were written
    /// stay as they are; the change that wrote them cannot be undone any more.
    private func erasePlans() throws {
        let column = ChangeColumn.droppedAt.name
        try db.execute(
            sql: """
                UPDATE changes SET \(column) = coalesce(\(column), strftime('%Y-%m-%dT%H:%M:%SZ'))
                WHERE id IN (SELECT change_id FROM plans WHERE status = 'applied')
                """)
        for table in [StoreTable.planSteps, .planImages, .planFiles, .plans] { try delete(from: table, where: "true") }
    }

    /// Deletes the files of an address book that have no contact any more.
    private func eraseMembers(of source: Int) throws {
        let offsets = try Int.fetchAll(
            db, sql: "SELECT byte_offset FROM contacts WHERE source_id = ? ORDER BY 1", arguments: [source])
        var rest = offsets[...]
        var empty: [Int] = []
        for member in try StoredMember.all(ofSource: source, in: db).sorted(by: {
            $0.range.lowerBound < $1.range.lowerBound
        }) {
            rest = rest.drop { $0 < member.range.lowerBound }
            if rest.first.map({ $0 >= member.range.upperBound }) ?? true { empty.append(member.id) }
        }
        for member in empty { try delete(from: .members, where: "id = \(member)") }
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
    package func record(author: String?, sentence: Sentence) throws -> (change: Int, at: String) {
        let change = try StoredChange.record(kind: "forget", author: author, sentence: sentence, in: db)
        let at = try String.fetchOne(db, sql: "SELECT at FROM changes WHERE id = ?", arguments: [change])
        return (change, at ?? "")
    }

    /// Marks the erasure as one that is to be completed and certified.
    ///
    /// - Parameters:
    ///   - subject: A hash of what was asked for.
    ///   - facts: The facts of the certificate.
    package func mark(change: Int, subject: String, facts: String) throws {
        try db.execute(
            sql: "INSERT INTO _erasures (change_id, subject, facts, is_wiped) VALUES (?, ?, ?, 0)",
            arguments: [change, subject, facts])
    }
}
