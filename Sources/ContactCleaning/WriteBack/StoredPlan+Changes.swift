import ContactStore

extension StoredPlan {
    /// Requires that nothing was changed in the database since the plan was computed.
    ///
    /// A plan that was begun is completed all the same: the files that it has written and the others belong together.
    ///
    /// - Throws: ``WriteBackError/outdated(_:change:kind:)``; `StoreError`.
    func requireUnchanged(_ store: ContactDatabase) throws {
        guard state == .open else { return }
        guard let change = try store.uncountedChanges().first(where: { $0.id > lastChange ?? 0 }) else { return }
        throw WriteBackError.outdated(id, change: change.id, kind: change.kind)
    }
}
