import GRDB

/// One row of `sources`: the input, and the counts of its rows.
public struct StoredSource: Sendable, Hashable {
    /// The path as the user gave it; `-` for standard input.
    public var path: String
    /// The SHA-256 of the content in lower-case hexadecimal.
    public var sha256: String
    /// The size in bytes.
    public var byteCount: Int
    /// `csv`, `vcard`; `nil` while unknown.
    public var format: String?
    /// `true` if the source was read to its end.
    public var isFinished: Bool
    /// The region of numbers in national form, as an ISO 3166-1 code.
    public var defaultRegion: String?
    /// The version of the numbering plans that numbers were validated against.
    public var planVersion: String
    /// Contacts read, stored, and skipped with a finding.
    public var contactsSeen, contactsStored, contactsSkipped: Int
    /// Numbers read, and numbers of each verdict.
    public var numbers, accepted, rejected, ambiguous, empty: Int
    /// Findings of every severity.
    public var findings: Int
    /// Contacts that somebody asked to forget.
    public var contactsForgotten = 0
    /// Contacts that a newer export has, and which are no longer stored here.
    public var contactsSuperseded = 0
    /// The key of the source.
    public var id = 0
    /// The form in which the source is incomplete, as a stable word; `nil` if nothing speaks for it.
    public var damage: String?
}

extension StoredSource {
    /// The columns that are read.
    static let columns: [SourceColumn] = [
        .id, .path, .sha256, .byteCount, .format, .status, .defaultRegion, .planVersion, .contactsSeen, .contactsStored,
        .contactsSkipped, .numbers, .numbersAccepted, .numbersRejected, .numbersAmbiguous, .numbersEmpty, .findings,
        .contactsForgotten, .contactsSuperseded, .damage,
    ]

    /// Decodes a row of the table.
    init(_ row: Row) throws {
        id = try row.value(SourceColumn.id)
        path = try row.value(SourceColumn.path)
        sha256 = try row.value(SourceColumn.sha256)
        byteCount = try row.count(SourceColumn.byteCount)
        format = try row.value(SourceColumn.format)
        isFinished = try row.value(SourceColumn.status) == SourceStatus.finished.rawValue
        defaultRegion = try row.value(SourceColumn.defaultRegion)
        planVersion = try row.value(SourceColumn.planVersion)
        contactsSeen = try row.count(SourceColumn.contactsSeen)
        contactsStored = try row.count(SourceColumn.contactsStored)
        contactsSkipped = try row.count(SourceColumn.contactsSkipped)
        numbers = try row.count(SourceColumn.numbers)
        accepted = try row.count(SourceColumn.numbersAccepted)
        rejected = try row.count(SourceColumn.numbersRejected)
        ambiguous = try row.count(SourceColumn.numbersAmbiguous)
        empty = try row.count(SourceColumn.numbersEmpty)
        findings = try row.count(SourceColumn.findings)
        contactsForgotten = try row.count(SourceColumn.contactsForgotten)
        contactsSuperseded = try row.count(SourceColumn.contactsSuperseded)
        damage = try row.value(SourceColumn.damage)
    }
}

extension ContactDatabase {
    /// The absolute paths of the files that the rejected records of sources were written to.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    package func rejectsFiles() throws -> Set<String> {
        try read { db in
            let column = SourceColumn.rejects.name
            return try String.fetchSet(db, sql: "SELECT \(column) FROM sources WHERE \(column) IS NOT NULL")
        }
    }
}

/// The values of `sources.status`.
enum SourceStatus: String {
    case unfinished, finished
}

extension ContactDatabase {
    /// All sources, in the order in which they were begun, with the counts of their numbers as they are now.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    public func sources() throws -> [StoredSource] {
        try read { db in
            let columns = StoredSource.columns
            let corrected = try CorrectedCounts.all(in: db)
            return try Row.fetchAll(db, sql: "SELECT \(columns.list) FROM sources ORDER BY id").map { row in
                var source = try StoredSource(row)
                corrected[try row.value(SourceColumn.id)]?.apply(to: &source)
                return source
            }
        }
    }

    /// All sources, in the order in which they were begun, with the counts of their numbers as they were read.
    ///
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    package func sourcesAsRead() throws -> [StoredSource] {
        try read { db in
            try Row.fetchAll(db, sql: "SELECT \(StoredSource.columns.list) FROM sources ORDER BY id").map(
                StoredSource.init)
        }
    }

    /// The source with some content, if it was read to its end.
    ///
    /// - Parameter sha256: The SHA-256 of the content in lower-case hexadecimal.
    /// - Throws: ``StoreError`` if the file cannot be read; `CancellationError`.
    public func finishedSource(sha256: String) throws -> StoredSource? {
        try read { db in
            try Row.fetchOne(
                db,
                sql: "SELECT \(StoredSource.columns.list) FROM sources WHERE sha256 = ? AND status = ?",
                arguments: [sha256, SourceStatus.finished.rawValue]
            ).map(StoredSource.init)
        }
    }

    /// The keys of the sources of a path that were read to their end, in the order in which they were begun.
    package func finishedSources(at path: String) throws -> [Int] {
        try read { try StoredPath.sources(at: path, in: $0).map(\.id) }
    }
}

extension ContactDatabase {
    /// Returns the source with some content, if it was read to its end, and the number of its columns that look like
    /// numbers or addresses and were not read.
    package func finishedSourceWithUnreadColumns(
        sha256: String
    ) throws -> (source: StoredSource, unreadColumns: Int)? {
        try read { try StoredSource.finished(sha256: sha256, in: $0) }
    }
}

extension StoredSource {
    static func finished(sha256: String, in db: Database) throws -> (StoredSource, Int)? {
        let source = try Row.fetchOne(
            db, sql: "SELECT \(columns.list) FROM sources WHERE sha256 = ? AND status = ?",
            arguments: [sha256, SourceStatus.finished.rawValue]
        ).map(StoredSource.init)
        guard let source else { return nil }
        let unread = try Int.fetchOne(
            db,
            sql: """
                SELECT count(*) FROM findings JOIN sources ON sources.id = source_id
                WHERE sha256 = ? AND code = 'unreadColumn'
                """, arguments: [sha256])
        return (source, unread ?? 0)
    }
}

/// The changes by corrections and edits to the number of a source's numbers, of all and of those with each verdict.
private struct CorrectedCounts {
    private let gains: [Int]

    private static let names = ["accepted", "rejected", "ambiguous", "empty", "added"]

    /// The counts of the sources that have corrections, by the key of the source.
    static func all(in db: Database) throws -> [Int: CorrectedCounts] {
        var counts: [Int: CorrectedCounts] = [:]
        for row in try Row.fetchAll(db, sql: "SELECT * FROM _corrected_counts") {
            counts[try row.value("source_id")] = CorrectedCounts(gains: try names.map { try row.value($0) })
        }
        return counts
    }

    /// Adds them to the counts of the source as it was read.
    func apply(to source: inout StoredSource) {
        source.accepted += gains[0]
        source.rejected += gains[1]
        source.ambiguous += gains[2]
        source.empty += gains[3]
        source.numbers += gains[4]
    }
}
