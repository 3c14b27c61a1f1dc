extension PeopleDecisions {
    /// Takes a decision back, as ``ChangeHistory/undo(_:)`` does.
    ///
    /// - Parameter change: The key of its change.
    /// - Throws: ``ChangeError`` if there is no such change, or it is undone already; `StoreError`; `CancellationError`.
    public func undo(_ change: Int) throws {
        var history = ChangeHistory(database: database, author: author, cancellation: cancellation)
        history.busyTimeout = busyTimeout
        try history.undo(change)
    }
}
