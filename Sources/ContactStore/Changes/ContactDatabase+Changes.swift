import GRDB

extension ContactDatabase {
    /// Every change since the ingest, the oldest first.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    public func changes() throws -> [StoredChange] {
        try read { db in
            var changes = try StoredChange.all(in: db)
            let corrections = try counts(of: .corrections, in: db)
            let decisions = try counts(of: .decisions, in: db)
            for index in changes.indices {
                changes[index].corrections = corrections[changes[index].id] ?? 0
                changes[index].decisions = decisions[changes[index].id] ?? 0
            }
            return changes
        }
    }

    private func counts(of table: StoreTable, in db: Database) throws -> [Int: Int] {
        let rows = try Row.fetchAll(
            db, sql: "SELECT change_id AS change, count(*) AS count FROM \(table.name) GROUP BY 1")
        return try Dictionary(rows.map { (try $0.value("change"), try $0.value("count")) }) { first, _ in first }
    }

    /// Whether numbers were corrected, or a newer export was read, after the people were derived from them.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    public func hasCorrectionsSincePeople() throws -> Bool { try read(StoredChange.hasCorrectionsSincePeople) }
}

extension StoredChange {
    /// Whether numbers were corrected, a correction was undone or a newer export was read after the people were derived from them.
    static func hasCorrectionsSincePeople(in db: Database) throws -> Bool {
        guard try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM people)") ?? false
        else { return false }
        let derived = try Int.fetchOne(db, sql: "SELECT max(id) FROM changes WHERE kind = 'dedupe'") ?? 0
        return try lastOfContacts(in: db) > derived
    }

    /// The key of the last change of contacts or of what their numbers are; 0 if there is none.
    static func lastOfContacts(in db: Database) throws -> Int {
        let changes = try all(in: db)
        return changes.last {
            ["fix", "recheck", "forget", "update"].contains(origin(of: $0, in: changes).kind)
        }?.id ?? 0
    }

    /// The change that is undone or restored in the end: that which is no `undo`.
    static func origin(of change: StoredChange, in changes: [StoredChange]) -> StoredChange {
        var change = change
        while let target = change.undoes, target < change.id, let next = changes.first(where: { $0.id == target }) {
            change = next
        }
        return change
    }
}

extension ChangeWriter {
    /// Records that a change no longer counts, or counts again, and lets numbers be what they are then.
    ///
    /// - Returns: the change whose corrections or decisions are concerned: `change`, or what it undoes in the end.
    package func undo(_ change: StoredChange, author: String?, note: String?) throws -> StoredChange {
        let origin = StoredChange.origin(of: change, in: try changes())
        _ = try record(kind: "undo", author: author, note: note, undoes: change.id)
        try refreshCorrections(of: origin.id)
        return origin
    }
}
