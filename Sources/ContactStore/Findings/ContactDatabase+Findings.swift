import GRDB

extension ContactDatabase {
    /// Returns the number of findings of each severity and of each code; the largest count first.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    /// - Complexity: O(*n*) in the number of findings.
    public func findingCounts() throws -> (severities: [NamedCount], codes: [NamedCount]) {
        try read { db in
            (try Self.counts(of: .severity, in: db), try Self.counts(of: .code, in: db))
        }
    }

    /// Counts the findings about the values of fields, and the normalized values.
    ///
    /// - Parameter codes: The codes of the findings to count.
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    /// - Complexity: O(*n*) in the number of findings.
    public func fieldFindingCounts(codes: [String]) throws -> FieldFindingCounts {
        try read { db in
            FieldFindingCounts(
                fields: try Self.counts(of: .field, codes: codes, in: db),
                codes: try Self.counts(of: .code, codes: codes, in: db),
                normalized: try Int.fetchOne(db, sql: "SELECT count(*) FROM normalized_fields") ?? 0)
        }
    }

    /// Calls a closure with each finding, source by source, in the order in which they were found.
    ///
    /// Rows are streamed: memory does not grow with their number.
    ///
    /// - Parameters:
    ///   - codes: The codes of the findings that are wanted; `nil` for all.
    ///   - body: Takes a finding.
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`; any error of `body`.
    public func forEachFinding(codes: [String]? = nil, _ body: (StoredFinding) throws -> Void) throws {
        try read { db in
            let findings = try Row.fetchCursor(
                db,
                sql: """
                    SELECT sources.path AS source, \(StoredFinding.columns.qualifiedList) FROM findings
                    JOIN sources ON sources.id = findings.source_id
                    \(Self.condition(codes)) ORDER BY findings.source_id, findings.id
                    """, arguments: StatementArguments(codes ?? []))
            while let row = try findings.next() { try body(StoredFinding(row)) }
        }
    }

    /// Calls a closure with the first findings of each code in each source, in the order in which they were found.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of findings of each code.
    ///   - body: Takes a finding, and, with the last of its code, the number of further ones in the source.
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`; any error of `body`.
    public func forEachFinding(
        limit: Int, _ body: (StoredFinding, _ remaining: Int) throws -> Void
    ) throws {
        try read { db in
            let findings = try Row.fetchCursor(
                db,
                sql: """
                    SELECT sources.path AS source, \(StoredFinding.columns.list), place, total FROM (
                      SELECT *, row_number() OVER (PARTITION BY source_id, code ORDER BY id) AS place,
                        sum(occurrences) OVER (PARTITION BY source_id, code) AS total
                      FROM findings
                    ) AS numbered
                    JOIN sources ON sources.id = numbered.source_id
                    WHERE place <= ?
                    ORDER BY numbered.source_id, numbered.id
                    """, arguments: [limit])
            while let row = try findings.next() {
                let (place, total): (Int, Int) = (try row.value("place"), try row.value("total"))
                try body(StoredFinding(row), place == limit ? total - limit : 0)
            }
        }
    }

    private static func counts(
        of column: FindingColumn, codes: [String]? = nil, in db: Database
    ) throws -> [NamedCount] {
        try Row.fetchAll(
            db,
            sql: """
                SELECT \(column.name) AS name, sum(occurrences) AS count FROM findings
                \(condition(codes)) GROUP BY 1 ORDER BY 2 DESC, 1
                """, arguments: StatementArguments(codes ?? [])
        ).map(NamedCount.init)
    }

    private static func condition(_ codes: [String]?) -> String {
        codes.map { "WHERE findings.code IN (\($0.map { _ in "?" }.joined(separator: ", ")))" } ?? ""
    }
}

/// The number of findings about the values of fields, and of normalized values.
public struct FieldFindingCounts: Sendable, Hashable {
    /// By the name of the field; the largest count first.
    public var fields: [NamedCount]
    /// By the code of the finding; the largest count first.
    public var codes: [NamedCount]
    /// The number of values that are also stored in normalized form.
    public var normalized: Int
}
