import GRDB

/// The edits of a change that a later change of sources has ended, so that undoing the first leaves the values as they are.
package struct SettledEdits: Sendable, Hashable {
    /// The later change.
    package var by: StoredChange
    /// The count of values that its files have as the edits gave them, and of those that they have not any more.
    package var done = 0, gone = 0
}

extension ChangeWriter {
    /// The edits and corrections of a change that have ended, by the changes that ended them, the oldest first.
    ///
    /// - Throws: `DatabaseError`.
    package func settledEdits(of change: Int) throws -> [SettledEdits] {
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT ended_by, sum(outcome = ?) AS done, sum(outcome <> ?) AS gone FROM edits
                WHERE change_id = ? AND ended_by IS NOT NULL GROUP BY ended_by ORDER BY ended_by
                """, arguments: [EditOutcome.done.rawValue, EditOutcome.done.rawValue, change])
        guard !rows.isEmpty else { return [] }
        let changes = Dictionary(try changes().map { ($0.id, $0) }) { first, _ in first }
        return try rows.compactMap { row in
            guard let by = changes[try row.value("ended_by")] else { return nil }
            return SettledEdits(by: by, done: try row.value("done"), gone: try row.value("gone"))
        }
    }
}
