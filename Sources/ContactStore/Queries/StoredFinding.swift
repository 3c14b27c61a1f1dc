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

    /// Calls the body with the first findings of each code in each source, in the order in which they were met.
    ///
    /// - Parameters:
    ///   - most: How many of each code are given.
    ///   - body: Takes a finding, and, with the last of its code, how many more of it there are in the source.
    public func forEachFinding(most: Int, _ body: (StoredFinding, _ more: Int) throws -> Void) throws {
        try read { db in
            let findings = try Row.fetchCursor(
                db,
                sql: """
                    SELECT sources.path, numbered.* FROM (
                      SELECT *, row_number() OVER (PARTITION BY source_id, code ORDER BY id) AS place,
                        count(*) OVER (PARTITION BY source_id, code) AS total
                      FROM findings
                    ) AS numbered
                    JOIN sources ON sources.id = numbered.source_id
                    WHERE place <= ?
                    ORDER BY numbered.source_id, numbered.id
                    """, arguments: [most])
            while let row = try findings.next() {
                let place: Int = row["place"]
                let total: Int = row["total"]
                try body(StoredFinding(row), place == most ? total - most : 0)
            }
        }
    }
}
