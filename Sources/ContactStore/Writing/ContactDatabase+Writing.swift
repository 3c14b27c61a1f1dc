import GRDB
public import PhoneNumbers

extension ContactDatabase {
    /// Calls a closure with a writer, and finalizes the file when the closure returns or throws.
    ///
    /// - Parameters:
    ///   - checkpointInterval: The minimum number of contacts between two checkpoints.
    ///   - rule: The rule of an id, which the rows of its numbers refer to: `NumberingPlan.rule`.
    ///   - body: Writes sources.
    /// - Returns: The result of `body`.
    /// - Throws: ``StoreError`` if the file cannot be written; any error of `body`. Rows since the last checkpoint are
    ///   rolled back then.
    public func write<Result>(
        checkpointInterval: Int = 100_000, rule: @escaping @Sendable (NumberingRule.ID) -> NumberingRule?,
        _ body: (StoreWriter) throws -> Result
    ) throws -> Result {
        try translatingErrors {
            try queue.inDatabase { db in
                // Every key comes from the writer itself: looking each parent up again would cost a quarter more.
                try db.execute(sql: "PRAGMA foreign_keys = off")
                // Removes the empty journal; while another process reads, it stays until the next time.
                defer { try? db.execute(sql: "PRAGMA journal_mode = delete") }
                try ledger.begin(in: db, copies: true)
                let writer = try StoreWriter(
                    db: db, path: path, ledger: ledger, checkpointInterval: checkpointInterval,
                    cancellation: cancellation, rule: rule)
                let result: Result
                do {
                    result = try body(writer)
                    try writer.abandonSource()
                    try writer.close()
                    try db.checkPlace()
                } catch {
                    try? writer.abandonSource()
                    try? writer.close()
                    throw error
                }
                return result
            }
        }
    }
}
