import GRDB

/// A source, as far as its records have to be found again.
package struct RecordSource: Sendable, Hashable {
    package var id: Int
    /// The path as the user gave it.
    package var path: String
    /// The SHA-256 of the content in lower-case hexadecimal.
    package var sha256: String
    /// The field of each column, as a mapping file has it; `nil` for a source without columns.
    package var mapping: String?
}

extension ChangeWriter {
    /// The sources, in the order in which they were begun.
    package func recordSources() throws -> [RecordSource] {
        try Row.fetchAll(db, sql: "SELECT id, path, sha256, mapping FROM sources ORDER BY id").map { row in
            RecordSource(
                id: try row.value(SourceColumn.id), path: try row.value(SourceColumn.path),
                sha256: try row.value(SourceColumn.sha256), mapping: try row.value(SourceColumn.mapping))
        }
    }

    /// The contacts of some sources that have, as they were read, a number without a good reading: the order is that of the keys.
    package func contactsWithRejects(ofSources sources: [Int]) throws -> [Int] {
        let list = sources.map { String($0) }.joined(separator: ", ")
        return try Int.fetchAll(
            db,
            sql: """
                SELECT DISTINCT contact_id FROM phone_numbers JOIN contacts ON contacts.id = contact_id
                WHERE verdict IN ('rejected', 'ambiguous') AND source_id IN (\(list)) ORDER BY contact_id
                """)
    }
}
