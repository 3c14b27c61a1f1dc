import GRDB

extension StoreWriter {
    /// Commits what has been written so far, with the place to resume from, and begins another transaction.
    func checkpoint() throws {
        source?.contactsSinceCheckpoint = 0
        guard let source, source.isResumable else { return }
        try saveCheckpoint(of: source)
        try db.commit()
        try db.beginTransaction(.immediate)
    }

    /// Stops writing the source for now: what has been written is committed, with the place to resume from.
    ///
    /// - Returns: Whether anything of the source is in the database. Nothing is if its content can be read only once.
    /// - Throws: `DatabaseError`; what the check before a checkpoint throws.
    package func suspendSource() throws -> Bool {
        guard let source, source.isResumable, counts.storedContacts + counts.findings > 0 else {
            try abandonSource()
            return false
        }
        do {
            try saveCheckpoint(of: source)
            try db.commit()
        } catch {
            try? abandonSource()
            throw error
        }
        closeSource()
        return true
    }

    /// Stops writing the source: what was written since its last checkpoint is rolled back.
    package func abandonSource() throws {
        defer { closeSource() }
        if db.isInsideTransaction { try db.rollback() }
    }

    /// Stops writing the source, and deletes what earlier checkpoints keep of it, since no run will read it to its end.
    package func discardSource() throws {
        let sha256 = source?.sha256
        try abandonSource()
        guard let sha256 else { return }
        try db.inTransaction(.immediate) {
            if let existing = try ExistingSource.find(sha256: sha256, in: db), !existing.isFinished {
                try existing.erase(in: db)
            }
            return .commit
        }
    }

    /// Keeps other writers out from the first row of the source to its last, between checkpoints too, so that nobody takes
    /// the keys of rows that are pending. Called within a transaction: a writer that waits for one must hold no lock.
    func holdLock() throws {
        try db.execute(sql: "PRAGMA main.locking_mode = exclusive")
    }

    /// Lets other writers in again, after the source's last transaction.
    func closeSource() {
        guard source != nil else { return }
        source = nil
        try? db.execute(sql: "PRAGMA main.locking_mode = normal")
        // The lock is released at the end of the next access to the file.
        _ = try? Int.fetchOne(db, sql: "PRAGMA main.user_version")
    }

    private func saveCheckpoint(of source: OpenSource) throws {
        try source.beforeCheckpoint()
        try db.checkPlace()
        try Checkpoint(byteOffset: source.byteOffset, contacts: counts.storedContacts, findings: counts.findings)
            .save(source: source.id, in: db)
        try saveCounts(source.id)
        try source.digests.save(source: source.id, in: db)
    }
}
