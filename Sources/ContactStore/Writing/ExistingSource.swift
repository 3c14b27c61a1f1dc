import GRDB
import PhoneNumbers

/// A source that is in the database already, finished or not.
struct ExistingSource {
    var id: Int
    var path: String
    var isFinished: Bool
    var settings: SourceIdentity.Settings

    private static let columns: [SourceColumn] = [
        .id, .path, .status, .defaultRegion, .allowed, .normalized, .mapping, .planVersion,
    ]

    private init(_ row: Row) throws {
        id = try row.value(SourceColumn.id)
        path = try row.value(SourceColumn.path)
        isFinished = try row.value(SourceColumn.status) == SourceStatus.finished.rawValue
        settings = SourceIdentity.Settings(
            defaultRegion: try row.value(SourceColumn.defaultRegion), allowed: try row.value(SourceColumn.allowed),
            normalized: try row.value(SourceColumn.normalized), mapping: try row.value(SourceColumn.mapping),
            planVersion: try row.value(SourceColumn.planVersion))
    }

    /// The source with some content; `nil` if there is none.
    static func find(sha256: String, in db: Database) throws -> ExistingSource? {
        try Row.fetchOne(db, sql: "SELECT \(columns.list) FROM sources WHERE sha256 = ?", arguments: [sha256])
            .map(ExistingSource.init)
    }

    /// How far an earlier run came.
    func checkpoint(in db: Database) throws -> Checkpoint {
        let row = try Row.fetchOne(
            db, sql: "SELECT \(CheckpointColumn.allCases.list) FROM _checkpoints WHERE source_id = ?", arguments: [id])
        return try row.map(Checkpoint.init) ?? .start
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
            let count: Int = try row.value("count")
            let verdict: String = try row.value(PhoneNumberColumn.verdict)
            let reason: String? = try row.value(PhoneNumberColumn.reason)
            if let reason, let known = RejectionReason.allCases.first(where: { $0.name == reason }) {
                counts.rejectedNumbers[known] += count
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

    /// Deletes the source and everything that came from it.
    func erase(in db: Database) throws {
        try erasePeople(in: db)
        for table in StoreTable.ofContacts {
            try db.execute(
                sql: "DELETE FROM \(table.name) WHERE contact_id IN (SELECT id FROM contacts WHERE source_id = ?)",
                arguments: [id])
        }
        for table in StoreTable.ofSources {
            try db.execute(sql: "DELETE FROM \(table.name) WHERE source_id = ?", arguments: [id])
        }
        try db.execute(sql: "DELETE FROM sources WHERE id = ?", arguments: [id])
        try db.execute(
            sql: "DELETE FROM rules WHERE id NOT IN (SELECT rule_id FROM phone_numbers WHERE rule_id IS NOT NULL)")
    }
}

extension ExistingSource {
    /// Deletes what was decided about the contacts of the source. People who have other contacts keep those.
    private func erasePeople(in db: Database) throws {
        let contacts = "(SELECT id FROM contacts WHERE source_id = ?)"
        try db.execute(
            sql:
                "DELETE FROM corrections WHERE number_id IN (SELECT id FROM phone_numbers WHERE contact_id IN \(contacts))",
            arguments: [id])
        try db.execute(sql: "DELETE FROM decisions WHERE a IN \(contacts) OR b IN \(contacts)", arguments: [id, id])
        try db.execute(
            sql: """
                UPDATE people SET contacts = contacts - (
                  SELECT count(*) FROM memberships WHERE person_id = people.id AND contact_id IN \(contacts)
                ) WHERE id IN (SELECT person_id FROM memberships WHERE contact_id IN \(contacts))
                """, arguments: [id, id])
        try db.execute(sql: "DELETE FROM memberships WHERE contact_id IN \(contacts)", arguments: [id])
        try db.execute(sql: "DELETE FROM people WHERE contacts = 0")
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
