import GRDB
import PhoneNumbers

/// A source that is in the database already, finished or not.
struct ExistingSource {
    var id: Int
    var path: String
    var isFinished: Bool
    var settings: SourceIdentity.Settings

    private static let columns: [SourceColumn] = [
        .id, .path, .status, .defaultRegion, .allowed, .normalized, .settings, .planVersion,
    ]

    private init(_ row: Row) throws {
        id = try row.value(SourceColumn.id)
        path = try row.value(SourceColumn.path)
        isFinished = try row.value(SourceColumn.status) == SourceStatus.finished.rawValue
        settings = SourceIdentity.Settings(
            defaultRegion: try row.value(SourceColumn.defaultRegion), allowed: try row.value(SourceColumn.allowed),
            normalized: try row.value(SourceColumn.normalized), overrides: try row.value(SourceColumn.settings),
            planVersion: try row.value(SourceColumn.planVersion))
    }

    /// The source with some content; `nil` if there is none.
    static func find(sha256: String, in db: Database) throws -> ExistingSource? {
        try Row.fetchOne(db, sql: "SELECT \(columns.list) FROM sources WHERE sha256 = ?", arguments: [sha256])
            .map(ExistingSource.init)
    }

    /// The source with a key.
    static func find(id: Int, in db: Database) throws -> ExistingSource? {
        try Row.fetchOne(db, sql: "SELECT \(columns.list) FROM sources WHERE id = ?", arguments: [id])
            .map(ExistingSource.init)
    }

    /// Returns the checkpoint of the earlier run; the start if there is none.
    func checkpoint(in db: Database) throws -> Checkpoint {
        let row = try Row.fetchOne(
            db, sql: "SELECT \(CheckpointColumn.allCases.list) FROM _checkpoints WHERE source_id = ?", arguments: [id])
        return try row.map(Checkpoint.init) ?? .start
    }

    /// Returns the counts of earlier runs: numbers counted again from the rows, contacts and findings from the
    /// checkpoint.
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
}

extension SourceIdentity {
    /// The settings on which the rows of a source depend.
    struct Settings: Equatable {
        var defaultRegion: String?
        var allowed: String?
        var normalized: String?
        var overrides: String?
        var planVersion: String
    }

    var settings: Settings {
        Settings(
            defaultRegion: defaultRegion, allowed: allowed, normalized: normalized, overrides: mapping,
            planVersion: planVersion)
    }
}
