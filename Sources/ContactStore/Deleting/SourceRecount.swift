import GRDB

/// Counts the rows of a source anew, after some were deleted.
enum SourceRecount {
    static func run(_ source: Int, in db: Database) throws {
        try db.execute(
            sql: """
                UPDATE sources SET
                  contacts_stored = (SELECT count(*) FROM contacts WHERE source_id = sources.id),
                  contacts_seen = contacts_skipped + contacts_forgotten + contacts_superseded
                    + (SELECT count(*) FROM contacts WHERE source_id = sources.id),
                  findings = (SELECT coalesce(sum(occurrences), 0) FROM findings WHERE source_id = sources.id)
                WHERE id = ?
                """, arguments: [source])
        let counts = ["accepted", "rejected", "ambiguous", "empty"]
        let sums = counts.map { "sum(verdict = '\($0)') AS \($0)" }.joined(separator: ", ")
        let row = try Row.fetchOne(
            db,
            sql: """
                SELECT count(*) AS numbers, \(sums) FROM phone_numbers
                JOIN contacts ON contacts.id = contact_id
                WHERE source_id = ? AND position < \(RowKey.firstAdded)
                """, arguments: [source])
        let values: [Int] = try (["numbers"] + counts).map { name in
            let count: Int? = try row?.value(name)
            return count ?? 0
        }
        try db.execute(
            sql: """
                UPDATE sources SET numbers = ?, numbers_accepted = ?, numbers_rejected = ?, numbers_ambiguous = ?,
                  numbers_empty = ? WHERE id = ?
                """, arguments: StatementArguments(values + [source]))
    }
}
