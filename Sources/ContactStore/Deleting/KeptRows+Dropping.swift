import GRDB

extension KeptRows {
    /// Drops what changes have kept for longer than ``StoredChange/daysUndoable``, and then the oldest of the rest until it takes at most as many bytes as
    /// everything else in the file. Called whenever a change has kept something.
    ///
    /// - Parameter change: This change, whose rows stay.
    static func dropOld(except change: Int, in db: Database) throws {
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT change_id AS change, sum(length("row")) AS bytes,
                  (SELECT julianday(at) < julianday('now') - \(StoredChange.daysUndoable) FROM changes WHERE id = change_id) AS old
                FROM kept_rows WHERE change_id <> ? GROUP BY 1 HAVING bytes > 0 ORDER BY 1
                """, arguments: [change])
        guard !rows.isEmpty else { return }
        let kept = try rows.map {
            (change: try $0.value("change") as Int, bytes: try bytes($0), isOld: try $0.value("old") as Bool?)
        }
        let own =
            try Int.fetchOne(
                db, sql: "SELECT sum(length(\"row\")) FROM kept_rows WHERE change_id = ?", arguments: [change]) ?? 0
        var total = kept.reduce(own) { $0 + $1.bytes }
        let live = try size(of: db) - total
        var isDropping = false
        for (change, bytes, isOld) in kept where isOld == true || total > live {
            try drop(change, in: db)
            total -= bytes
            isDropping = true
        }
        if isDropping { try RuleRow.deleteUnused(in: db) }
    }

    private static func bytes(_ row: Row) throws -> Int {
        let bytes: Int? = try row.value("bytes")
        return bytes ?? 0
    }

    private static func drop(_ change: Int, in db: Database) throws {
        try db.execute(sql: "DELETE FROM kept_rows WHERE change_id = ?", arguments: [change])
        try db.execute(
            sql: "UPDATE changes SET dropped_at = strftime('%Y-%m-%dT%H:%M:%SZ') WHERE id = ?", arguments: [change])
    }

    /// The bytes of the pages that are used.
    private static func size(of db: Database) throws -> Int {
        let pages = try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
        let free = try Int.fetchOne(db, sql: "PRAGMA freelist_count") ?? 0
        return (pages - free) * (try Int.fetchOne(db, sql: "PRAGMA page_size") ?? 0)
    }
}
