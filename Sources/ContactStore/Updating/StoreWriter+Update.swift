import GRDB

/// Why a source is not a newer export of what is stored.
public enum UpdateError: Error, Sendable, Hashable {
    /// None of its contacts has the key.
    case lacksKey(ContactKey)
    /// No file has the column that the key names; the columns that they have.
    case unknownColumn(String, known: [String])
    /// No stored source shares a contact with it.
    case noPredecessor(ContactKey)
}

extension StoreWriter {
    /// Lets the source that was begun take the place of the export that it is a newer one of. Called when all its rows are written,
    /// before ``finishSource(_:)``.
    ///
    /// Contacts that both have are deleted from the older source; what was corrected or decided about them holds for the newer
    /// ones. The older source stays as long as contacts are left in it.
    ///
    /// - Parameters:
    ///   - key: By what contacts are recognized.
    ///   - removesGone: Whether contacts that the newer export lacks are deleted, too.
    /// - Returns: What is new; `nil` if nothing else is stored.
    /// - Throws: ``UpdateError``; `DatabaseError`.
    /// - Complexity: O(*n* log *n*) in the number of stored contacts; each takes about 200 bytes of memory.
    public func supersedePredecessor(by key: ContactKey, removesGone: Bool = false) throws -> SourceUpdate? {
        guard let source else { preconditionFailure("an update without a source") }
        let all = try ContactFingerprint.all(by: key, in: db)
        let new = all.filter { $0.source == source.id }
        guard let predecessor = try Predecessor(of: new, by: key, except: source.id, among: all, in: db) else {
            return nil
        }
        let match = UpdateMatch(old: predecessor.contacts, new: new)
        let update = try SourceUpdate(
            match, of: predecessor.path, by: key, removesGone: removesGone, old: db, new: db)
        try CarriedChanges.move(in: db) { match.pairs.lazy.map { (old: $0.old.contact, new: $0.new.contact) } }
        let superseded = Dictionary(grouping: match.pairs.map(\.old) + (removesGone ? match.gone : []), by: \.source)
        let counts = Dictionary(grouping: predecessor.contacts, by: \.source).mapValues(\.count)
        for former in predecessor.sources {
            let contacts = superseded[former] ?? []
            if contacts.count == counts[former, default: 0] {
                try ExistingSource.find(id: former, in: db)?.erase(in: db)
            } else if !contacts.isEmpty {
                _ = try ContactDeletion.run(contacts.map(\.contact), because: .superseded, in: db)
                try SourceRecount.run(former, in: db)
                try SourceDigests.refresh(source: former, in: db)
            }
        }
        try RuleRow.deleteUnused(in: db)
        try db.execute(
            sql: "UPDATE sources SET lineage = ? WHERE id = ?", arguments: [predecessor.lineage, source.id])
        _ = try StoredChange.record(kind: "update", author: nil, note: update.note, in: db)
        return update
    }
}

extension ContactDatabase {
    /// Compares a newer export, stored in a database of its own, with what is stored here, and changes nothing.
    ///
    /// - Returns: What is new; `nil` if nothing is stored here.
    /// - Throws: ``UpdateError``; ``StoreError``; `CancellationError`.
    public func update(
        from newer: ContactDatabase, by key: ContactKey, removesGone: Bool = false
    ) throws -> SourceUpdate? {
        try newer.read { other in
            let new = try ContactFingerprint.all(by: key, in: other)
            return try read { db in
                let all = try ContactFingerprint.all(by: key, in: db)
                guard let predecessor = try Predecessor(of: new, by: key, except: nil, among: all, in: db) else {
                    return nil
                }
                return try SourceUpdate(
                    UpdateMatch(old: predecessor.contacts, new: new), of: predecessor.path, by: key,
                    removesGone: removesGone, old: db, new: other)
            }
        }
    }
}
