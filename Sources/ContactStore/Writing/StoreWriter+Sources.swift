import GRDB
public import PhoneNumbers

extension ContactDatabase {
    /// Gives the body a writer, and closes the books when the body returns or throws.
    ///
    /// - Parameters:
    ///   - checkpointInterval: How many contacts are written between two checkpoints.
    ///   - rule: The rule of an id, which the rows of its numbers refer to.
    /// - Throws: ``StoreError`` for trouble with the file, and what the body throws. Rows since the last checkpoint are
    ///   rolled back then.
    public func write<Result>(
        checkpointInterval: Int = 100_000, rule: @escaping @Sendable (NumberingRule.ID) -> NumberingRule?,
        _ body: (StoreWriter) throws -> Result
    ) throws -> Result {
        try rewording {
            try queue.inDatabase { db in
                // Every key comes from the writer itself: looking each parent up again would cost a quarter more.
                try db.execute(sql: "PRAGMA foreign_keys = off")
                // Takes the empty journal away; where another process reads, it stays until the next time.
                defer { try? db.execute(sql: "PRAGMA journal_mode = delete") }
                let writer = try StoreWriter(
                    db: db, checkpointInterval: checkpointInterval, cancellation: cancellation, rule: rule)
                let result: Result
                do {
                    result = try body(writer)
                    try writer.abandonSource()
                    try writer.close()
                } catch {
                    try? writer.abandonSource()
                    try? writer.close()
                    throw error
                }
                return result
            }
        }
    }
}

extension StoreWriter {
    /// Begins a source, and says what is to be done with it.
    ///
    /// A source whose earlier run was cut short under other settings is taken out and begun anew.
    ///
    /// - Parameter beforeCheckpoint: makes sure that the source still is what the description says. Where it throws,
    ///   nothing is committed.
    /// - Precondition: no other source is being written.
    public func beginSource(
        _ description: SourceIdentity, beforeCheckpoint: @escaping () throws -> Void = {}
    ) throws -> SourceStart {
        precondition(source == nil, "a source is being written already")
        try db.beginTransaction(.immediate)
        do {
            let start = try db.cancellable(by: cancellation) { try enter(description) }
            source?.beforeCheckpoint = beforeCheckpoint
            if source == nil { try db.rollback() } else { try keepLock() }
            return start
        } catch {
            try? abandonSource()
            throw error
        }
    }

    private func enter(_ description: SourceIdentity) throws -> SourceStart {
        counts = SourceCounts()
        if let sha256 = description.sha256, let known = try ExistingSource.find(sha256: sha256, in: db) {
            if known.isFinished { return .finished(path: known.path) }
            if known.settings == description.settings {
                let checkpoint = try known.checkpoint(in: db)
                counts = try known.counts(in: db)
                source = OpenSource(
                    id: known.id, planVersion: description.planVersion, start: checkpoint,
                    byteOffset: checkpoint.byteOffset, sha256: sha256)
                return .resumed(checkpoint)
            }
            try known.erase(in: db)
        }
        let id = try insert(description)
        source = OpenSource(id: id, planVersion: description.planVersion, sha256: description.sha256)
        return .new
    }

    private func insert(_ description: SourceIdentity) throws -> Int {
        try db.execute(
            sql: """
                INSERT INTO sources
                  (path, sha256, bytes, default_region, allowed, normalized, mapping, plan_version, status)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'unfinished')
                """,
            arguments: [
                description.path, description.sha256 ?? "", description.byteCount, description.defaultRegion,
                description.allowed, description.normalized, description.mapping, description.planVersion,
            ])
        return Int(db.lastInsertedRowID)
    }

    /// An encoder for the rows of the source that was begun.
    ///
    /// - Precondition: a source has been begun, and nothing of it was written since.
    public func makeEncoder() throws -> RowEncoder {
        guard let source else { preconditionFailure("an encoder without a source") }
        let rules = RuleInterner(
            known: try RuleRow.all(planVersion: source.planVersion, in: db), nextID: try firstFree(in: "rules"),
            rule: rule)
        return RowEncoder(
            source: source.id, nextContact: try firstFree(in: "contacts"), nextFinding: try firstFree(in: "findings"),
            passing: source.start, rules: rules)
    }

    private func firstFree(in table: String) throws -> Int {
        (try Int.fetchOne(db, sql: "SELECT max(id) FROM \(table)") ?? 0) + 1
    }

    /// Ends the source: its rows, counts and outcome are committed.
    ///
    /// - Returns: The path of a finished source with the same content, where that came out only now; nothing of this
    ///   one is kept then.
    @discardableResult
    public func finishSource(_ outcome: SourceOutcome) throws -> SourceStart? {
        guard let source else { preconditionFailure("no source to finish") }
        if let sha256 = outcome.sha256, let twin = try ExistingSource.find(sha256: sha256, in: db), twin.id != source.id
        {
            if twin.isFinished {
                try abandonSource()
                return .finished(path: twin.path)
            }
            try twin.erase(in: db)
        }
        counts.skippedContacts = outcome.skippedContacts
        try saveCounts(source.id)
        try db.execute(
            sql: """
                UPDATE sources SET sha256 = coalesce(?, sha256), bytes = ?, format = ?, dialect = ?, encoding = ?,
                  mapping = ?, status = 'finished'
                WHERE id = ?
                """,
            arguments: [
                outcome.sha256, outcome.byteCount, outcome.format, outcome.dialect, outcome.encoding, outcome.mapping,
                source.id,
            ])
        try db.execute(sql: "DELETE FROM _checkpoints WHERE source_id = ?", arguments: [source.id])
        try db.commit()
        endSource()
        return nil
    }

    func saveCounts(_ source: Int) throws {
        try db.execute(
            sql: """
                UPDATE sources SET
                  contacts_seen = ?, contacts_stored = ?, contacts_skipped = ?, numbers = ?, numbers_accepted = ?,
                  numbers_rejected = ?, numbers_ambiguous = ?, numbers_empty = ?, findings = ?
                WHERE id = ?
                """,
            arguments: [
                counts.seenContacts, counts.storedContacts, counts.skippedContacts, counts.numbers,
                counts.acceptedNumbers, counts.rejectedNumbers.total, counts.ambiguousNumbers, counts.emptyNumbers,
                counts.findings, source,
            ])
    }
}
