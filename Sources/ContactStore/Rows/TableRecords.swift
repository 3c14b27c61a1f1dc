import GRDB

/// The records of tables: as they stand in the pages of the file, or else as a ``RowBuilder`` writes them anew.
enum TableRecords {
    /// Gives a closure each record of a table with its key, in the order of the keys. Nothing may have been written in the transaction
    /// since `Database.flush()`.
    static func forEach(
        of table: StoreTable, in db: Database, _ body: (_ key: Int, _ record: UnsafeBufferPointer<UInt8>) throws -> Void
    ) throws {
        if let pages = try TablePages(of: db) {
            guard try pages.forEach(of: table, body) else {
                throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "the pages of \(table.name) are damaged")
            }
        } else {
            try build(table.columns, in: db, body)
        }
    }

    private static func build<Column: StoreColumn>(
        _: Column.Type, in db: Database, _ body: (Int, UnsafeBufferPointer<UInt8>) throws -> Void
    ) throws {
        let scan = try TableScan<Column>(Column.allCases, isUnchecked: true, in: db)
        var row = RowBuilder<Column>()
        while try scan.next() {
            scan.bindValues(to: &row)
            let count = row.byteCount
            try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { record in
                guard let start = record.baseAddress else { return }
                row.write(to: start)
                try body(scan.key, UnsafeBufferPointer(start: start, count: count))
            }
        }
    }
}
