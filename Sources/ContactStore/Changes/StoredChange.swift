import GRDB

/// One act after the ingest: a correction, a deduplication, a decision, or that one of these is undone.
public struct StoredChange: Sendable, Hashable {
    /// The key of the change.
    public var id: Int
    /// When it was made, in UTC: `2026-11-21T17:00:00Z`.
    public var at: String
    /// What was done: `fix`, `recheck`, `dedupe`, `join`, `split`, `review`, `forget`, `undo`.
    public var kind: String
    /// Who did it; `nil` where nobody is known.
    public var author: String?
    /// A remark.
    public var note: String?
    /// The change that this one undoes.
    public var undoes: Int?
    /// Whether a later change undoes this one.
    public var isUndone: Bool
    /// How many numbers it corrects.
    public var corrections = 0
    /// How many decisions about contacts it has, those of the rule included.
    public var decisions = 0

    /// Whether the change cannot be undone: people are derived anew, and nothing is left of what was forgotten.
    public var isFinal: Bool { ["dedupe", "forget", "update"].contains(kind) }
}

/// What somebody decided about two contacts.
public struct StoredDecision: Sendable, Hashable {
    /// The key of one contact.
    public var first: Int
    /// The key of the other.
    public var second: Int
    /// Whether they are one person's.
    public var isSame: Bool
    /// The change that decided it.
    public var change: Int

    /// A decision.
    package init(first: Int, second: Int, isSame: Bool, change: Int) {
        self.first = first
        self.second = second
        self.isSame = isSame
        self.change = change
    }
}

extension StoredChange {
    /// Every change, the oldest first.
    ///
    /// A change is undone if a change that is not undone itself undoes it.
    static func all(in db: Database) throws -> [StoredChange] {
        let rows = try Row.fetchAll(db, sql: "SELECT \(ChangeColumn.allCases.list) FROM changes ORDER BY id")
        var changes = try rows.map { row in
            StoredChange(
                id: try row.value(ChangeColumn.id), at: try row.value(ChangeColumn.at),
                kind: try row.value(ChangeColumn.kind), author: try row.value(ChangeColumn.author),
                note: try row.value(ChangeColumn.note), undoes: try row.value(ChangeColumn.undoes), isUndone: false)
        }
        var undone: Set<Int> = []
        for place in changes.indices.reversed() {
            changes[place].isUndone = undone.contains(changes[place].id)
            if let target = changes[place].undoes, !changes[place].isUndone { undone.insert(target) }
        }
        return changes
    }
}

extension StoredDecision {
    /// The decisions of people that are not undone, the oldest first.
    static func active(in db: Database) throws -> [StoredDecision] {
        let undone = Set(try StoredChange.all(in: db).filter(\.isUndone).map(\.id))
        let columns: [DecisionColumn] = [.first, .second, .isSame, .changeID]
        let rows = try Row.fetchAll(
            db, sql: "SELECT \(columns.list) FROM decisions WHERE decided_by = 'user' ORDER BY change_id, id")
        return try rows.map { row in
            StoredDecision(
                first: try row.value(DecisionColumn.first), second: try row.value(DecisionColumn.second),
                isSame: try row.value(DecisionColumn.isSame), change: try row.value(DecisionColumn.changeID))
        }.filter { !undone.contains($0.change) }
    }
}
