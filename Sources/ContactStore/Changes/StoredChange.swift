import GRDB
public import PhoneNumbers

/// One act: an ingest, a correction, an edit, a newer export, a deduplication, a decision, or that one of these is undone.
public struct StoredChange: Sendable, Hashable {
    /// The key of the change.
    public var id: Int
    /// When it was made, in UTC: `2026-11-21T17:00:00Z`.
    public var at: String
    /// The kind of the change: `ingest`, `fix`, `edit`, `choose`, `recheck`, `update`, `replace`, `apply`, `dedupe`, `join`, `split`, `review`, `forget`, `undo`.
    public var kind: String
    /// Who did it; `nil` where nobody is known.
    public var author: String?
    /// A remark: that of a person, or that of this program in English.
    public var note: String?
    /// The remark of this program as JSON.
    private var json: String?
    /// From how many bits of evidence a deduplication joined contacts; `nil` for other changes.
    package var threshold: Double?
    /// The change that this one undoes.
    public var undoes: Int?
    /// True if a later change undoes this one.
    public var isUndone: Bool
    /// The count of numbers that the change corrects.
    public var corrections = 0
    /// The count of other values of contacts that the change edits.
    public var edits = 0
    /// The count of these corrections and edits whose value a newer file has since, and of those whose value is there no more.
    public var applied = 0, ended = 0
    /// The count of its decisions about contacts, those of the rule included.
    public var decisions = 0

    /// Until when the change can be undone, in UTC, because what it has deleted is kept so long; `nil` where that is not limited.
    public var undoableUntil: String?
    /// When what the change had deleted was dropped, in UTC, so that it cannot be undone any more.
    public var droppedAt: String?

    /// The remark of this program as data; `nil` for that of a person.
    public var sentence: Sentence? { json.map { Sentence(json: $0, english: note ?? "") } }

    /// The state in a word: `applied` or `ended` if that is what became of every value that it gave, else `undone` or `holds`.
    public var state: String {
        let values = corrections + edits
        if values > 0, decisions == 0, applied + ended == values { return ended == 0 ? "applied" : "ended" }
        return isUndone ? "undone" : "holds"
    }

    /// True if the change cannot be undone: people are derived anew, and nothing is left of what was forgotten, or dropped.
    public var isFinal: Bool { ["dedupe", "forget"].contains(kind) || droppedAt != nil }

    /// The time for which a change of sources can be undone, since the rows that it has kept stay so long, in days.
    package static let daysUndoable = 90

    /// True if the change brought sources.
    package var concernsSources: Bool { ["ingest", "update", "replace", "apply"].contains(kind) }
}

/// A decision about two contacts.
public struct StoredDecision: Sendable, Hashable {
    /// The key of one contact.
    public var first: Int
    /// The key of the other.
    public var second: Int
    /// True if both contacts are of one person.
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
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT \(ChangeColumn.allCases.list),
                  strftime('%Y-%m-%dT%H:%M:%SZ', at, '+\(daysUndoable) days') AS until
                FROM changes ORDER BY id
                """)
        var changes = try rows.map { row in
            StoredChange(
                id: try row.value(ChangeColumn.id), at: try row.value(ChangeColumn.at),
                kind: try row.value(ChangeColumn.kind), author: try row.value(ChangeColumn.author),
                note: try row.value(ChangeColumn.note), json: try row.value(ChangeColumn.sentence),
                threshold: try row.value(ChangeColumn.threshold), undoes: try row.value(ChangeColumn.undoes),
                isUndone: false,
                undoableUntil: try row.value("until"), droppedAt: try row.value(ChangeColumn.droppedAt))
        }
        var undone: Set<Int> = []
        for place in changes.indices.reversed() {
            changes[place].isUndone = undone.contains(changes[place].id)
            if let target = changes[place].undoes, !changes[place].isUndone { undone.insert(target) }
        }
        limitUndoing(&changes)
        return changes
    }
}

extension StoredChange {
    /// Lets every change of sources say until when it can be undone: as long as the last change that undid or restored it, or it
    /// itself, keeps what left then.
    private static func limitUndoing(_ changes: inout [StoredChange]) {
        var origins: [Int: StoredChange] = [:]
        var last: [Int: StoredChange] = [:]
        for change in changes {
            let origin = change.undoes.flatMap { origins[$0] } ?? change
            origins[change.id] = origin
            if origin.concernsSources { last[origin.id] = change }
        }
        for place in changes.indices {
            let keeping = origins[changes[place].id].flatMap { last[$0.id] }
            changes[place].droppedAt = keeping?.droppedAt
            // An ingest deletes nothing.
            let isLimited = keeping.map { $0.kind != "ingest" && $0.droppedAt == nil } ?? false
            changes[place].undoableUntil = isLimited ? keeping?.undoableUntil : nil
        }
    }
}

extension StoredDecision {
    /// The decisions of people that are not undone, the oldest first.
    static func active(in db: Database) throws -> [StoredDecision] {
        let undone = Set(try StoredChange.all(in: db).filter(\.isUndone).map(\.id))
        return try all(in: db).filter { !undone.contains($0.change) }
    }

    /// The decisions of people, undone or not, the oldest first.
    static func all(in db: Database) throws -> [StoredDecision] {
        let columns: [DecisionColumn] = [.first, .second, .isSame, .changeID]
        let rows = try Row.fetchAll(
            db, sql: "SELECT \(columns.list) FROM decisions WHERE decided_by = 'user' ORDER BY change_id, id")
        return try rows.map { row in
            StoredDecision(
                first: try row.value(DecisionColumn.first), second: try row.value(DecisionColumn.second),
                isSame: try row.value(DecisionColumn.isSame), change: try row.value(DecisionColumn.changeID))
        }
    }
}
