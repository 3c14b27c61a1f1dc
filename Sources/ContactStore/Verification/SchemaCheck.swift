import GRDB

/// Compares the tables and views with those of a new database. What people added of their own is theirs.
enum SchemaCheck {
    private struct Object {
        var type: String
        var name: String
        /// The columns of a table, in any order; the SQL of a view.
        var meaning: Set<String>

        static func all(in db: Database) throws -> [Object] {
            let rows = try Row.fetchAll(
                db,
                sql: """
                    SELECT type, name, sql FROM sqlite_schema
                    WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite_%' ORDER BY type, name
                    """)
            return try rows.map { row in
                let (type, name): (String, String) = (try row.value("type"), try row.value("name"))
                guard type == "table" else { return Object(type: type, name: name, meaning: [try row.value("sql")]) }
                let columns = try String.fetchAll(
                    db,
                    sql: "SELECT name || ' ' || type || ' ' || \"notnull\" || ' ' || pk FROM pragma_table_info(?)",
                    arguments: [name])
                return Object(type: type, name: name, meaning: Set(columns))
            }
        }
    }

    static func run(in db: Database, into check: inout DatabaseCheck) throws {
        let version = try Int32.fetchOne(db, sql: "PRAGMA user_version") ?? 0
        let found = Dictionary(try Object.all(in: db).map { ($0.name, $0) }) { first, _ in first }
        let expected = try newObjects()
        for type in ["table", "view"] {
            check.examined.append(
                .init(count: expected.count { $0.type == type && found[$0.name] != nil }, unit: type))
        }
        guard version == Schema.version else {
            check.notes.append("it has version \(version); the next ingest brings it to version \(Schema.version)")
            return
        }
        for object in expected {
            if let other = found[object.name] {
                if other.meaning != object.meaning { check.fail("the \(object.type) \(object.name) was changed") }
            } else {
                check.fail("the \(object.type) \(object.name) is not there")
            }
        }
    }

    private static func newObjects() throws -> [Object] {
        let blank = try DatabaseQueue()
        try Schema.migrator.migrate(blank)
        return try blank.read(Object.all)
    }
}
