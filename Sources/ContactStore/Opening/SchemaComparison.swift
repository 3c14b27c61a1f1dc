import GRDB

/// Compares the tables, indexes and views of a file with those that this program creates, byte for byte, without evaluating any.
struct SchemaComparison {
    /// One of them, as it stands in [sqlite_schema](https://sqlite.org/schematab.html).
    struct Object: Hashable {
        var type: String
        var name: String
        var sql: String

        /// - Parameter statement: the statement by which this program creates the object: `CREATE TYPE NAME` ...
        init(_ statement: String) {
            let words = statement.split(separator: " ", maxSplits: 4).filter { $0 != "UNIQUE" }
            type = words[1].lowercased()
            name = String(words[2])
            sql = statement
        }
    }

    /// The objects of this program that the file lacks.
    private(set) var missing: [Object] = []
    /// The objects of this program that were changed.
    private(set) var changed: [Object] = []
    /// `true` if a table has other columns, in the form in which this program writes them: another build of it did.
    private(set) var isOfOtherBuild = false
    /// The objects that are as this program created them.
    private(set) var equal: [Object] = []
    /// The objects that others added.
    private(set) var others: [Row] = []

    static let expected = Schema.statements.map(Object.init)

    init(of db: Database) throws {
        var left = Dictionary(Self.expected.map { ($0.name.lowercased(), $0) }) { first, _ in first }
        for row in try Row.fetchAll(db, sql: "SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY rowid") {
            let (name, type): (String, String) = (try row.value("name"), try row.value("type"))
            guard let object = left.removeValue(forKey: name.lowercased()) else {
                others.append(row)
                continue
            }
            let sql: String? = try row.value("sql")
            if object.name == name, object.type == type, object.sql == sql {
                equal.append(object)
            } else {
                changed.append(object)
                if object.type == "table", type == "table", let columns = Self.columns(of: sql ?? "", name),
                    columns != Self.columns(of: object.sql, name)
                {
                    isOfOtherBuild = true
                }
            }
        }
        missing = Self.expected.filter { left[$0.name.lowercased()] != nil }
    }

    /// The names of the columns of a table; `nil` for SQL without the form of ours, a line for each column: `ALTER TABLE` begins none.
    private static func columns(of sql: String, _ table: String) -> [Substring]? {
        let (start, end) = ("CREATE TABLE \(table) (\n", "\n) STRICT")
        guard sql.hasPrefix(start), sql.hasSuffix(end) else { return nil }
        let lines = sql.dropFirst(start.count).dropLast(end.count).split(separator: ",\n")
        // A text in parentheses may have commas.
        guard lines.allSatisfy({ $0.hasPrefix("  ") && !$0.prefix { $0 != "(" }.contains(",") }) else { return nil }
        return lines.map { $0.dropFirst(2).prefix { $0 != " " } }
    }

    /// One sentence for each object that is not as it was created.
    var sentences: [String] {
        changed.map { "the \($0.type) \($0.name) was changed" }
            + missing.map { "the \($0.type) \($0.name) is not there" }
    }

    /// `true` if the rows of the tables can be read as those of this program.
    var hasOwnTables: Bool { !(missing + changed).contains { $0.type == "table" } }
}
