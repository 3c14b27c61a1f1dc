import GRDB

/// Compares the tables and views with those of a new database, and looks for triggers and views that change what they hold or
/// show. Tables and indexes that people added are theirs.
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
        try checkAdditions(to: expected.map(\.name), in: db, into: &check)
    }

    /// A trigger may rewrite rows as they are stored, and a view may pass for one of ours.
    private static func checkAdditions(
        to expected: [String], in db: Database, into check: inout DatabaseCheck
    ) throws {
        let rows = try Row.fetchAll(
            db,
            sql: "SELECT type, name, tbl_name, sql FROM sqlite_schema WHERE type IN ('trigger', 'view') ORDER BY name")
        for row in rows {
            let (type, name, table): (String, String, String) = (
                try row.value("type"), try row.value("name"), try row.value("tbl_name")
            )
            if type == "view", expected.contains(name) { continue }
            let sql: String? = try row.value("sql")
            let words = Set(
                (sql ?? "").lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
            if let used = expected.first(where: { $0 == table || words.contains($0) }) {
                check.fail("the \(type) \(name) on \(used) is not of this program")
            }
        }
    }

    private static func newObjects() throws -> [Object] {
        let blank = try DatabaseQueue()
        return try blank.write { db in
            try Schema.bringUpToDate(db, from: 0)
            return try Object.all(in: db)
        }
    }
}
