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
            let edits = try EditCounts.all(in: db)
            for index in changes.indices {
                let edits = edits[changes[index].id] ?? EditCounts()
                changes[index].corrections = (corrections[changes[index].id] ?? 0) + edits.numbers
                changes[index].decisions = decisions[changes[index].id] ?? 0
                changes[index].edits = edits.others
                changes[index].applied = edits.applied
                changes[index].ended = edits.ended
            }
            return changes
        }
    }

    /// Returns every change without its counts, which takes no look at what they decided, the oldest first.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    package func uncountedChanges() throws -> [StoredChange] { try read { try StoredChange.all(in: $0) } }

    /// Returns the numbers that a change corrected, even if it was undone; for an undoing, those of the change that it
    /// undoes in the end.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    package func correctedNumbers(ofChange change: Int, limit: Int) throws -> [Int] {
        try read { db in
            let changes = try StoredChange.all(in: db)
            guard let target = changes.first(where: { $0.id == change }) else { return [] }
            return try Int.fetchAll(
                db, sql: "SELECT number_id FROM corrections WHERE change_id = ? ORDER BY id LIMIT ?",
                arguments: [StoredChange.origin(of: target, in: changes).id, limit])
        }
    }

    /// Returns `true` if a change holds of which something was done otherwise since, by another that holds.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    package func isSuperseded(_ change: Int) throws -> Bool {
        guard try uncountedChanges().contains(where: { $0.id == change && !$0.isUndone }) else { return false }
        let isReplaced = try read { db in
            try Bool.fetchOne(
                db,
                sql: """
                    SELECT EXISTS (SELECT 1 FROM corrections WHERE change_id = :change AND NOT is_current)
                      OR EXISTS (SELECT 1 FROM edits WHERE change_id = :change AND NOT is_current AND ended_by IS NULL)
                    """, arguments: ["change": change]) ?? false
        }
        if isReplaced { return true }
        let decisions = try decisions()
        return decisions.filter { $0.change == change }.contains { own in
            decisions.contains { $0.change > change && Set([$0.first, $0.second]) == Set([own.first, own.second]) }
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
        return changes.last { change in
            let kind = origin(of: change, in: changes).kind
            // An ingest adds contacts, and its undoing takes them away.
            return ["fix", "edit", "recheck", "forget", "update", "replace", "apply"].contains(kind)
                || kind == "ingest" && change.kind == "undo"
        }?.id ?? 0
    }

    /// The change that is undone or restored in the end: that which is no `undo`.
    package static func origin(of change: StoredChange, in changes: [StoredChange]) -> StoredChange {
        var change = change
        while let target = change.undoes, target < change.id, let next = changes.first(where: { $0.id == target }) {
            change = next
        }
        return change
    }
}
