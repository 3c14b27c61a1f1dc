import GRDB
import GRDBSQLite

/// A contact of an older source, and the contact of a newer one that takes its place.
struct Successor {
    /// The key of the older contact.
    var old: Int
    /// The key under which the newer contact was written.
    var new: Int
    /// The key under which the newer contact goes on: that of the older one, but for a contact that takes the place of several.
    var key: Int
    /// `true` if only the places of both in their sources differ.
    var isSame = false
}

/// The contacts that take the place of others while a source takes the place of another: the temporary table `moved`,
/// which the statements that carry decisions and keep rows look up.
enum Succession {
    /// Runs a closure while the pairs can be looked up.
    static func with<Result>(
        _ pairs: some Sequence<Successor>, in db: Database, _ body: () throws -> Result
    ) throws -> Result {
        try db.execute(
            sql:
                "CREATE TEMP TABLE moved (old INTEGER PRIMARY KEY, new INTEGER NOT NULL, key INTEGER NOT NULL, is_same INTEGER NOT NULL)"
        )
        defer { try? db.execute(sql: "DROP TABLE temp.moved") }
        let insert = try RawStatement("INSERT INTO temp.moved VALUES (?1, ?2, ?3, ?4)", in: db)
        for pair in pairs {
            try insert.run { handle in
                sqlite3_bind_int64(handle, 1, Int64(pair.old))
                sqlite3_bind_int64(handle, 2, Int64(pair.new))
                sqlite3_bind_int64(handle, 3, Int64(pair.key))
                sqlite3_bind_int(handle, 4, pair.isSame ? 1 : 0)
            }
        }
        return try body()
    }
}
