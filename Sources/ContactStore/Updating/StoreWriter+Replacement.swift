import GRDB

extension StoreWriter {
    /// Deletes a finished source in whose place the one being written comes. What was corrected or decided about its contacts holds
    /// for those that both have.
    func replace(_ former: ExistingSource, isSameContent: Bool, by source: OpenSource) throws {
        try CarriedChanges.move(in: db) {
            try isSameContent ? pairsByOrdinal(former.id, source.id) : pairsByContent(former.id, source.id)
        }
        try db.execute(
            sql:
                """
                UPDATE sources SET lineage = coalesce(lineage, (SELECT coalesce(lineage, sha256) FROM sources WHERE id = ?))
                WHERE id = ?
                """,
            arguments: [former.id, source.id])
        try former.erase(in: db)
    }

    /// The same records of the same content.
    private func pairsByOrdinal(_ former: Int, _ source: Int) throws -> [(old: Int, new: Int)] {
        try Row.fetchAll(
            db,
            sql: """
                SELECT older.id AS old, newer.id AS new FROM contacts AS older
                JOIN contacts AS newer ON newer.source_id = ? AND newer.ordinal = older.ordinal
                WHERE older.source_id = ?
                """, arguments: [source, former]
        ).map { (try $0.value("old"), try $0.value("new")) }
    }

    /// Contacts with the same UID, or equal ones.
    private func pairsByContent(_ former: Int, _ source: Int) throws -> [(old: Int, new: Int)] {
        let all = try ContactFingerprint.all(by: .uid, in: db)
        return UpdateMatch(old: all.filter { $0.source == former }, new: all.filter { $0.source == source })
            .pairs.map { ($0.old.contact, $0.new.contact) }
    }
}
