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
    package static func dump(_ path: String) throws -> String {
        try DatabaseQueue(path: path).read { db in
            let tables = try String.fetchAll(
                db, sql: "SELECT name FROM sqlite_schema WHERE type IN ('table', 'index') ORDER BY type, name")
            var text = ""
            for table in tables where !table.hasPrefix("sqlite_") {
                text += "## \(table)\n"
                guard try db.tableExists(table) else { continue }
                for row in try Row.fetchAll(db, sql: "SELECT * FROM \(table)") { text += "\(row)\n" }
            }
            return text
        }
    }
}
