import GRDB

/// The contacts that take the place of others while a source takes the place of another: the temporary table `moved`,
/// which the statements that carry decisions and keep rows look up.
enum Succession {
    /// Runs a closure while the pairs can be looked up.
    static func with<Result>(
        _ pairs: some Sequence<(old: Int, new: Int)>, in db: Database, _ body: () throws -> Result
    ) throws -> Result {
        try db.execute(sql: "CREATE TEMP TABLE moved (old INTEGER PRIMARY KEY, new INTEGER NOT NULL)")
        defer { try? db.execute(sql: "DROP TABLE temp.moved") }
        let insert = try db.makeStatement(sql: "INSERT INTO temp.moved (old, new) VALUES (?, ?)")
        for pair in pairs { try insert.execute(arguments: [pair.old, pair.new]) }
        return try body()
    }
}
