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
        try newer.read { other in
            let new = try ContactFingerprint.all(by: request.key, in: other)
            return try read { db in
                let all = try ContactFingerprint.all(by: request.key, in: db)
                let twin = try sha256.flatMap { try ExistingSource.find(sha256: $0, in: db) }
                let excluded = [twin?.id].compactMap { $0 }
                return try UpdateComparison(new, for: request, except: excluded, among: all, old: db, new: other)?
                    .update
            }
        }
    }
}
