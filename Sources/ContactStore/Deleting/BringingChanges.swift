import GRDB

extension ContactDatabase {
    /// The change of each source that brought it and holds: the ingest, or the one by which it took the place of another. Undoing it takes
    /// the source out of the database.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    package func bringingChanges() throws -> [Int: StoredChange] {
        try read { db in
            let bringing = try StoredChange.all(in: db).filter { $0.concernsSources && !$0.isUndone }
            let changes = Dictionary(uniqueKeysWithValues: bringing.map { ($0.id, $0) })
            let columns: [KeptRowColumn] = [.rowID, .changeID]
            let rows = try Row.fetchAll(
                db,
                sql: """
                    SELECT \(columns.list) FROM kept_rows WHERE table_name = ? AND "row" IS NULL
                    AND row_id IN (SELECT id FROM sources) ORDER BY change_id
                    """, arguments: [StoreTable.sources.name])
            return try rows.reduce(into: [:]) { sources, row in
                guard let change = changes[try row.value(KeptRowColumn.changeID)] else { return }
                sources[try row.value(KeptRowColumn.rowID)] = change
            }
        }
    }
}
