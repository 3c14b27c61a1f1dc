import GRDB

extension ContactDatabase {
    /// Erases rows so that nothing of them is left in the file: not in its free pages, and not in its journal.
    ///
    /// Rows are erased in one transaction, together with a mark; then the file is written anew without free pages, and the journal is
    /// overwritten before it is deleted. After a kill or a full disk in between, the mark makes the next command that writes to the
    /// file complete this.
    ///
    /// - Parameter body: Erases rows. If it throws, nothing is.
    /// - Throws: ``StoreError`` if the file cannot be written, or its rows are not as they were written; ``UnfinishedErasure`` if the rows are erased and the rest could not be
    ///   done; `CancellationError`; what `body` throws.
    package func forget<Result>(_ body: (Eraser) throws -> Result) throws -> Result {
        try translatingErrors {
            try queue.inDatabase { db in
                try wiping(db) {
                    try ledger.begin(in: db, copies: false)
                    var result: Result?
                    try db.inTransaction(.exclusive) {
                        result = try db.cancellable(by: cancellation) {
                            try db.requireSoundness(of: StoreTable.digested, ledger: ledger, path: path)
                            let eraser = try Eraser(db: db)
                            let result = try body(eraser)
                            try eraser.finish()
                            return result
                        }
                        try ledger.store(in: db)
                        return .commit
                    }
                    guard let result else { throw CancellationError() }
                    do {
                        try wipe(db)
                    } catch let error as StoreError {
                        throw UnfinishedErasure(cause: error)
                    } catch let error as DatabaseError {
                        throw UnfinishedErasure(cause: StoreError(error, path: path))
                    }
                    return result
                }
            }
        }
    }

    /// Refuses to say that something is not there if rows are not as they were written.
    ///
    /// - Throws: ``StoreError/altered(path:places:)``.
    package func requireSoundness() throws {
        try read { db in
            let tables = StoreTable.digested.filter { !StoreTable.derived.contains($0) }
            try db.requireSoundness(of: tables, ledger: ledger, path: path)
        }
    }

    /// Returns the tombstones, in the order of their creation.
    package func tombstones() throws -> [Tombstone] {
        try read { db in
            try Row.fetchAll(db, sql: "SELECT kind, salt, digest FROM forgotten ORDER BY id").map { row in
                Tombstone(
                    kind: try row.value(ForgottenColumn.kind), salt: try row.value(ForgottenColumn.salt),
                    digest: try row.value(ForgottenColumn.digest))
            }
        }
    }

    /// The erasures whose certificates were not given, the newest first.
    package func uncertifiedErasures() throws -> [(change: Int, subject: String, facts: String)] {
        try read { db in
            try Row.fetchAll(db, sql: "SELECT change_id, subject, facts FROM _erasures ORDER BY id DESC").map { row in
                (
                    try row.value(ErasureColumn.changeID), try row.value(ErasureColumn.subject),
                    try row.value(ErasureColumn.facts)
                )
            }
        }
    }

    /// Forgets that an erasure had no certificate, once it is given.
    package func certify(change: Int) throws {
        try translatingErrors {
            try queue.inDatabase { db in
                try wiping(db) {
                    try ledger.begin(in: db, copies: false)
                    try db.inTransaction(.exclusive) {
                        try db.execute(sql: "DELETE FROM _erasures WHERE change_id = ?", arguments: [change])
                        try ledger.store(in: db)
                        return .commit
                    }
                    try JournalFiles.overwriteJournal(of: path)
                }
            }
        }
    }

    /// The size of the pages of the file, in bytes.
    package func pageSize() throws -> Int { try read { try Int.fetchOne($0, sql: "PRAGMA page_size") ?? 4096 } }
}

/// Rows were erased, and the file could not be written anew: traces may be left in its free pages and its journal.
package struct UnfinishedErasure: Error {
    /// Why.
    package var cause: StoreError
}
