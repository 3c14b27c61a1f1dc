import GRDB

extension StoreWriter {
    /// Begins a source.
    ///
    /// A source whose earlier run was cut short under other settings is deleted and begun anew.
    ///
    /// - Parameters:
    ///   - identity: The content of the source, and its settings.
    ///   - beforeCheckpoint: Called before each commit; throws if the content is no longer that of the identity. Nothing is
    ///     committed then.
    /// - Returns: What is stored of the source. After ``SourceStart/finished(path:)`` there is nothing to write or finish.
    /// - Precondition: No other source is being written.
    /// - Throws: ``StoreError`` from the surrounding ``ContactDatabase/write(checkpointInterval:rule:_:)``;
    ///   `CancellationError`.
    public func beginSource(
        _ identity: SourceIdentity, beforeCheckpoint: @escaping () throws -> Void = {}
    ) throws -> SourceStart {
        precondition(source == nil, "a source is being written already")
        try db.beginTransaction(.immediate)
        do {
            let start = try db.cancellable(by: cancellation) { try enter(identity) }
            source?.beforeCheckpoint = beforeCheckpoint
            if source == nil { try db.rollback() } else { try holdLock() }
            return start
        } catch {
            try? abandonSource()
            throw error
        }
    }

    private func enter(_ identity: SourceIdentity) throws -> SourceStart {
        counts = SourceCounts()
        if let sha256 = identity.sha256, let existing = try ExistingSource.find(sha256: sha256, in: db) {
            if existing.isFinished { return .finished(path: existing.path) }
            if existing.settings == identity.settings {
                let checkpoint = try existing.checkpoint(in: db)
                counts = try existing.counts(in: db)
                source = OpenSource(
                    id: existing.id, planVersion: identity.planVersion, start: checkpoint,
                    byteOffset: checkpoint.byteOffset, sha256: sha256)
                return .resumed(checkpoint)
            }
            try existing.erase(in: db)
        }
        let id = try insert(identity)
        source = OpenSource(id: id, planVersion: identity.planVersion, sha256: identity.sha256)
        return .new
    }

    private func insert(_ identity: SourceIdentity) throws -> Int {
        let columns: [SourceColumn] = [
            .path, .sha256, .byteCount, .defaultRegion, .allowed, .normalized, .mapping, .planVersion, .status,
        ]
        try db.execute(
            sql: "INSERT INTO sources (\(columns.list)) VALUES (\(columns.placeholders))",
            arguments: [
                identity.path, identity.sha256 ?? "", identity.byteCount, identity.defaultRegion, identity.allowed,
                identity.normalized, identity.mapping, identity.planVersion, SourceStatus.unfinished.rawValue,
            ])
        return Int(db.lastInsertedRowID)
    }

    /// Creates an encoder for the rows of the source that was begun.
    ///
    /// - Precondition: A source has been begun, and nothing of it has been written since.
    /// - Throws: ``StoreError`` from the surrounding ``ContactDatabase/write(checkpointInterval:rule:_:)``.
    public func makeEncoder() throws -> RowEncoder {
        guard let source else { preconditionFailure("an encoder without a source") }
        let rules = RuleInterner(
            known: try RuleRow.all(planVersion: source.planVersion, in: db), nextID: try nextID(in: .rules),
            rule: rule)
        return RowEncoder(
            source: source.id, nextContact: try nextID(in: .contacts), nextFinding: try nextID(in: .findings),
            resumingAt: source.start, rules: rules)
    }

    /// The lowest id above all others of a table.
    private func nextID(in table: StoreTable) throws -> Int {
        let last = try Int.fetchOne(db, sql: "SELECT max(id) FROM \(table.name)") ?? 0
        // Twice as many ids as any file can have rows are left.
        guard 0..<RowKey.maximumContact / 2 ~= last else {
            throw DatabaseError(
                resultCode: .SQLITE_CORRUPT, message: "unexpected value in column id of \(table.name)")
        }
        return last + 1
    }

    /// Finishes the source: its rows, counts and outcome are committed.
    ///
    /// - Parameter outcome: What reading the source has brought to light.
    /// - Returns: ``SourceStart/finished(path:)`` if the content, known only now, is that of a finished source; nothing of
    ///   this one is kept then. `nil` otherwise.
    /// - Precondition: A source has been begun.
    /// - Throws: ``StoreError`` from the surrounding ``ContactDatabase/write(checkpointInterval:rule:_:)``.
    @discardableResult
    public func finishSource(_ outcome: SourceOutcome) throws -> SourceStart? {
        guard let source else { preconditionFailure("no source to finish") }
        if let sha256 = outcome.sha256, let twin = try ExistingSource.find(sha256: sha256, in: db),
            twin.id != source.id
        {
            if twin.isFinished {
                try abandonSource()
                return .finished(path: twin.path)
            }
            try twin.erase(in: db)
        }
        counts.skippedContacts = outcome.skippedContacts
        counts.forgottenContacts = outcome.forgottenContacts
        try saveCounts(source.id)
        if let sha256 = outcome.sha256 {
            try update(source.id, [.sha256], to: [sha256])
        }
        try update(
            source.id, [.byteCount, .format, .dialect, .encoding, .mapping, .status],
            to: [
                outcome.byteCount, outcome.format, outcome.dialect, outcome.encoding, outcome.mapping,
                SourceStatus.finished.rawValue,
            ])
        try db.execute(sql: "DELETE FROM _checkpoints WHERE source_id = ?", arguments: [source.id])
        try db.commit()
        closeSource()
        return nil
    }

    func saveCounts(_ source: Int) throws {
        try update(
            source,
            [
                .contactsSeen, .contactsStored, .contactsSkipped, .numbers, .numbersAccepted, .numbersRejected,
                .numbersAmbiguous, .numbersEmpty, .findings, .contactsForgotten,
            ],
            to: [
                counts.seenContacts, counts.storedContacts, counts.skippedContacts, counts.numbers,
                counts.acceptedNumbers, counts.rejectedNumbers.total, counts.ambiguousNumbers, counts.emptyNumbers,
                counts.findings, counts.forgottenContacts,
            ])
    }

    private func update(_ source: Int, _ columns: [SourceColumn], to values: StatementArguments) throws {
        try db.execute(
            sql: "UPDATE sources SET \(columns.assignments) WHERE id = ?", arguments: values + [source])
    }
}
