import GRDB

extension StoreWriter {
    /// Begins a source.
    ///
    /// A source whose earlier run was cut short under other settings is deleted and begun anew.
    ///
    /// - Parameters:
    ///   - identity: The content of the source, and its settings.
    ///   - purpose: The relation to other sources. Their rows and the new ones are swapped in one transaction, at the
    ///     end.
    ///   - predecessor: The source that this one is a newer export of, by its path or key; `nil` to find it.
    ///   - beforeCheckpoint: Called before each commit; throws if the content is no longer that of the identity. Nothing is
    ///     committed then.
    ///   - findHash: Gives the hash of content whose identity does not have it, once it is known. Nothing is committed before.
    /// - Returns: The part of the source that is stored. After ``SourceStart/finished(path:)`` there is nothing to
    ///   write or finish.
    /// - Precondition: No other source is being written.
    /// - Throws: ``StoreError`` from the surrounding ``ContactDatabase/write(checkpointInterval:rule:_:)``;
    ///   `CancellationError`.
    public func beginSource(
        _ identity: SourceIdentity, for purpose: Purpose = .addition,
        after predecessor: String? = nil, beforeCheckpoint: @escaping () throws -> Void = {},
        findHash: @escaping () throws -> String? = { nil }
    ) throws -> SourceStart {
        precondition(source == nil, "a source is being written already")
        try db.beginTransaction(.immediate)
        do {
            try db.checkPlace()
            let start = try db.cancellable(by: cancellation) {
                try enter(identity, for: purpose, after: predecessor)
            }
            source?.findHash = findHash
            source?.beforeCheckpoint = beforeCheckpoint
            if source == nil { try db.rollback() } else { try holdLock() }
            return start
        } catch {
            try? abandonSource()
            throw error
        }
    }

    private func enter(
        _ identity: SourceIdentity, for purpose: Purpose, after predecessor: String?
    ) throws -> SourceStart {
        counts = SourceCounts()
        // Of many sources beside each other, the first.
        if purpose != .addition || !isSound {
            try db.requireSoundness(of: purpose.touched, ledger: ledger, path: path)
            isSound = true
        }
        (change, replacement) = (nil, nil)
        if purpose == .update {
            stored = try HashedContact.all(in: db)
            read.reserveCapacity(stored.count)
        }
        var former: ExistingSource?
        var sha256 = identity.sha256
        if let written {
            former = try ExistingSource.find(id: written.source, in: db)
            // The hash is that of one source only, and until the end it is that of one which has the same content.
            if let content = identity.sha256, try ExistingSource.find(sha256: content, in: db) != nil {
                sha256 = "replaces \(content)"
            }
        } else if let content = identity.sha256, let existing = try ExistingSource.find(sha256: content, in: db) {
            let differences = identity.settings.differences(from: existing.settings)
            if existing.isFinished {
                let beside = try ExistingSource.beside(
                    existing, path: identity.path, predecessor: predecessor, for: purpose, in: db)
                if beside == nil, differences.isEmpty { return .finished(path: existing.path) }
                if beside == nil, purpose != .replacement {
                    return .finishedOtherwise(path: existing.path, differences: differences)
                }
                // A replacement finds the same content at its end.
                former = purpose == .replacement ? beside ?? existing : existing
                // The hash is that of one source only, and until the end it is that of the former.
                sha256 = "replaces \(content)"
            } else if existing.settings == identity.settings {
                let checkpoint = try existing.checkpoint(in: db)
                counts = try existing.counts(in: db)
                source = OpenSource(
                    id: existing.id, planVersion: identity.planVersion, start: checkpoint,
                    byteOffset: checkpoint.byteOffset, sha256: content)
                source?.path = identity.path
                return .resumed(checkpoint)
            } else {
                try existing.erase(in: db)
            }
        } else if purpose == .replacement {
            let found = try finishedSources(at: identity.path)
            if found.count > 1 { throw UpdateError.severalOfPath(found.map(\.id)) }
            former = try found.first.flatMap { try ExistingSource.find(id: $0.id, in: db) }
        }
        let id = try insert(identity, sha256: sha256 ?? "")
        source = OpenSource(id: id, planVersion: identity.planVersion, sha256: identity.sha256)
        source?.path = identity.path
        source?.former = former
        source?.purpose = purpose
        return .new
    }

    /// The sources of a path that were read to their end, in the order in which they were begun.
    package func finishedSources(at path: String) throws -> [(id: Int, contacts: Int)] {
        guard let whole = StoredPath.normalized(path) else { return [] }
        if knownPaths == nil {
            let paths = try String.fetchAll(db, sql: "SELECT path FROM sources")
            knownPaths = Set(paths.compactMap { StoredPath.normalized($0) })
        }
        return knownPaths?.contains(whole) == true ? try StoredPath.sources(at: path, in: db) : []
    }

    private func insert(_ identity: SourceIdentity, sha256: String) throws -> Int {
        let columns: [SourceColumn] = [
            .id, .path, .sha256, .byteCount, .defaultRegion, .allowed, .normalized, .mapping, .settings, .planVersion,
            .status,
        ]
        try db.execute(
            sql: columns.insertStatement,
            arguments: [
                try db.nextKey(of: .sources), identity.path, sha256, identity.byteCount, identity.defaultRegion,
                identity.allowed,
                identity.normalized, identity.mapping, identity.mapping, identity.planVersion,
                SourceStatus.unfinished.rawValue,
            ])
        return Int(db.lastInsertedRowID)
    }

    /// Creates an encoder for the rows of the source that was begun.
    ///
    /// - Precondition: A source has been begun, and nothing of it has been written since.
    /// - Throws: ``StoreError`` from the surrounding ``ContactDatabase/write(checkpointInterval:rule:_:)``.
    public func makeEncoder() throws -> RowEncoder { RowEncoder(keys: try makeKeys()) }

    /// The keys of the rows of the source that was begun, for encoders that share the work on it.
    package func makeKeys() throws -> RowKeys {
        guard let source else { preconditionFailure("keys without a source") }
        let rules = RuleInterner(
            planVersion: source.planVersion, known: try RuleRow.all(planVersion: source.planVersion, in: db),
            nextID: try db.nextKey(of: .rules), rule: rule)
        let first = try db.nextKey(of: .contacts)
        self.source?.firstContact = first
        var keys = RowKeys(
            source: source.id, contact: first,
            finding: try db.nextKey(of: .findings),
            resumingAt: source.start, rules: rules)
        if source.purpose == .update { keys.known = try knownContacts(beside: source) }
        return keys
    }

    /// The contacts of the sources of which one may be a newer export.
    private func knownContacts(beside source: OpenSource) throws -> KnownContacts {
        let excluded = [source.id] + [source.former?.id].compactMap { $0 }
        let sources = Set(try Predecessor.candidates(except: excluded, in: db).flatMap(\.sources))
        return KnownContacts(stored, of: sources)
    }

    /// Finishes the source: its rows, counts and outcome are committed.
    ///
    /// - Parameter outcome: The properties of the source that reading it has revealed.
    /// - Returns: ``SourceStart/finished(path:)`` or ``SourceStart/finishedOtherwise(path:differences:)`` if the content, known
    ///   only now, is that of a finished source that is not to be replaced; nothing of this one is kept then. `nil` otherwise.
    /// - Precondition: A source has been begun.
    /// - Throws: ``StoreError`` from the surrounding ``ContactDatabase/write(checkpointInterval:rule:_:)``.
    @discardableResult
    public func finishSource(_ outcome: SourceOutcome) throws -> SourceStart? {
        guard let source else { preconditionFailure("no source to finish") }
        let sha256 = outcome.sha256 ?? source.sha256
        var twin = try sha256.flatMap { try ExistingSource.find(sha256: $0, in: db) }
        if twin?.id == source.id { twin = nil }
        if let twin {
            if twin.isFinished, source.purpose != .replacement, source.former?.id != twin.id {
                let differences = try ExistingSource.find(id: source.id, in: db)?.settings.differences(
                    from: twin.settings)
                try abandonSource()
                guard let differences, !differences.isEmpty else { return .finished(path: twin.path) }
                return .finishedOtherwise(path: twin.path, differences: differences)
            }
        }
        try replace(twin: twin, former: source.former?.id == twin?.id ? nil : source.former, by: source)
        counts.skippedContacts = outcome.skippedContacts
        counts.forgottenContacts = outcome.forgottenContacts
        try saveCounts(source.id)
        if let sha256 { try update(source.id, [.sha256], to: [sha256]) }
        try update(
            source.id,
            [
                .byteCount, .format, .dialect, .encoding, .mapping, .rejects, .product, .layout, .damage,
                .endsWithLineEnd, .delimiter, .cardVersion, .lostZeros, .status,
            ],
            to: [
                outcome.byteCount, outcome.format, outcome.dialect, outcome.encoding, outcome.mapping,
                outcome.rejects, outcome.kind.product, outcome.kind.layout, outcome.damage, outcome.endsWithLineEnd,
                outcome.delimiter, outcome.cardVersion, outcome.hasLostZeros, SourceStatus.finished.rawValue,
            ])
        try db.execute(sql: "DELETE FROM _checkpoints WHERE source_id = ?", arguments: [source.id])
        let ingest =
            change == nil
            ? try IngestChange(adding: source, counts, to: ingest, author: author, ledger: ledger, in: db) : ingest
        try ledger.store(in: db)
        try db.checkPlace()
        try db.commit()
        self.ingest = ingest
        if let path = StoredPath.normalized(source.path) { knownPaths?.insert(path) }
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

    func update(_ source: Int, _ columns: [SourceColumn], to values: StatementArguments) throws {
        try db.execute(
            sql: "UPDATE sources SET \(columns.assignments) WHERE id = ?", arguments: values + [source])
    }
}

extension StoreWriter {
    /// Returns `true` if the source in whose place the one being written comes ends with a line end; `nil` if that is
    /// not known.
    package func formerEndsWithLineEnd() throws -> Bool? {
        guard let former = source?.former else { return nil }
        let column = SourceColumn.endsWithLineEnd.name
        return try Bool.fetchOne(db, sql: "SELECT \(column) FROM sources WHERE id = ?", arguments: [former.id])
    }

    /// Returns the source with some content, if it was read to its end, and the number of its columns that look like
    /// numbers or addresses and were not read.
    package func finishedSource(sha256: String) throws -> (source: StoredSource, unreadColumns: Int)? {
        try StoredSource.finished(sha256: sha256, in: db)
    }

    /// Returns `true` if a source of a size is in the database: content of another size is new.
    package func hasSource(byteCount: Int) throws -> Bool {
        try Bool.fetchOne(
            db, sql: "SELECT EXISTS (SELECT 1 FROM sources WHERE \(SourceColumn.byteCount.name) = ?)",
            arguments: [byteCount]) ?? false
    }
}

extension ContactDatabase {
    /// Returns the part of a source that is stored already, without beginning it.
    ///
    /// - Returns: ``SourceStart/finished(path:)`` or ``SourceStart/finishedOtherwise(path:differences:)``; `nil` if it would be
    ///   written.
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    package func start(
        of identity: SourceIdentity, for purpose: StoreWriter.Purpose, after predecessor: String? = nil
    ) throws -> SourceStart? {
        try read { db in
            guard let sha256 = identity.sha256,
                let stored = try ExistingSource.find(sha256: sha256, in: db), stored.isFinished
            else { return nil }
            let differences = identity.settings.differences(from: stored.settings)
            let beside = try ExistingSource.beside(
                stored, path: identity.path, predecessor: predecessor, for: purpose, in: db)
            if beside != nil { return nil }
            if differences.isEmpty { return .finished(path: stored.path) }
            return purpose == .replacement ? nil : .finishedOtherwise(path: stored.path, differences: differences)
        }
    }
}
