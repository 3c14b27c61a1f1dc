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

    /// Returns true if numbers were corrected, or a source has taken the place of another, after the people were derived from them.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    public func hasCorrectionsSincePeople() throws -> Bool { try read(StoredChange.hasCorrectionsSincePeople) }
}

extension StoredChange {
    /// True if numbers were corrected, a source has taken the place of another, or this was undone, after the people were derived.
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
            ["fix", "recheck", "forget", "update", "replace"].contains(origin(of: $0, in: changes).kind)
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
    /// Records that a change no longer counts, or counts again, and lets numbers and sources be what they are then.
    ///
    /// - Parameters:
    ///   - change: The change, of which ``undoBlockers(of:)`` has found none.
    ///   - note: A remark; what came back and what left stands in the history otherwise.
    /// - Returns: the change whose corrections, decisions or sources are concerned, `change` or what it undoes in the end, and what
    ///   sources and contacts were exchanged, if it is about sources.
    package func undo(
        _ change: StoredChange, author: String?, note: String?
    ) throws -> (origin: StoredChange, exchange: SourceExchange?) {
        let changes = try changes()
        let origin = StoredChange.origin(of: change, in: changes)
        let undoing = try record(kind: "undo", author: author, note: note, undoes: change.id)
        guard origin.concernsSources, let keeping = Self.keeping(origin, in: changes) else {
            try refreshCorrections(of: origin.id)
            return (origin, nil)
        }
        let exchange = try Restoration.run(of: keeping, by: undoing, in: db)
        if note == nil {
            try db.execute(sql: "UPDATE changes SET note = ? WHERE id = ?", arguments: [exchange.words, undoing])
        }
        try KeptRows.dropOld(except: undoing, in: db)
        return (origin, exchange)
    }

    /// The changes that have to be undone before a change can be, in the order in which they can be.
    package func undoBlockers(of change: StoredChange) throws -> [Int] {
        let changes = try changes()
        let origin = StoredChange.origin(of: change, in: changes)
        guard origin.concernsSources else { return [] }
        return try UndoBlockers.find(for: origin.id, among: changes, in: db)
    }

    /// The path of a source whose content is to come back and is being read again; `nil` if there is none.
    package func pathReadAgain(beside change: StoredChange) throws -> String? {
        let changes = try changes()
        let origin = StoredChange.origin(of: change, in: changes)
        guard origin.concernsSources, let keeping = Self.keeping(origin, in: changes) else { return nil }
        return try KeptRows.twins(of: keeping, in: db).first { !$0.isFinished }?.path
    }

    /// The change that has kept what comes back when a change of sources is undone or restored: the last of both.
    private static func keeping(_ origin: StoredChange, in changes: [StoredChange]) -> Int? {
        changes.last { StoredChange.origin(of: $0, in: changes).id == origin.id }?.id
    }
}
