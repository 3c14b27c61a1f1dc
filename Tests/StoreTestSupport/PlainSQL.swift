import GRDB
import GRDBSQLite

/// SQL against a file, without the store's own code.
package enum PlainSQL {
    /// The rows with their columns joined by `|`; NULL is empty.
    package static func rows(_ sql: String, in path: String) throws -> [String] {
        // Tests ask some thousand questions, for each of which GRDB would read the whole schema once more.
        var connection: OpaquePointer?
        defer { sqlite3_close_v2(connection) }
        var statement: OpaquePointer?
        defer { sqlite3_finalize(statement) }
        func check(_ code: CInt, _ expected: CInt = SQLITE_OK) throws {
            guard code != expected else { return }
            let message = sqlite3_errmsg(connection).map(String.init(cString:))
            throw DatabaseError(resultCode: ResultCode(rawValue: code), message: message, sql: sql)
        }
        try check(sqlite3_open_v2(path, &connection, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nil))
        try check(sqlite3_prepare_v2(connection, sql, -1, &statement, nil))
        var rows: [String] = []
        while true {
            let code = sqlite3_step(statement)
            if code == SQLITE_DONE { return rows }
            try check(code, SQLITE_ROW)
            let values = (0..<sqlite3_column_count(statement)).map { text(ofColumn: $0, of: statement) }
            rows.append(values.joined(separator: "|"))
        }
    }

    /// The text or whole number of a column; empty for others.
    private static func text(ofColumn column: CInt, of statement: OpaquePointer?) -> String {
        switch sqlite3_column_type(statement, column) {
        case SQLITE_NULL: return ""
        case SQLITE_INTEGER: return String(sqlite3_column_int64(statement, column))
        case SQLITE_FLOAT: return Int(exactly: sqlite3_column_double(statement, column)).map { String($0) } ?? ""
        default:
            let start = sqlite3_column_blob(statement, column)
            let count = Int(sqlite3_column_bytes(statement, column))
            return String(
                decoding: UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count), as: UTF8.self)
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
