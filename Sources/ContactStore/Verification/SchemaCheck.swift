import GRDB

/// Compares the tables and views with those of a new database of the same version. What people added of their own is
/// theirs.
enum SchemaCheck {
    private struct Object: FetchableRecord {
        var type: String
        var name: String
        var sql: String

        init(row: Row) {
            type = row["type"]
            name = row["name"]
            sql = row["sql"]
        }

        static func all(in db: Database) throws -> [Object] {
            try fetchAll(
                db, sql: "SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY type, name")
        }
    }

    static func run(in db: Database, into check: inout DatabaseCheck) throws {
        let version = Int(try Int32.fetchOne(db, sql: "PRAGMA user_version") ?? 0)
        let found = Dictionary(try Object.all(in: db).map { ($0.name, $0) }) { first, _ in first }
        let expected = try objects(ofVersion: version)
        for type in ["table", "view", "index"] {
            check.examined.append(
                .init(count: expected.count { $0.type == type && found[$0.name] != nil }, thing: type))
        }
        for object in expected {
            switch (found[object.name], object.type) {
            case (nil, "index"):
                check.notes.append("the index \(object.name) is not there; the next ingest makes it")
            case (nil, _):
                check.fail("the \(object.type) \(object.name) is not there")
            case (let other?, _) where other.sql != object.sql:
                check.fail("the \(object.type) \(object.name) was changed")
            default: break
            }
        }
        if version < Schema.version {
            check.notes.append("it has version \(version); the next ingest brings it to version \(Schema.version)")
        }
    }

    /// What a new database of a version has.
    private static func objects(ofVersion version: Int) throws -> [Object] {
        let migrator = Schema.migrator
        let blank = try DatabaseQueue()
        guard let last = migrator.migrations.prefix(version).last else { return [] }
        try migrator.migrate(blank, upTo: last)
        return try blank.read(Object.all)
    }
}
