import GRDB
import GRDBSQLite

extension ErasureSurvey {
    /// Gives a closure every text that people wrote, in every table of this program and in the rows that changes have kept.
    package func forEachText(_ body: (TextPlace, UnsafeBufferPointer<UInt8>) throws -> Void) throws {
        for table in StoreTable.allCases { try forEachText(in: table, columns: table.writtenColumns, body) }
        try KeptRows.forEachText(in: db) { row, column, text in
            if let place = TextPlace(row, column: column) { try body(place, text) }
        }
    }

    /// Gives a closure every hash, in which digits of a number may stand by chance.
    package func forEachHash(_ body: (UnsafeBufferPointer<UInt8>) throws -> Void) throws {
        for table in StoreTable.allCases { try forEachText(in: table, columns: table.hashColumns) { try body($1) } }
        try KeptRows.forEachText(in: db) { row, column, text in
            let hashes = row.table.hashColumns
            if !hashes.isEmpty, hashes.contains(row.table.columns.names[column]) { try body(text) }
        }
    }

    /// Gives a closure every text and BLOB of the tables that people added to the file.
    package func forEachForeignText(_ body: (TextPlace, UnsafeBufferPointer<UInt8>) throws -> Void) throws {
        let own = Set(StoreTable.allCases.map(\.name))
        let tables = try String.fetchAll(
            db,
            sql: """
                SELECT name FROM sqlite_schema
                WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND sql NOT LIKE 'CREATE VIRTUAL%' ORDER BY name
                """)
        for table in tables where !own.contains(table) {
            let columns = try String.fetchAll(
                db, sql: "SELECT name FROM pragma_table_info(?) ORDER BY cid", arguments: [table])
            let list = columns.map(\.quotedDatabaseIdentifier).joined(separator: ", ")
            try scan("SELECT 0, \(list) FROM \(table.quotedDatabaseIdentifier)", includesBlobs: true) {
                try body(TextPlace(foreignTable: table, column: columns[$1 - 1], row: 0), $2)
            }
        }
    }

    /// Gives a closure the texts in some columns of a table.
    func forEachText(
        in table: StoreTable, columns: [String], _ body: (TextPlace, UnsafeBufferPointer<UInt8>) throws -> Void
    ) throws {
        guard !columns.isEmpty else { return }
        let list = ([table.columns.names[0], table.ownerColumn, table.formCondition] + columns).joined(separator: ", ")
        try scan("SELECT \(list) FROM \(table.name)") { statement, column, text in
            guard column > 2 else { return }
            let (row, owner) = (Int(sqlite3_column_int64(statement, 0)), Int(sqlite3_column_int64(statement, 1)))
            let place = TextPlace(
                table: table, column: columns[column - 3], row: row, owner: owner,
                hasForm: sqlite3_column_int64(statement, 2) != 0)
            try body(place, text)
        }
    }

    /// Calls a closure with each text of a query behind its first column: the statement, the position of the column, the bytes.
    private func scan(
        _ sql: String, includesBlobs: Bool = false,
        _ body: (_ statement: OpaquePointer, _ column: Int, _ text: UnsafeBufferPointer<UInt8>) throws -> Void
    ) throws {
        let rows = try RawStatement(sql, in: db)
        let columns = sqlite3_column_count(rows.handle)
        while try rows.step() {
            for column in 1..<columns {
                let type = sqlite3_column_type(rows.handle, column)
                guard type == SQLITE_TEXT || includesBlobs && type == SQLITE_BLOB else { continue }
                let start =
                    type == SQLITE_TEXT
                    ? sqlite3_column_text(rows.handle, column)
                    : sqlite3_column_blob(rows.handle, column)?.assumingMemoryBound(to: UInt8.self)
                let count = start == nil ? 0 : Int(sqlite3_column_bytes(rows.handle, column))
                try body(rows.handle, Int(column), UnsafeBufferPointer(start: start, count: count))
            }
        }
    }
}
