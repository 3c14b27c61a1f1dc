package import ContactModel
import GRDB

extension ContactDatabase {
    /// The dates of a source that were kept as text, the values of other columns that may be dates with a year, and the region that its numbers were read in.
    ///
    /// - Parameter limit: the most dates of contacts, of their details and of other columns that are given.
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    /// - Complexity: O(*n*) in the number of contacts.
    package func dates(ofSource source: Int, limit: Int) throws -> (
        texts: [String], others: [String], region: String?
    ) {
        try read { db in
            let kinds = [Contact.Field.Kind.anniversary, .date].map { "'\($0.rawValue)'" }.joined(separator: ", ")
            let texts = try String.fetchAll(
                db,
                sql: """
                    SELECT * FROM (SELECT birthday FROM contacts WHERE source_id = ?1 AND birthday GLOB '[0-9]*[/.-][0-9]*'
                    AND birthday NOT GLOB '[0-9][0-9][0-9][0-9]*' ORDER BY id LIMIT ?2)
                    UNION ALL SELECT * FROM (SELECT value FROM details JOIN contacts ON contacts.id = contact_id
                    WHERE source_id = ?1 AND details.kind IN (\(kinds)) AND value GLOB '[0-9]*[/.-][0-9]*'
                    AND value NOT GLOB '[0-9][0-9][0-9][0-9]*' ORDER BY details.id LIMIT ?2)
                    """, arguments: [source, limit])
            let others = try String.fetchAll(
                db,
                sql: """
                    SELECT value FROM contacts, json_each(extras) WHERE source_id = ?1 AND json_each.type = 'text'
                    AND value GLOB '[0-9]*[/.-][0-9]*[/.-][12][0-9][0-9][0-9]*' LIMIT ?2
                    """, arguments: [source, limit])
            let region = try String.fetchOne(
                db, sql: "SELECT default_region FROM sources WHERE id = ?", arguments: [source])
            return (texts, others, region)
        }
    }

    /// The texts of a kind of dates that a source has, as they were read.
    ///
    /// - Parameter limit: the most that are given.
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    package func dateTexts(_ kind: Contact.Field.Kind, ofSource source: Int, limit: Int) throws -> [String] {
        let sql =
            switch FieldPlacement.of(kind) {
            case .contact(let column):
                """
                SELECT \(column.name) FROM contacts WHERE source_id = ?1 AND \(column.name) IS NOT NULL ORDER BY id LIMIT ?2
                """
            default:
                """
                SELECT value FROM details JOIN contacts ON contacts.id = contact_id
                WHERE source_id = ?1 AND details.kind = '\(kind.rawValue)' ORDER BY details.id LIMIT ?2
                """
            }
        return try read { try String.fetchAll($0, sql: sql, arguments: [source, limit]) }
    }
}
