import GRDB

extension ChangeWriter {
    /// Records that a change no longer counts, or counts again, and lets numbers and sources be what they are then.
    ///
    /// - Parameters:
    ///   - change: The change, of which ``undoBlockers(of:)`` has found none.
    ///   - note: A remark; what came back and what left stands in the history otherwise.
    /// - Returns: the change whose corrections, decisions or sources are concerned, `change` or what it undoes in the end, and what
    ///   sources and contacts were exchanged, if it is about sources.
    package func undo(
        _ change: StoredChange, author: String?, note: String?
    ) throws -> (origin: StoredChange, exchange: SourceExchange?) {
        let changes = try changes()
        let origin = StoredChange.origin(of: change, in: changes)
        let undoing = try record(kind: "undo", author: author, note: note, undoes: change.id)
        guard origin.concernsSources, let keeping = Self.keeping(origin, in: changes) else {
            try refreshCorrections(of: origin.id)
            try refreshEdits(of: origin.id)
            try refreshPreferences(of: origin.id)
            return (origin, nil)
        }
        let exchange = try Restoration.run(of: keeping, by: undoing, ledger: ledger, in: db)
        if note == nil { try StoredChange.set(exchange.sentence, of: undoing, in: db) }
        try KeptRows.dropOld(except: undoing, in: db)
        return (origin, exchange)
    }

    /// The changes that have to be undone before a change can be, in the order in which they can be.
    package func undoBlockers(of change: StoredChange) throws -> [Int] {
        let changes = try changes()
        let origin = StoredChange.origin(of: change, in: changes)
        guard origin.concernsSources else { return [] }
        return try UndoBlockers.find(for: origin.id, among: changes, in: db)
    }

    /// The path of a source whose content is to come back and is being read again; `nil` if there is none.
    package func pathReadAgain(beside change: StoredChange) throws -> String? {
        let changes = try changes()
        let origin = StoredChange.origin(of: change, in: changes)
        guard origin.concernsSources, let keeping = Self.keeping(origin, in: changes) else { return nil }
        return try KeptRows.twins(of: keeping, in: db).first { !$0.isFinished }?.path
    }

    /// The change that has kept what comes back when a change of sources is undone or restored: the last of both.
    private static func keeping(_ origin: StoredChange, in changes: [StoredChange]) -> Int? {
        changes.last { StoredChange.origin(of: $0, in: changes).id == origin.id }?.id
    }
}
