import GRDB

/// Looks up the parents of every row. Writing does not, since it assigns every key itself.
enum ReferenceCheck {
    static func run(in db: Database, into check: inout DatabaseCheck) throws {
        let tables = try String.fetchAll(
            db,
            sql: "SELECT DISTINCT m.name FROM sqlite_schema AS m, pragma_foreign_key_list(m.name) WHERE type = 'table'")
        check.examined = [.init(count: tables.count, unit: "table")]
        let rows = try Row.fetchCursor(db, sql: "PRAGMA foreign_key_check")
        while let row = try rows.next() {
            let (table, parent): (String, String) = (try row.value("table"), try row.value("parent"))
            let id: Int? = try row.value("rowid")
            check.fail("\(table): a row\(id.map { " (\($0))" } ?? "") belongs to a row of \(parent) that is not there")
        }
    }
}
