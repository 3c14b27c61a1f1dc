import GRDB
import GRDBSQLite

/// A row that was kept, valid until the closure returns that it is given to.
struct KeptRow {
    /// The key in `kept_rows`.
    let id: Int
    /// The change by which it left.
    let change: Int
    /// The table that it was in, and its key there.
    let table: StoreTable
    let key: Int
    /// The source and the contact of the row, where the table has them.
    let source, contact: Int?
    /// The contact that has taken the place of a contact; `nil` if it was gone.
    let successor: Int?
    let record: KeptRecord

    /// The number in a column; `nil` for what is none.
    func int(_ column: some StoreColumn) -> Int? { record.int(column.rawValue) }

    /// The text in a column; `nil` for what is none.
    func text(_ column: some StoreColumn) -> String? { record.text(column.rawValue) }

    /// The bytes of the text in a column; none for what is no text.
    func bytes(_ column: some StoreColumn) -> UnsafeBufferPointer<UInt8> {
        (record.isText(column.rawValue) ? record.bytes(column.rawValue) : nil)
            ?? UnsafeBufferPointer(start: nil, count: 0)
    }
}

/// The rows that changes have kept.
package enum KeptRows {
    /// Gives a closure each kept row of some tables, in the order of the tables and of the rows' keys.
    ///
    /// - Parameters:
    ///   - change: By which change they left; `nil` for all.
    ///   - condition: A further condition, as SQL.
    /// - Throws: `DatabaseError` of code `SQLITE_CORRUPT` for a row that is damaged; what the closure throws.
    static func forEach(
        _ tables: [StoreTable] = KeptTable.all, of change: Int? = nil, where condition: String = "true",
        in db: Database,
        _ body: (KeptRow) throws -> Void
    ) throws {
        for table in tables {
            let change = change.map { "change_id = \($0) AND " } ?? ""
            let rows = try RawStatement(
                """
                SELECT id, change_id, row_id, source_id, contact_id, successor, "row" FROM kept_rows
                WHERE \(change)table_name = '\(table.name)' AND "row" IS NOT NULL AND (\(condition)) ORDER BY row_id, id
                """, in: db)
            let count = table.columns.names.count
            while try rows.step() {
                let bytes = UnsafeBufferPointer(
                    start: sqlite3_column_blob(rows.handle, 6)?.assumingMemoryBound(to: UInt8.self),
                    count: Int(sqlite3_column_bytes(rows.handle, 6)))
                guard let record = KeptRecord(bytes, count: count) else {
                    throw DatabaseError(
                        resultCode: .SQLITE_CORRUPT,
                        message: "row \(sqlite3_column_int64(rows.handle, 0)) of kept_rows is damaged")
                }
                func int(_ column: Int32) -> Int? {
                    sqlite3_column_type(rows.handle, column) == SQLITE_NULL
                        ? nil : Int(sqlite3_column_int64(rows.handle, column))
                }
                try body(
                    KeptRow(
                        id: int(0) ?? 0, change: int(1) ?? 0, table: table, key: int(2) ?? 0, source: int(3),
                        contact: int(4), successor: int(5), record: record))
            }
        }
    }

    /// The sources with the content of one that a change has kept, which were read since: they leave when that comes back, so that
    /// nothing is stored twice.
    static func twins(of change: Int, in db: Database) throws -> [(id: Int, path: String, isFinished: Bool)] {
        let stored = try db.makeStatement(
            sql: """
                SELECT id, path, status FROM sources WHERE sha256 = ? AND id <> ? AND id NOT IN (
                  SELECT row_id FROM kept_rows WHERE change_id = ? AND table_name = 'sources' AND "row" IS NULL
                )
                """)
        var twins: [(id: Int, path: String, isFinished: Bool)] = []
        try forEach([.sources], of: change, in: db) { row in
            guard
                let twin = try Row.fetchOne(
                    stored, arguments: [row.text(SourceColumn.sha256), row.key, change])
            else { return }
            twins.append(
                (
                    try twin.value(SourceColumn.id), try twin.value(SourceColumn.path),
                    try twin.value(SourceColumn.status) == SourceStatus.finished.rawValue
                ))
        }
        return twins
    }

    /// Returns true if any row is kept with its values.
    static func areAny(in db: Database) throws -> Bool {
        try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM kept_rows WHERE \"row\" IS NOT NULL)") ?? false
    }
}
