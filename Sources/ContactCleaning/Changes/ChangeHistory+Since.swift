import ContactStore

extension ChangeHistory {
    /// The first of some changes.
    public enum Start: Sendable, Hashable {
        /// A change by its key.
        case change(Int)
        /// The first change at or after a time in UTC: `2026-11-21T17:00:00Z`, or the beginning of it: `2026-11-21`.
        case time(String)
    }

    /// Undoes every change since another one, that included, the newest first, in one transaction: values are what they were before it.
    ///
    /// Undone changes since are restored, and restored ones undone again. Deduplications stay: they are derived, and the next one
    /// derives them anew.
    ///
    /// - Returns: the changes that were undone, in the order in which it was done; none if all are undone already.
    /// - Throws: ``ChangeError`` if there is no such change, or one of them cannot be undone: nothing is undone then; `StoreError`;
    ///   `CancellationError`.
    package func undo(since start: Start) throws -> [Undone] {
        try changing { writer in
            let changes = try writer.changes()
            guard let first = changes.first(where: { start.isReached(by: $0) }) else {
                if case .change(let id) = start { throw ChangeError.nothingToUndo(id) }
                return []
            }
            let since = changes.filter { $0.id >= first.id && $0.kind != "dedupe" }
            let final = since.filter { !$0.isUndone && $0.isFinal }
            guard final.isEmpty else {
                throw ChangeError.finalSince(
                    final.map(\.id), kinds: final.map { $0.droppedAt == nil ? $0.kind : "\($0.kind), dropped" })
            }
            // A change that was made and undone since is as if it had not been: both stay.
            let holding = since.filter { !$0.isUndone && ($0.undoes ?? 0) < first.id }
            let undone = try holding.reversed().map { try undo($0, with: writer) }
            try renewPeople(after: undone, with: writer)
            return undone
        }
    }
}

extension ChangeHistory.Start {
    fileprivate func isReached(by change: StoredChange) -> Bool {
        switch self {
        case .change(let id): change.id == id
        case .time(let time): change.at >= time
        }
    }
}
