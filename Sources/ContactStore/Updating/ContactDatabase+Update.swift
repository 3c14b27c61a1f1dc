import GRDB

extension ContactDatabase {
    /// Compares a newer export, stored in a database of its own, with the stored contacts, and changes nothing.
    ///
    /// - Parameter sha256: The hash of the newer export, which may be stored here, too.
    /// - Returns: The differences; `nil` if no source is stored here.
    /// - Throws: ``UpdateError``; ``StoreError``; `CancellationError`.
    public func update(
        from newer: ContactDatabase, for request: UpdateRequest, sha256: String? = nil
    ) throws -> SourceUpdate? {
        try differences(from: newer, for: request, sha256: sha256)?.update
    }

    /// As ``update(from:for:sha256:)``, with the contacts that differ.
    package func differences(
        from newer: ContactDatabase, for request: UpdateRequest, sha256: String? = nil
    ) throws -> DifferingContacts? {
        try newer.read { other in
            let new = try HashedContact.all(in: other)
            return try read { db in
                let twin = try sha256.flatMap { try ExistingSource.find(sha256: $0, in: db) }
                let excluded = [twin?.id].compactMap { $0 }
                return try UpdateComparison(
                    stored: HashedContact.all(in: db), in: db, new: new, in: other, for: request, except: excluded
                ).map {
                    var update = $0.update
                    update.ended = try EndedEdits.ahead(of: $0.match.pairs.map(\.successor), in: db, newer: other)
                    return DifferingContacts(
                        update: update,
                        changed: $0.match.pairs.filter(\.isChanged).map { ($0.old.contact, $0.new.contact) },
                        added: $0.match.added.map(\.contact), gone: $0.match.gone.map(\.contact))
                }
            }
        }
    }
}

/// The contacts by which a newer export differs from the stored ones, by their keys.
package struct DifferingContacts: Sendable {
    /// The counts.
    package var update: SourceUpdate
    /// Contacts that have other values: the stored one, and the one of the newer export.
    package var changed: [(old: Int, new: Int)]
    /// Contacts of the newer export that are new.
    package var added: [Int]
    /// Stored contacts that the newer export lacks.
    package var gone: [Int]
}
