import GRDB

/// A newer export beside the one whose place it takes.
struct UpdateComparison {
    let predecessor: Predecessor
    let match: UpdateMatch
    let update: SourceUpdate

    /// Compares a newer export with the stored contacts.
    ///
    /// - Parameters:
    ///   - new: The contacts of the newer export.
    ///   - excluded: The newer export itself, and the source in whose place it comes.
    ///   - all: All stored contacts.
    ///   - old: The database with these contacts.
    ///   - database: The database with those of the newer export.
    /// - Returns: `nil` if no other source is stored.
    /// - Throws: ``UpdateError``; `DatabaseError`.
    init?(
        _ new: [ContactFingerprint], for request: UpdateRequest, except excluded: [Int],
        among all: [ContactFingerprint],
        old: Database, new database: Database
    ) throws {
        guard let predecessor = try Predecessor(of: new, for: request, except: excluded, among: all, in: old) else {
            return nil
        }
        self.predecessor = predecessor
        match = try UpdateMatch(old: predecessor.contacts, new: new) { pair in
            guard request.key.mayPassOn else { return false }
            let names = (
                try NameTokens(of: pair.old.contact, in: old), try NameTokens(of: pair.new.contact, in: database)
            )
            return !names.0.mayAgree(with: names.1)
        }
        update = try SourceUpdate(match, of: predecessor.latest, for: request, old: old, new: database)
    }
}
