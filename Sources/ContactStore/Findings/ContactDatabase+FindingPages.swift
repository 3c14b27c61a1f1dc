import GRDB

/// The number of a source's findings with one code and severity.
package struct FindingCount: Sendable, Hashable {
    package var code: String
    package var severity: String
    /// The key of the source.
    package var source: Int
    /// The path of the source.
    package var path: String
    package var count: Int
}

extension ContactDatabase {
    /// Counts the findings by code, severity and source, the largest count first.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    /// - Complexity: O(*n*) in the number of findings.
    package func findingCountsBySource() throws -> [FindingCount] {
        try read { db in
            let rows = try Row.fetchAll(
                db,
                sql: """
                    SELECT code, severity, sources.id AS source, sources.path AS path,
                      sum(occurrences) AS count
                    FROM findings JOIN sources ON sources.id = findings.source_id GROUP BY 1, 2, 3 ORDER BY 5 DESC, 1, 3
                    """)
            return try rows.map {
                FindingCount(
                    code: try $0.value("code"), severity: try $0.value("severity"), source: try $0.value("source"),
                    path: try $0.value("path"), count: try $0.value("count"))
            }
        }
    }

    /// A page of findings, in the order in which they were found.
    ///
    /// - Parameters:
    ///   - code: the code that they must have; `nil` for any.
    ///   - source: the key of the source that they must be of; `nil` for any.
    ///   - after: the key of the finding before the first; 0 for the first page.
    ///   - limit: the maximum number of findings.
    /// - Returns: the findings with their keys.
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    package func findings(
        code: String?, source: Int?, after: Int, limit: Int
    ) throws -> [(key: Int, finding: StoredFinding)] {
        try read { db in
            let rows = try Row.fetchAll(
                db,
                sql: """
                    SELECT findings.id AS key, sources.path AS source, \(StoredFinding.columns.qualifiedList) FROM findings
                    JOIN sources ON sources.id = findings.source_id
                    WHERE findings.id > ?1 AND (?2 IS NULL OR findings.code = ?2)
                      AND (?3 IS NULL OR findings.source_id = ?3)
                    ORDER BY findings.id LIMIT ?4
                    """, arguments: [after, code, source, limit])
            return try rows.map { (try $0.value("key"), try StoredFinding($0)) }
        }
    }
}
