import GRDB

/// The state of a database, for telling without reading its rows that it has changed.
package struct DatabaseState: Sendable, Hashable {
    /// Of each source and each digest of its rows: the keys and counts. Ingests and forgetting leave a trace here.
    package var content: [[Int]]
    /// The last change; 0 if there is none.
    package var lastChange: Int
}

extension ContactDatabase {
    /// The state of the database.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    /// - Complexity: O(*n*) in the number of sources.
    package func state() throws -> DatabaseState {
        try read { db in
            let sources: [SourceColumn] = [.id, .contactsSeen, .contactsStored, .numbers, .findings]
            let digests: [DigestColumn] = [.sourceID, .rows, .hash]
            let queries = [
                "SELECT \(sources.list) FROM sources ORDER BY id",
                "SELECT \(digests.list) FROM _digests WHERE source_id IS NOT NULL ORDER BY id",
            ]
            let content = try queries.flatMap { sql in
                try Row.fetchAll(db, sql: sql).map { row in try row.columnNames.map { try row.value($0) as Int } }
            }
            return DatabaseState(
                content: content, lastChange: try Int.fetchOne(db, sql: "SELECT max(id) FROM changes") ?? 0)
        }
    }
}
