import GRDB

/// A finding that says that something of a source is not stored.
package struct SourceLoss: Sendable, Hashable {
    /// The code of the finding.
    package var code: String
    /// The sentence for people.
    package var message: String
}

extension ContactDatabase {
    /// The findings that say that something of a source is not stored, by the hash of the source; the first of each code, in the
    /// order in which they were found.
    ///
    /// - Parameter codes: The codes of such findings.
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    /// - Complexity: O(*n*) in the number of findings.
    package func losses(codes: [String]) throws -> [String: [SourceLoss]] {
        try read { db in
            let marks = databaseQuestionMarks(count: codes.count)
            let rows = try Row.fetchCursor(
                db,
                sql: """
                    SELECT sha256, code, message, count(*) AS count, min(findings.id) FROM findings
                    JOIN sources ON sources.id = findings.source_id WHERE code IN (\(marks))
                    GROUP BY sources.id, code ORDER BY sources.id, min(findings.id)
                    """, arguments: StatementArguments(codes))
            var losses: [String: [SourceLoss]] = [:]
            while let row = try rows.next() {
                let sha256: String = try row.value("sha256")
                let count: Int = try row.value("count")
                let code: String = try row.value("code")
                let message: String = try row.value("message")
                let sentence = count == 1 ? message : "\(count) findings '\(code)', the first: \(message)"
                losses[sha256, default: []].append(SourceLoss(code: code, message: sentence))
            }
            return losses
        }
    }

    /// The fields of the findings of a code, by the hash of their source.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    package func fields(ofFindings code: String) throws -> [String: Set<String>] {
        try read { db in
            let rows = try Row.fetchCursor(
                db,
                sql: """
                    SELECT sha256, field FROM findings JOIN sources ON sources.id = findings.source_id
                    WHERE code = ? AND field IS NOT NULL
                    """, arguments: [code])
            var fields: [String: Set<String>] = [:]
            while let row = try rows.next() {
                let sha256: String = try row.value("sha256")
                fields[sha256, default: []].insert(try row.value("field"))
            }
            return fields
        }
    }
}
