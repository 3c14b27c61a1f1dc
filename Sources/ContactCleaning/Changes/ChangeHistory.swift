public import ContactStore
public import Threads

/// The changes of a database since its ingests: corrections, newer exports, decisions about people, and their undoing.
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
    /// The author of the undo; recorded with the change.
    public var author: String?
    /// A remark, recorded with the change.
    public var note: String?
    /// `true` if an undo without a named change may take back a change in which one source has replaced another.
    public var undoesSources = true
    /// The number of seconds to wait for another process that has the database locked.
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
        try ContactDatabase.open(at: database, busyTimeout: busyTimeout, cancellation: cancellation).changes()
    }

    /// Takes a change back, or restores one by undoing its undo.
    ///
    /// Where the change was about people, they are derived anew. Corrections leave them as they are until the next deduplication.
    /// Where a source has taken the place of another, all contacts that it has deleted come back with what was decided about them,
    /// and its own leave.
    ///
    /// - Parameter change: The key of the change; by default the last one that can be undone and is not an undo itself.
    /// - Returns: the change that was undone.
    /// - Throws: ``ChangeError`` if there is no such change, or it cannot be undone; `StoreError`; `CancellationError`.
    @discardableResult
    public func undo(_ change: Int? = nil) throws -> StoredChange { try exchange(change).change }

    /// Takes a change back as ``undo(_:)`` does, and says which sources and contacts came back and left by that.
    package func exchange(_ change: Int? = nil) throws -> Undone {
        try changing { writer in
            let changes = try writer.changes()
            let target = change == nil ? try lastUndoable(of: changes) : changes.first { $0.id == change }
            guard let target else { throw ChangeError.nothingToUndo(change) }
            let undone = try undo(target, with: writer)
            try renewPeople(after: [undone], with: writer)
            return undone
        }
    }

    /// Derives the people anew that undone decisions can change.
    func renewPeople(after undone: [Undone], with writer: ChangeWriter) throws {
        let contacts = undone.flatMap(\.decided)
        guard !contacts.isEmpty else { return }
        try Deduplication.renew(
            database, around: contacts, with: writer,
            hasChangedContacts: undone.contains(where: \.mayHaveChangedContacts),
            cancellation: cancellation)
    }

    /// The last change that can be undone and is not an undo itself; `nil` if there is none.
    ///
    /// - Throws: ``ChangeError/final(_:kind:)`` if it is an ingest, and a change that cannot be undone came after it: nobody would
    ///   expect that the contacts leave.
    private func lastUndoable(of changes: [StoredChange]) throws -> StoredChange? {
        let last = changes.last {
            !$0.isFinal && $0.kind != "undo" && !$0.isUndone && (undoesSources || !$0.concernsSources)
        }
        if let last, last.kind == "ingest", let final = changes.last(where: { $0.id > last.id && $0.isFinal }) {
            throw ChangeError.behindFinal(last.id, final: final.id, kind: final.kind)
        }
        return last
    }

    /// A change that was undone.
    package struct Undone: Sendable {
        /// The change.
        package var change: StoredChange
        /// The sources and contacts that came back and left by that; `nil` where it is about none.
        package var sources: SourceExchange?
        /// The files that were given back what they had, where a plan had written them.
        package var files: UndoneFiles.Result?
        /// Its edits that later changes of sources have ended: their values are as they were before.
        package var settled: [SettledEdits] = []
        /// The contacts whose people have to be derived anew.
        var decided: [Int] = []

        /// `false` if nothing but a decision was undone.
        var mayHaveChangedContacts: Bool { sources != nil || decided.isEmpty }
    }

    func changing<Result>(_ body: (ChangeWriter) throws -> Result) throws -> Result {
        let store = try ContactDatabase.openForChange(
            at: database, busyTimeout: busyTimeout, cancellation: cancellation)
        return try store.change(body)
    }

    /// Undoes a change within the transaction of a writer; people stay as they are.
    func undo(_ target: StoredChange, with writer: ChangeWriter) throws -> Undone {
        if let date = target.droppedAt { throw ChangeError.dropped(target.id, at: date) }
        guard !target.isFinal else { throw ChangeError.final(target.id, kind: target.kind) }
        guard !target.isUndone else {
            throw ChangeError.undoneAlready(
                target.id, by: try writer.changes().last { $0.undoes == target.id && !$0.isUndone }?.id ?? 0)
        }
        let blockers = try writer.undoBlockers(of: target)
        if StoredChange.origin(of: target, in: try writer.changes()).concernsSources { try writer.requireSoundPeople() }
        guard blockers.isEmpty else { throw ChangeError.blocked(target.id, by: blockers) }
        if let path = try writer.pathReadAgain(beside: target) {
            throw ChangeError.readAgain(target.id, path: path)
        }
        let files = try UndoneFiles(database: database, cancellation: cancellation).exchange(of: target, with: writer)
        let (origin, exchange) = try writer.undo(target, author: author, note: note)
        return Undone(
            change: target, sources: exchange, files: files, settled: try writer.settledEdits(of: origin.id),
            decided: try writer.contacts(decidedBy: origin.id))
    }
}

/// The reason why a change cannot be undone.
public enum ChangeError: Error, Hashable, CustomStringConvertible {
    /// There is no such change, or none at all.
    case nothingToUndo(Int?)
    /// The change cannot be undone by its nature.
    case final(Int, kind: String)
    /// The last change that can be undone is an ingest, and one that cannot be undone came after it.
    case behindFinal(Int, final: Int, kind: String)
    /// Another change has undone it.
    case undoneAlready(Int, by: Int)
    /// The change was dropped at a time: its deleted rows are no longer kept.
    case dropped(Int, at: String)
    /// Changes of a range cannot be undone: nothing is, each with its kind.
    case finalSince([Int], kinds: [String])
    /// Later changes build on it: those to be undone first, in their order.
    case blocked(Int, by: [Int])
    /// The content of a source that would come back is being read again, from a path.
    case readAgain(Int, path: String)

    /// A message for a person: the fault and the remedy.
    public var description: String {
        switch self {
        case .nothingToUndo(let change?): "there is no change \(change); 'trunkline history' lists them"
        case .nothingToUndo(nil): "there is no change that could be undone"
        case .final(let change, "forget"): "change \(change) cannot be undone: nothing is left of what was forgotten"
        case .final(let change, let kind):
            "change \(change) (\(kind)) cannot be undone; undo the decisions that it follows, and run '\(kind)' again"
        case .behindFinal(let change, let final, let kind):
            "the last change, \(final) (\(kind)), cannot be undone; 'trunkline undo \(change)' takes back the files that were read "
                + "before it"
        case .undoneAlready(let change, let undoing):
            "change \(change) is undone already; 'trunkline undo \(undoing)' restores it"
        case .dropped(let change, let date):
            "change \(change) can no longer be undone or restored: its contacts were dropped on \(date.prefix(10)); to have them "
                + "back, read their file again"
        case .finalSince(let changes, let kinds):
            "nothing was undone: "
                + zip(changes, kinds).map { "change \($0) (\($1))" }.joined(separator: ", ")
                + " cannot be undone; undo those after it, or each by its number"
        case .blocked(let change, let blockers):
            "change \(change) cannot be undone yet: later changes build on it; undo \(Self.list(blockers)) first"
        case .readAgain(let change, let path):
            "change \(change) cannot be undone yet: a file that would come back was read again as \(path), and not to its end; "
                + "run the same ingest again to finish it"
        }
    }

    /// `14`, `14 and 12`, `14, 13 and 12`.
    private static func list(_ changes: [Int]) -> String {
        let words = changes.map { String($0) }
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " and " + last
    }
}
