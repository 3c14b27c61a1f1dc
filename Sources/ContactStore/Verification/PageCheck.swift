import GRDB

/// Runs SQLite's own check: pages, the order of rows, types, constraints, and every entry of an index.
enum PageCheck {
    static func run(in db: Database, into check: inout DatabaseCheck) throws {
        check.examined = [.init(count: try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0, unit: "page")]
        let messages = try String.fetchCursor(db, sql: "PRAGMA integrity_check")
        while let message = try messages.next() {
            // Some messages have several lines, of which the first names the place.
            let line = message.split(separator: "\n").joined(separator: " ")
            if line != "ok" { check.fail(line) }
        }
    }
}
