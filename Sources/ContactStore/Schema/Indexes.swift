import GRDB

/// The indexes over bulk rows. A large ingest drops them first and makes them again once at its end, which costs a
/// fraction of keeping them while rows arrive.
enum Indexes {
    /// An index by its name and the SQL that makes it.
    struct Index {
        var name: String
        var definition: String
    }

    static let all = [
        Index(name: "phone_numbers_e164", definition: "phone_numbers (e164) WHERE e164 IS NOT NULL"),
        Index(name: "findings_source", definition: "findings (source_id)"),
    ]

    /// Makes the indexes that are missing.
    static func create(in db: Database) throws {
        for index in all {
            try db.execute(sql: "CREATE INDEX IF NOT EXISTS \(index.name) ON \(index.definition)")
        }
    }

    /// Drops the indexes.
    static func drop(in db: Database) throws {
        for index in all { try db.execute(sql: "DROP INDEX IF EXISTS \(index.name)") }
    }
}
