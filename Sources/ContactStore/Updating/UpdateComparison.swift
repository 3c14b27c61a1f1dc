import GRDB

/// A newer export beside the one whose place it takes.
struct UpdateComparison {
    let predecessor: Predecessor
    /// The contacts that are the same in both but for their places.
    let same: SameContacts
    /// The assignment of the others.
    let match: UpdateMatch
    let update: SourceUpdate

    /// Compares a newer export with the stored contacts.
    ///
    /// - Parameters:
    ///   - stored: All stored contacts.
    ///   - old: The database with these contacts.
    ///   - new: The contacts of the newer export.
    ///   - database: The database with those of the newer export.
    ///   - excluded: The newer export itself, and the source in whose place it comes.
    ///   - write: Writes the rows of contacts that are not written: each has the values of a stored one, which takes part in another pair.
    /// - Returns: `nil` if no other source is stored.
    /// - Throws: ``UpdateError``; `DatabaseError`.
    init?(
        stored: [HashedContact], in old: Database, new: [HashedContact], in database: Database,
        for request: UpdateRequest, except excluded: [Int],
        write: ([(contact: HashedContact, stored: Int)]) throws -> Void = { _ in }
    ) throws {
        let candidates = try Predecessor.candidates(except: excluded, in: old)
        let isFirst = candidates.isEmpty && request.predecessor == nil
        // The mapping of a first source is stored at its end; until then, the values of the column may stand in any
        // field.
        if isFirst, case .column = request.key { return nil }
        var contacts = UpdateContacts(stored: stored, in: old, new: new, in: database, key: request.key)
        guard try contacts.hasKey() else { throw UpdateError.lacksKey(request.key) }
        if isFirst { return nil }
        predecessor = try Predecessor.choose(for: request, among: candidates, &contacts)
        let same = contacts.same(as: predecessor)
        self.same = same
        try write(same.unwritten)
        let others = (
            old: try ContactFingerprint.some(
                same.left.map { stored[$0].place.contact }, by: request.key, in: old),
            new: try ContactFingerprint.some(
                new.indices.lazy.filter { same.older[$0] < 0 }.map { new[$0].place.contact }, by: request.key,
                in: database)
        )
        let shared = try Self.keys(of: others, sharedWith: same, &contacts)
        match = try UpdateMatch(old: others.old, new: others.new, sharing: shared) { pair in
            guard request.key.mayPassOn else { return false }
            let names = (
                try NameTokens(of: pair.old.contact, in: old), try NameTokens(of: pair.new.contact, in: database)
            )
            return !names.0.mayAgree(with: names.1)
        }
        update = try SourceUpdate(
            match, beside: same.count, of: predecessor.latest, for: request, old: old, new: database)
    }

    /// The keys of contacts that others have, too, which are the same in both exports. Only those matter that would pair contacts with
    /// different names.
    private static func keys(
        of others: (old: [ContactFingerprint], new: [ContactFingerprint]), sharedWith same: SameContacts,
        _ contacts: inout UpdateContacts
    ) throws -> Set<Int> {
        var names: [Int: Int?] = [:]
        for contact in others.old { if let key = contact.key { names[key] = .some(contact.name) } }
        let keys = Set(
            others.new.lazy.compactMap { contact in
                contact.key.flatMap { key in
                    names[key].map { $0 == nil || $0 != contact.name } == true ? key : nil
                }
            })
        guard !keys.isEmpty else { return [] }
        return try contacts.keys(among: keys) { same.newer[$0] >= 0 }
    }
}
