import GRDB
package import PhoneNumbers

extension StoreWriter {
    /// Lets the source that was begun take the place of the export that it is a newer one of. Called when all its rows are written,
    /// before ``finishSource(_:)``.
    ///
    /// Contacts that both have keep their keys, and with them corrections and decisions; they are of the newer source then. The older
    /// source stays as long as contacts are left in it. All that is deleted is kept with the change that is recorded, by which it
    /// can be undone.
    ///
    /// - Parameters:
    ///   - request: The key by which contacts are recognized, and the settings of the update.
    ///   - review: Called with the differences before anything else is changed; an error that it throws leaves
    ///     everything as it was.
    /// - Returns: The differences; `nil` if no other source is stored.
    /// - Throws: ``UpdateError``; `DatabaseError`; any error of the review.
    /// - Complexity: O(*n* log *n*) in the number of contacts that differ, O(*n*) in that of the others; each of both exports takes some 100 bytes
    ///   of memory.
    public func supersedePredecessor(
        _ request: UpdateRequest, review: (SourceUpdate) throws -> Void = { _ in }
    ) throws -> SourceUpdate? {
        guard let source else { preconditionFailure("an update without a source") }
        let excluded = [source.id] + [source.former?.id].compactMap { $0 }
        guard
            let comparison = try UpdateComparison(
                stored: stored, in: db, new: read, in: db, for: request, except: excluded,
                write: { try KnownRows.write($0, in: db) })
        else { return nil }
        let (predecessor, match) = (comparison.predecessor, comparison.match)
        var update = comparison.update
        try review(update)
        let keeper = try beginChange(
            "update", update.sentence(from: predecessor.latest.path, to: try path(ofSource: source.id)))
        let gone = request.removesGone ? [:] : Dictionary(grouping: match.gone, by: \.source)
        let remaining = predecessor.sources.filter { gone[$0] != nil }
        var leaving = Dictionary(uniqueKeysWithValues: remaining.map { ($0, 0) })
        for pair in match.pairs { leaving[pair.old.source]? += 1 }
        let pairs = match.pairs.map(\.successor)
        let arriving =
            pairs.map { (contact: $0.new, key: $0.key) }
            + match.added.enumerated().map { (contact: $1.contact, key: source.firstContact + $0) }
        let takeover = ContactTakeover(
            source: source.id, firstKey: source.firstContact, pairs: pairs, keeper: keeper, ledger: ledger,
            transfer: transfer,
            exchanged: (
                CountedContacts(HashedContact.rows(of: pairs.map { ($0.old, $0.old) }, among: stored)),
                CountedContacts(HashedContact.rows(of: arriving, among: read))
            ))
        var ending = EndedWithContacts()
        update.ended = try takeover.run(
            remaining: leaving,
            moveSame: {
                try comparison.same.move(
                    to: source.id, remaining: remaining, beside: pairs, by: transfer, keeping: keeper, ledger: ledger)
            },
            finish: {
                for former in predecessor.sources {
                    if let gone = gone[former] {
                        try SourceRecount.run(former, contacts: gone.map(\.contact), in: db)
                    } else {
                        try ending.add(source: former, in: db)
                        try ExistingSource.find(id: former, in: db)?.erase(keeping: keeper, in: db)
                    }
                }
            })
        update.endedWithContacts = ending
        try note(ending, in: keeper.change)
        try KeptRows.dropOld(except: keeper.change, in: db)
        try RuleRow.deleteUnused(in: db)
        try db.execute(
            sql: "UPDATE sources SET lineage = ? WHERE id = ?", arguments: [predecessor.lineage, source.id])
        return update
    }
}

extension StoreWriter {
    /// Records that the source that was begun takes the place of others: once, however many these are.
    ///
    /// - Parameter sentence: The sentence for the history.
    /// - Returns: The keeper of the rows that are deleted.
    func beginChange(_ kind: String, _ sentence: Sentence) throws -> RowKeeper {
        guard let source else { preconditionFailure("a change without a source") }
        if let change {
            remark.append(sentence)
            try StoredChange.set(.several(remark), of: change, in: db)
            return RowKeeper(change, ledger: ledger, in: db)
        }
        let change = try recordChange(kind, sentence)
        let keeper = RowKeeper(change, ledger: ledger, in: db)
        try keeper.noteBrought(.sources, source.id, source: source.id)
        return keeper
    }

    /// Records the change that the source which was begun is a part of: that of a plan that is being applied, or one of its own.
    ///
    /// - Returns: its key.
    func recordChange(_ kind: String, _ sentence: Sentence) throws -> Int {
        let sentence = applying ?? sentence
        let change =
            try applied
            ?? StoredChange.record(
                kind: applying == nil ? kind : "apply", author: author, sentence: sentence, in: db)
        if applied == nil { remark = [sentence] }
        if applying != nil { applied = change }
        self.change = change
        return change
    }

    /// Lets all that is written since be one change of the kind `apply`.
    ///
    /// - Parameter sentence: The sentence for the history.
    package func beginApplying(_ sentence: Sentence) { (applying, applied) = (sentence, nil) }

    /// Returns the change since ``beginApplying(_:)``, which is recorded even if no contact is another.
    package func endApplying() throws -> Int {
        defer { (applying, applied) = (nil, nil) }
        if let applied { return applied }
        var change = 0
        try db.inTransaction(.immediate) {
            change = try StoredChange.record(kind: "apply", author: author, sentence: applying, in: db)
            try ledger.store(in: db)
            return .commit
        }
        return change
    }

    /// Reads a source again that a plan has written, in its own place, whatever other source has its path.
    ///
    /// - Parameters:
    ///   - source: Its key before.
    ///   - joined: The contacts whose cards were joined into others. All others stand in the order in which they stood.
    package func reading<Result>(
        written source: Int, joined: Set<Int>, _ body: () throws -> Result
    ) rethrows -> Result {
        written = (source, joined)
        defer { written = nil }
        return try body()
    }

    /// `true` while the files of a plan are read.
    package var isApplying: Bool { applying != nil }

    /// The path of a source, as it was given.
    func path(ofSource source: Int) throws -> String {
        try String.fetchOne(db, sql: "SELECT path FROM sources WHERE id = ?", arguments: [source]) ?? ""
    }
}
