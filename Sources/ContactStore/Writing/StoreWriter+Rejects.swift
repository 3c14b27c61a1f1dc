import GRDB

/// The records of a stored source that are still to be corrected.
package struct OpenRecords {
    /// The key of the source.
    package var source: Int
    /// The path of the file that its records to be corrected were written to; `nil` if there was none.
    package var rejects: String?
    /// The places in the source of the contacts with a number that is rejected or ambiguous now.
    package var ordinals: Set<Int>
}

extension StoreWriter {
    /// Returns the records that are still to be corrected of a source with some content; `nil` if it is not stored.
    package func openRecords(sha256: String) throws -> OpenRecords? {
        guard
            let row = try Row.fetchOne(
                db, sql: "SELECT id, rejects FROM sources WHERE sha256 = ?", arguments: [sha256])
        else { return nil }
        let source: Int = try row.value(SourceColumn.id)
        let ordinals = try Int.fetchAll(
            db,
            sql: """
                SELECT DISTINCT contacts.ordinal FROM contacts JOIN current_numbers ON contact_id = contacts.id
                WHERE source_id = ? AND verdict IN ('rejected', 'ambiguous')
                """, arguments: [source])
        return OpenRecords(source: source, rejects: try row.value(SourceColumn.rejects), ordinals: Set(ordinals))
    }

    /// Stores the path of the file that the records to be corrected of a stored source were written to.
    ///
    /// - Precondition: No source is being written.
    package func noteRejects(_ path: String, ofSource source: Int) throws {
        try db.inTransaction(.immediate) {
            try db.checkPlace()
            try db.execute(sql: "UPDATE sources SET rejects = ? WHERE id = ?", arguments: [path, source])
            try ledger.store(in: db)
            return .commit
        }
    }
}
