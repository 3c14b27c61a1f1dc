import GRDB

/// One row of `findings`, with the path of its source.
public struct StoredFinding: Sendable, Hashable {
    /// The path of the source.
    public var source: String
    /// `note`, `warning` or `error`.
    public var severity: String
    /// The stable word of the finding.
    public var code: String
    /// 1-based line of the source; 0 if it concerns the whole source.
    public var line: Int
    /// Byte offset in the source.
    public var byteOffset: Int
    /// The column or property concerned.
    public var field: String?
    /// The text concerned.
    public var raw: String
    /// A sentence for people.
    public var message: String
}

extension StoredFinding {
    /// Reads a row of the table joined with its source.
    init(_ row: Row) {
        source = row["path"]
        severity = row["severity"]
        code = row["code"]
        line = row["line"]
        byteOffset = row["byte_offset"]
        field = row["field"]
        raw = row["raw"]
        message = row["message"]
    }
}

extension ContactDatabase {
    /// How many findings there are of each severity and code.
    public func findingCounts() throws -> (severities: [NamedCount], codes: [NamedCount]) {
        try read { db in
            func counts(by column: String) throws -> [NamedCount] {
                try Row.fetchAll(
                    db, sql: "SELECT \(column) AS name, count(*) AS count FROM findings GROUP BY 1 ORDER BY 2 DESC, 1"
                ).map { NamedCount(name: $0["name"], count: $0["count"]) }
            }
            return (try counts(by: "severity"), try counts(by: "code"))
        }
    }

    /// Calls the body with each finding, source by source, in the order in which they were met.
    ///
    /// - Parameter codes: the codes of the findings that are wanted; `nil` for all.
    public func forEachFinding(codes: [String]? = nil, _ body: (StoredFinding) throws -> Void) throws {
        try read { db in
            let condition = codes.map { "WHERE findings.code IN (\(Self.marks($0.count)))" } ?? ""
            let findings = try Row.fetchCursor(
                db,
                sql: """
                    SELECT sources.path, findings.* FROM findings
                    JOIN sources ON sources.id = findings.source_id
                    \(condition) ORDER BY findings.source_id, findings.id
                    """, arguments: StatementArguments(codes ?? []))
            while let row = try findings.next() { try body(StoredFinding(row)) }
        }
    }
}
