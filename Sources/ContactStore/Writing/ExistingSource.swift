import GRDB
import PhoneNumbers

/// A source that the database has met before.
struct ExistingSource {
    var id: Int
    var path: String
    var isFinished: Bool
    var settings: SourceIdentity.Settings

    /// The source with this content.
    static func find(sha256: String, in db: Database) throws -> ExistingSource? {
        let row = try Row.fetchOne(db, sql: "SELECT * FROM sources WHERE sha256 = ?", arguments: [sha256])
        guard let row else { return nil }
        return ExistingSource(
            id: row["id"], path: row["path"], isFinished: row["status"] == "finished",
            settings: SourceIdentity.Settings(
                defaultRegion: row["default_region"], allowed: row["allowed"], normalized: row["normalized"],
                mapping: row["mapping"], planVersion: row["plan_version"]))
    }

    /// How far an earlier run came.
    func checkpoint(in db: Database) throws -> Checkpoint {
        let row = try Row.fetchOne(db, sql: "SELECT * FROM _checkpoints WHERE source_id = ?", arguments: [id])
        guard let row else { return .start }
        return Checkpoint(byteOffset: row["byte_offset"], contacts: row["contacts"], findings: row["findings"])
    }

    /// What earlier runs stored, counted again from the rows.
    func counts(in db: Database) throws -> SourceCounts {
        var counts = SourceCounts()
        let checkpoint = try checkpoint(in: db)
        counts.storedContacts = checkpoint.contacts
        counts.findings = checkpoint.findings
        let rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT verdict, reason, count(*) AS count
                FROM phone_numbers JOIN contacts ON contacts.id = contact_id
                WHERE source_id = ? GROUP BY 1, 2
                """, arguments: [id])
        while let row = try rows.next() {
            let count: Int = row["count"]
            let verdict: String = row["verdict"]
            if let word: String = row["reason"], let reason = RejectionReason.allCases.first(where: { $0.name == word })
            {
                counts.rejectedNumbers[reason] += count
            } else if verdict == Verdict.accepted.name {
                counts.acceptedNumbers += count
            } else if verdict == Verdict.ambiguous.name {
                counts.ambiguousNumbers += count
            } else {
                counts.emptyNumbers += count
            }
        }
        return counts
    }

    /// Takes the source and everything that came from it out of the database.
    func erase(in db: Database) throws {
        for table in ["phone_numbers", "emails", "addresses", "details", "normalized_fields"] {
            try db.execute(
                sql: "DELETE FROM \(table) WHERE contact_id IN (SELECT id FROM contacts WHERE source_id = ?)",
                arguments: [id])
        }
        for table in ["contacts", "findings", "_checkpoints"] {
            try db.execute(sql: "DELETE FROM \(table) WHERE source_id = ?", arguments: [id])
        }
        try db.execute(sql: "DELETE FROM sources WHERE id = ?", arguments: [id])
        try db.execute(
            sql: "DELETE FROM rules WHERE id NOT IN (SELECT rule_id FROM phone_numbers WHERE rule_id IS NOT NULL)")
    }
}

extension SourceIdentity {
    /// What decides how the rows of a source come out.
    struct Settings: Equatable {
        var defaultRegion: String?
        var allowed: String?
        var normalized: String?
        var mapping: String?
        var planVersion: String
    }

    var settings: Settings {
        Settings(
            defaultRegion: defaultRegion, allowed: allowed, normalized: normalized, mapping: mapping,
            planVersion: planVersion)
    }
}
