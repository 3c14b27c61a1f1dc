import GRDB

/// SQL against a file, without the store's own code.
package enum PlainSQL {
    /// The rows with their columns joined by `|`; NULL is empty.
    package static func rows(_ sql: String, in path: String) throws -> [String] {
        try DatabaseQueue(path: path).read { db in
            try Row.fetchAll(db, sql: sql).map { row in
                row.databaseValues.map { value in
                    String.fromDatabaseValue(value) ?? Int.fromDatabaseValue(value).map { String($0) } ?? ""
                }.joined(separator: "|")
            }
        }
    }

    /// Runs statements.
    package static func run(_ sql: String, in path: String) throws {
        try DatabaseQueue(path: path).writeWithoutTransaction { try $0.execute(sql: sql) }
    }

    /// Everything in the file that people may see, as text: two databases with the same dump are equal.
    ///
    /// SQLite writes the text, which takes a tenth of the time of reading row by row in a build for development.
    package static func dump(_ path: String) throws -> String {
        try DatabaseQueue(path: path).read { db in
            let tables = try String.fetchAll(
                db, sql: "SELECT name FROM sqlite_schema WHERE type IN ('table', 'index') ORDER BY type, name")
            var text = ""
            for table in tables where !table.hasPrefix("sqlite_") {
                text += "## \(table)\n"
                guard try db.tableExists(table) else { continue }
                text += try rows(of: table, in: db)
            }
            return text
        }
    }

    /// The rows that say when ingests were, and in how many runs.
    private static let ingestChanges = [
        "changes": "kind = 'ingest'", "kept_rows": "\"row\" IS NULL",
        "_digests": "table_name IN ('changes', 'kept_rows', '_digests')",
    ]

    /// A line for each row of a table, with the names and values of its columns as SQL writes them.
    private static func rows(of table: String, in db: Database) throws -> String {
        let line = try db.columns(in: table).map { column -> String in
            // A quoted text ends at its first NUL.
            let name = column.name.quotedDatabaseIdentifier
            return "'\(column.name):' || iif(instr(\(name), char(0)), 'x' || hex(\(name)), quote(\(name)))"
        }.joined(separator: " || ' ' || ")
        let condition = ingestChanges[table].map { " WHERE NOT (\($0))" } ?? ""
        let lines = "SELECT group_concat(line, char(10)) FROM (SELECT \(line) AS line FROM \(table)\(condition))"
        return try String.fetchOne(db, sql: lines).map { $0 + "\n" } ?? ""
    }
}
