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

    /// The source in whose place one is to come that was stored beside it before: of the same path, or that which is named.
    ///
    /// - Returns: `nil` if there is none, or if the one is a newer export of the other already.
    static func beside(
        _ stored: ExistingSource, path: String, predecessor: String?, for purpose: StoreWriter.Purpose, in db: Database
    ) throws -> ExistingSource? {
        guard purpose != .addition else { return nil }
        let id = predecessor.flatMap { Int($0) }
        var found = try StoredPath.sources(at: predecessor ?? path, in: db).map(\.id)
        if found.isEmpty, let id { found = [id] }
        found.removeAll { $0 == stored.id }
        if purpose == .replacement, found.count > 1 { throw UpdateError.severalOfPath(found) }
        let (own, isUpdate) = try lineage(of: stored.id, in: db)
        if purpose == .update, isUpdate, predecessor == nil { return nil }
        for id in found.reversed() {
            if purpose == .update, try lineage(of: id, in: db).name == own { continue }
            if let source = try find(id: id, in: db), source.isFinished { return source }
        }
        return nil
    }

    /// The hash that identifies all exports of the same contacts, and `true` if the source has taken the place of
    /// another.
    private static func lineage(of id: Int, in db: Database) throws -> (name: String?, isUpdate: Bool) {
        guard
            let row = try Row.fetchOne(db, sql: "SELECT lineage, sha256 FROM sources WHERE id = ?", arguments: [id])
        else { return (nil, false) }
        let lineage: String? = try row.value(SourceColumn.lineage)
        return (try lineage ?? row.value(SourceColumn.sha256), lineage != nil)
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

    /// Deletes the source and everything that came from it.
    ///
    /// - Parameter keeper: The keeper of the deleted rows; `nil` if nothing of them may come back.
    func erase(keeping keeper: RowKeeper? = nil, in db: Database) throws {
        try ContactDeletion.run(ofSource: id, keeping: keeper, in: db)
        try eraseRest(keeping: keeper, in: db)
        try RuleRow.deleteUnused(in: db)
    }

    /// Deletes the remaining rows of the source when its contacts are gone.
    func eraseRest(keeping keeper: RowKeeper?, in db: Database) throws {
        for table in StoreTable.ofSources {
            try keeper?.keep(table, where: "source_id = \(id)")
            try db.execute(sql: "DELETE FROM \(table.name) WHERE source_id = ?", arguments: [id])
        }
        try keeper?.keep(.sources, where: "id = \(id)")
        try db.execute(sql: "DELETE FROM sources WHERE id = ?", arguments: [id])
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
