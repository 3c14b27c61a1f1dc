import GRDB

/// Gives out keys of rows.
enum RowID {
    /// A key above those of all rows of a table, and of those that changes have kept: each of these comes back under its own key.
    ///
    /// - Throws: `DatabaseError` of code `SQLITE_CORRUPT` if the table has a key that no program gave.
    static func next(in table: StoreTable, _ db: Database) throws -> Int {
        let stored = try Int.fetchOne(db, sql: "SELECT max(rowid) FROM \(table.name)") ?? 0
        let kept =
            try Int.fetchOne(db, sql: "SELECT max(row_id) FROM kept_rows WHERE table_name = '\(table.name)'") ?? 0
        let last = max(stored, kept)
        // Twice as many keys as any file can have rows are left.
        guard 0..<RowKey.maximumContact / 2 ~= last else {
            throw DatabaseError(
                resultCode: .SQLITE_CORRUPT, message: "unexpected value in column id of \(table.name)")
        }
        return last + 1
    }
}
