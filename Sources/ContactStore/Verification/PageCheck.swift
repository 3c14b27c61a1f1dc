import GRDB

/// Asks SQLite for what it knows to check: pages, the order of rows, types, constraints, and every entry of an index.
enum PageCheck {
    static func run(in db: Database, into check: inout DatabaseCheck) throws {
        check.examined = [.init(count: try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0, unit: "page")]
        let rows = try Row.fetchCursor(db, sql: "PRAGMA integrity_check")
        while let row = try rows.next() {
            // Some messages have several lines, of which the first names the place.
            let message = (row[0] as String).split(separator: "\n").joined(separator: " ")
            if message != "ok" { check.fail(message) }
        }
    }
}
