import GRDB

extension StoreWriter {
    /// Commits what has been written so far, with the place to resume from, and begins another transaction. As long as the
    /// hash of the content is not known, nothing is committed.
    func checkpoint() throws {
        try identifyContent()
        guard let source, source.isResumable else { return }
        try saveCheckpoint(of: source)
        try db.commit()
        self.source?.contactsSinceCheckpoint = 0
        try db.beginTransaction(.immediate)
    }

    /// Stops writing the source for now: its rows are committed, with the place to resume from.
    ///
    /// - Returns: `true` if rows of the source are in the database. None are if its content can be read only once.
    /// - Throws: `DatabaseError`; any error of the check before a checkpoint.
    package func suspendSource() throws -> Bool {
        // A hash that is not known by now will not be waited for.
        try? identifyContent()
        guard let source, source.isResumable, counts.storedContacts + counts.findings > 0 else {
            try abandonSource()
            return false
        }
        do {
            try discardKept()
            try saveCheckpoint(of: source)
            try db.commit()
        } catch {
            try? abandonSource()
            throw error
        }
        closeSource()
        return true
    }

    /// Stops writing the source: rows since its last checkpoint are rolled back.
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
            try ledger.store(in: db)
            return .commit
        }
    }

    /// Keeps other writers out from the first row of the source to its last, between checkpoints too, so that nobody takes
    /// the keys of rows that are pending. Called within a transaction: a writer that waits for one must hold no lock.
    func holdLock() throws {
        try db.lock()
    }

    /// Lets other writers in again, after the source's last transaction.
    func closeSource() {
        guard source != nil else { return }
        source = nil
        (stored, read) = ([], [])
        try? db.unlock()
    }

    /// Stores the hash of the content once it is known, by which another run finds the source.
    private func identifyContent() throws {
        guard let source, source.sha256 == nil, let sha256 = try source.findHash() else { return }
        // If the same content is stored from another file or another packing, the end of the source decides.
        guard try ExistingSource.find(sha256: sha256, in: db) == nil else { return }
        try update(source.id, [.sha256], to: [sha256])
        self.source?.sha256 = sha256
    }

    private func saveCheckpoint(of source: OpenSource) throws {
        try source.beforeCheckpoint()
        try db.checkPlace()
        try Checkpoint(byteOffset: source.byteOffset, contacts: counts.storedContacts, findings: counts.findings)
            .save(source: source.id, in: db)
        try saveCounts(source.id)
        try ledger.store(in: db)
    }
}
