import GRDB

/// Compares the tables, indexes and views with those of a new database, byte for byte, and looks for triggers and views of others on
/// them. Tables and indexes that people added are theirs, and noted.
enum SchemaCheck {
    /// - Returns: `true` if the rows of the tables can be read as those of this program.
    static func run(in db: Database, into check: inout DatabaseCheck) throws -> Bool {
        let comparison = try SchemaComparison(of: db)
        for type in ["table", "index", "view"] {
            check.examined.append(.init(count: comparison.equal.count { $0.type == type }, unit: type))
        }
        for sentence in comparison.sentences { check.fail(sentence) }
        let encoding = try String.fetchOne(db, sql: "PRAGMA encoding") ?? ""
        if encoding != "UTF-8" { check.fail("the encoding of text is \(encoding) instead of UTF-8") }
        for row in comparison.others { try judge(row, into: &check) }
        return comparison.hasOwnTables
    }

    /// A trigger may rewrite rows as others store them, and a view may pass for one of ours.
    private static func judge(_ row: Row, into check: inout DatabaseCheck) throws {
        let (type, name, table): (String, String, String) = (
            try row.value("type"), try row.value("name"), try row.value("tbl_name")
        )
        // Indexes that a constraint has, and statistics, are SQLite's own.
        guard !name.lowercased().hasPrefix("sqlite_") else { return }
        guard ["trigger", "view"].contains(type) else {
            check.notes.append("the \(type) \(name) is not of this program, and is left alone")
            return
        }
        let sql: String? = try row.value("sql")
        let words = Set((sql ?? "").lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
        let used = SchemaComparison.expected.first {
            $0.type != "index" && ($0.name == table || words.contains($0.name))
        }
        if let used {
            check.fail("the \(type) \(name) on \(used.name) is not of this program")
        } else {
            check.notes.append("the \(type) \(name) is not of this program, and is left alone")
        }
    }
}
