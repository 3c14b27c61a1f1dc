import GRDB

/// Counts the rows of a source anew, after some were deleted.
enum SourceRecount {
    /// - Parameter contacts: The contacts of the source, where they are known; by default, they are looked up.
    static func run(_ source: Int, contacts: [Int]? = nil, in db: Database) throws {
        try db.execute(sql: "CREATE TEMP TABLE counted (id INTEGER PRIMARY KEY)")
        defer { try? db.execute(sql: "DROP TABLE temp.counted") }
        if let contacts {
            let insert = try db.makeStatement(sql: "INSERT INTO temp.counted VALUES (?)")
            for contact in contacts { try insert.execute(arguments: [contact]) }
        } else {
            try db.execute(
                sql: "INSERT INTO temp.counted SELECT id FROM contacts WHERE source_id = ?", arguments: [source])
        }
        try db.execute(
            sql: """
                UPDATE sources SET
                  contacts_stored = (SELECT count(*) FROM temp.counted),
                  contacts_seen = contacts_skipped + contacts_forgotten + contacts_superseded
                    + (SELECT count(*) FROM temp.counted),
                  findings = (SELECT coalesce(sum(occurrences), 0) FROM findings WHERE source_id = sources.id)
                WHERE id = ?
                """, arguments: [source])
        let counts = ["accepted", "rejected", "ambiguous", "empty"]
        let sums = counts.map { "sum(verdict = '\($0)') AS \($0)" }.joined(separator: ", ")
        let last = RowKey.sql(contact: "counted.id", position: String(RowKey.firstAdded - 1))
        let row = try Row.fetchOne(
            db,
            sql: """
                SELECT count(*) AS numbers, \(sums) FROM temp.counted
                CROSS JOIN phone_numbers ON phone_numbers.id BETWEEN \(RowKey.first(of: "counted.id")) AND \(last)
                """)
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
