import GRDB

/// Whether indexes are better made after the rows than kept while rows arrive.
enum BulkMode {
    /// What is assumed of a source of unknown size.
    private static let assumedBytes = 64 << 20

    /// Whether the sources are large beside what the database holds already.
    static func pays(expectedBytes: Int?, in db: Database) throws -> Bool {
        let pages = try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
        let pageSize = try Int.fetchOne(db, sql: "PRAGMA page_size") ?? 0
        return (expectedBytes ?? assumedBytes) > pages * pageSize
    }
}
