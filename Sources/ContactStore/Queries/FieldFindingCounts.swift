import GRDB

/// How many findings about the values of fields there are, by what people ask for.
public struct FieldFindingCounts: Sendable, Hashable {
    /// By the name of the field; the largest count first.
    public var fields: [NamedCount]
    /// By the stable word of the finding; the largest count first.
    public var codes: [NamedCount]
    /// How many values are stored in their usual spelling as well.
    public var normalized: Int
}

extension ContactDatabase {
    /// Counts findings of some codes, and normalized values.
    public func fieldFindingCounts(codes: [String]) throws -> FieldFindingCounts {
        try read { db in
            func counts(by column: String) throws -> [NamedCount] {
                try Row.fetchAll(
                    db,
                    sql: """
                        SELECT \(column) AS name, count(*) AS count FROM findings
                        WHERE code IN (\(Self.marks(codes.count))) GROUP BY 1 ORDER BY 2 DESC, 1
                        """, arguments: StatementArguments(codes)
                ).map { NamedCount(name: $0["name"], count: $0["count"]) }
            }
            // A file that only an earlier version has written to has no such table.
            let hasTable = try db.tableExists("normalized_fields")
            return FieldFindingCounts(
                fields: try counts(by: "field"), codes: try counts(by: "code"),
                normalized: hasTable ? try Int.fetchOne(db, sql: "SELECT count(*) FROM normalized_fields") ?? 0 : 0)
        }
    }

    /// So many question marks with commas between.
    static func marks(_ count: Int) -> String {
        repeatElement("?", count: count).joined(separator: ", ")
    }
}
