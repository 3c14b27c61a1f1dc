import GRDB

extension StoreWriter {
    /// Lets the source that was begun take the place of the export that it is a newer one of. Called when all its rows are written,
    /// before ``finishSource(_:)``.
    ///
    /// Contacts that both have are deleted from the older source; corrections and decisions about them hold for the
    /// newer ones. The older source stays as long as contacts are left in it. All that is deleted is kept with the
    /// change that is recorded, by which it can be undone.
    ///
    /// - Parameters:
    ///   - request: The key by which contacts are recognized, and the settings of the update.
    ///   - review: Called with the differences before anything else is changed; an error that it throws leaves
    ///     everything as it was.
    /// - Returns: The differences; `nil` if no other source is stored.
    /// - Throws: ``UpdateError``; `DatabaseError`; any error of the review.
    /// - Complexity: O(*n* log *n*) in the number of stored contacts; each takes about 200 bytes of memory.
    public func supersedePredecessor(
        _ request: UpdateRequest, review: (SourceUpdate) throws -> Void = { _ in }
    ) throws -> SourceUpdate? {
        guard let source else { preconditionFailure("an update without a source") }
        let all = try ContactFingerprint.all(by: request.key, in: db)
        let new = all.filter { $0.source == source.id }
        let excluded = [source.id] + [source.former?.id].compactMap { $0 }
        guard
            let comparison = try UpdateComparison(new, for: request, except: excluded, among: all, old: db, new: db)
        else { return nil }
        let (predecessor, match, update) = (comparison.predecessor, comparison.match, comparison.update)
        let removesGone = request.removesGone
        try review(update)
        let keeper = try beginChange(
            "update", update.words(from: predecessor.latest.path, to: try path(ofSource: source.id)))
        let superseded = Dictionary(grouping: match.pairs.map(\.old) + (removesGone ? match.gone : []), by: \.source)
        let counts = Dictionary(grouping: predecessor.contacts, by: \.source).mapValues(\.count)
        try Succession.with(match.pairs.lazy.map { (old: $0.old.contact, new: $0.new.contact) }, in: db) {
            try CarriedChanges.move(keeping: keeper)
            for former in predecessor.sources {
                let contacts = superseded[former] ?? []
                if contacts.count == counts[former, default: 0] {
                    try ExistingSource.find(id: former, in: db)?.erase(keeping: keeper, in: db)
                } else if !contacts.isEmpty {
                    _ = try ContactDeletion.run(
                        contacts.map(\.contact), because: .superseded, keeping: keeper, in: db)
                    try SourceRecount.run(former, in: db)
                }
            }
        }
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
    /// - Parameter words: The sentence for the history.
    /// - Returns: The keeper of the rows that are deleted.
    func beginChange(_ kind: String, _ words: String) throws -> RowKeeper {
        guard let source else { preconditionFailure("a change without a source") }
        if let change {
            try db.execute(sql: "UPDATE changes SET note = note || '; ' || ? WHERE id = ?", arguments: [words, change])
            return RowKeeper(change, in: db)
        }
        let change = try StoredChange.record(kind: kind, author: author, note: words, in: db)
        self.change = change
        let keeper = RowKeeper(change, in: db)
        try keeper.noteBrought(.sources, source.id, source: source.id)
        return keeper
    }

    /// The path of a source, as it was given.
    func path(ofSource source: Int) throws -> String {
        try String.fetchOne(db, sql: "SELECT path FROM sources WHERE id = ?", arguments: [source]) ?? ""
    }
}
