import GRDB

extension Database {
    /// The highest key of a table; 0 if it has no rows.
    ///
    /// - Throws: `DatabaseError` of code `SQLITE_CORRUPT` if it is none that this program gives, so that there are as many above it.
    func lastKey(of table: StoreTable) throws -> Int {
        try checked(Int.fetchOne(self, sql: "SELECT max(rowid) FROM \(table.name)") ?? 0, of: table)
    }

    /// A key above those of all rows of a table, and of those that changes have kept: each of these comes back under its own key.
    ///
    /// - Throws: `DatabaseError` of code `SQLITE_CORRUPT` if the table has a key that no program gave.
    func nextKey(of table: StoreTable) throws -> Int {
        let kept = try Int.fetchOne(
            self, sql: "SELECT max(row_id) FROM kept_rows WHERE table_name = '\(table.name)'")
        return try checked(max(lastKey(of: table), kept ?? 0), of: table) + 1
    }

    /// Twice as many keys as any file can have rows are left above each.
    private func checked(_ key: Int, of table: StoreTable) throws -> Int {
        guard 0..<RowKey.maximumContact / 2 ~= key else {
            throw DatabaseError(
                resultCode: .SQLITE_CORRUPT, message: "unexpected value in column id of \(table.name)")
        }
        return key
    }
}
