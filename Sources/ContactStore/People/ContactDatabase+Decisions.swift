extension ContactDatabase {
    /// Returns the decisions of people about contacts that were not undone, the oldest first.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    public func decisions() throws -> [StoredDecision] {
        try read { db in try StoredDecision.active(in: db) }
    }

    /// Returns the decisions of people about contacts, undone or not, the oldest first.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    package func decisionsOfHistory() throws -> [StoredDecision] {
        try read { db in try StoredDecision.all(in: db) }
    }
}
