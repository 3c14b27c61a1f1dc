public import ContactStore

/// The changes of a database since its ingests: corrections, decisions about people, and what was undone.
///
/// Nothing is deleted by undoing: it is another change, and can be undone itself.
///
/// ```swift
/// let history = ChangeHistory(database: "contacts.db")
/// for change in try history.changes() { print(change.id, change.kind) }
/// try history.undo()
/// ```
public struct ChangeHistory: Sendable {
    /// The path of the database.
    public var database: String
    /// Who undoes; recorded with the change.
    public var author: String?
    /// A remark, recorded with the change.
    public var note: String?
    /// How long another process that has the database locked is waited for, in seconds.
    public var busyTimeout = ContactDatabase.defaultBusyTimeout
    /// Cancels the work, from any thread.
    public var cancellation: Cancellation

    /// The history of a database.
    public init(
        database: String, author: String? = nil, note: String? = nil, cancellation: Cancellation = Cancellation()
    ) {
        self.database = database
        self.author = author
        self.note = note
        self.cancellation = cancellation
    }

    /// Every change, the oldest first.
    ///
    /// - Throws: `StoreError` if the database cannot be read.
    public func changes() throws -> [StoredChange] {
        try ContactDatabase.open(at: database, cancellation: cancellation).changes()
    }

    /// Takes a change back, or restores one by undoing what undid it.
    ///
    /// Where the change was about people, they are derived anew. Corrections leave them as they are until the next deduplication.
    ///
    /// - Parameter change: The key of the change; by default the last one that can be undone and is not an undo itself.
    /// - Returns: the change that was undone.
    /// - Throws: ``ChangeError`` if there is no such change, or it cannot be undone; `StoreError`; `CancellationError`.
    @discardableResult
    public func undo(_ change: Int? = nil) throws -> StoredChange {
        let store = try ContactDatabase.openForChange(
            at: database, busyTimeout: busyTimeout, cancellation: cancellation)
        return try store.change { writer in
            let changes = try writer.changes()
            let target =
                change == nil
                ? changes.last { !$0.isFinal && $0.kind != "undo" && !$0.isUndone }
                : changes.first { $0.id == change }
            guard let target else { throw ChangeError.nothingToUndo(change) }
            guard !target.isFinal else { throw ChangeError.final(target.id, kind: target.kind) }
            guard !target.isUndone else {
                throw ChangeError.undoneAlready(
                    target.id, by: changes.last { $0.undoes == target.id && !$0.isUndone }?.id ?? 0)
            }
            let origin = try writer.undo(target, author: author, note: note)
            if ["join", "split", "review"].contains(origin.kind) {
                try Deduplication.renew(database, with: writer, cancellation: cancellation)
            }
            return target
        }
    }
}

/// Why a change cannot be undone.
public enum ChangeError: Error, Hashable, CustomStringConvertible {
    /// There is no such change, or none at all.
    case nothingToUndo(Int?)
    /// The change cannot be undone by its nature.
    case final(Int, kind: String)
    /// Another change has undone it.
    case undoneAlready(Int, by: Int)

    /// What is wrong, and what to do.
    public var description: String {
        switch self {
        case .nothingToUndo(let change?): "there is no change \(change); 'trunkline history' lists them"
        case .nothingToUndo(nil): "there is no change that could be undone"
        case .final(let change, "forget"): "change \(change) cannot be undone: nothing is left of what was forgotten"
        case .final(let change, "update"):
            "change \(change) cannot be undone: the older contacts are deleted; to have them back, read the older file again"
        case .final(let change, let kind):
            "change \(change) (\(kind)) cannot be undone; undo the decisions that it follows, and run '\(kind)' again"
        case .undoneAlready(let change, let undoing):
            "change \(change) is undone already; 'trunkline undo \(undoing)' restores it"
        }
    }
}
