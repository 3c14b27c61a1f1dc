/// Rows of several tables, encoded and ready to be copied into a file: a SQLite database in memory.
struct EncodedTables: Sendable {
    /// The pages of the database.
    let pages: EncodedPages
    /// The digests of its tables that have rows.
    let digests: [StoreTable: ContentDigest]
}
