import GRDB

extension StoreWriter {
    /// Commits what has been written so far, with the place to go on from, and goes on.
    func checkpoint() throws {
        source?.contactsSinceCheckpoint = 0
        guard let source, source.isResumable else { return }
        try saveCheckpoint(of: source)
        try db.commit()
        try db.beginTransaction(.immediate)
    }

    /// Stops writing the source for now: what has been written is committed, with the place to go on from.
    ///
    /// - Returns: whether anything of the source is in the database. Nothing is of content that can be read only once.
    public func suspendSource() throws -> Bool {
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
        endSource()
        return true
    }

    /// Gives the source up: what was written since its last checkpoint is rolled back.
    public func abandonSource() throws {
        defer { endSource() }
        if db.isInsideTransaction { try db.rollback() }
    }

    /// Keeps other writers out from the first row of the source to its last, between checkpoints too, so that nobody takes
    /// the keys of rows that are on their way. Within a transaction: who only waits for one must hold no lock.
    func keepLock() throws {
        try db.execute(sql: "PRAGMA main.locking_mode = exclusive")
    }

    /// Lets other writers in again, after the source's last transaction.
    func endSource() {
        guard source != nil else { return }
        source = nil
        try? db.execute(sql: "PRAGMA main.locking_mode = normal")
        // The lock goes with the end of the next look at the file.
        _ = try? Int.fetchOne(db, sql: "PRAGMA main.user_version")
    }

    /// Gives the source up and takes out what earlier checkpoints keep of it, since it will not be met again.
    public func discardSource() throws {
        let sha256 = source?.sha256
        try abandonSource()
        guard let sha256 else { return }
        try db.inTransaction(.immediate) {
            if let known = try ExistingSource.find(sha256: sha256, in: db), !known.isFinished {
                try known.erase(in: db)
            }
            return .commit
        }
    }

    private func saveCheckpoint(of source: OpenSource) throws {
        try source.beforeCheckpoint()
        try db.execute(
            sql: "INSERT OR REPLACE INTO _checkpoints (source_id, byte_offset, contacts, findings) VALUES (?, ?, ?, ?)",
            arguments: [source.id, source.byteOffset, counts.storedContacts, counts.findings])
        try saveCounts(source.id)
    }
}
