import GRDB

/// One row of `sources`: what was read, and what came of it.
public struct StoredSource: Sendable, Hashable {
    /// The path as the user gave it; `-` for standard input.
    public var path: String
    /// The SHA-256 of the content in lower-case hexadecimal.
    public var sha256: String
    /// The size in bytes.
    public var byteCount: Int
    /// `csv`, `vcard`; `nil` while unknown.
    public var format: String?
    /// Whether the source was read to its end.
    public var isFinished: Bool
    /// The region of numbers in national form.
    public var defaultRegion: String?
    /// The version of the plans that judged.
    public var planVersion: String
    /// Contacts met, in the database, and left out with a finding.
    public var contactsSeen, contactsStored, contactsSkipped: Int
    /// Numbers met, and what became of them.
    public var numbers, accepted, rejected, ambiguous, empty: Int
    /// Findings of every severity.
    public var findings: Int
}

extension StoredSource {
    /// Reads a row of the table.
    init(_ row: Row) {
        path = row["path"]
        sha256 = row["sha256"]
        byteCount = row["bytes"]
        format = row["format"]
        isFinished = row["status"] == "finished"
        defaultRegion = row["default_region"]
        planVersion = row["plan_version"]
        contactsSeen = row["contacts_seen"]
        contactsStored = row["contacts_stored"]
        contactsSkipped = row["contacts_skipped"]
        numbers = row["numbers"]
        accepted = row["numbers_accepted"]
        rejected = row["numbers_rejected"]
        ambiguous = row["numbers_ambiguous"]
        empty = row["numbers_empty"]
        findings = row["findings"]
    }
}

extension ContactDatabase {
    /// Every source, in the order in which they were begun.
    public func sources() throws -> [StoredSource] {
        try read { try Row.fetchAll($0, sql: "SELECT * FROM sources ORDER BY id").map(StoredSource.init) }
    }

    /// The source with this content, if it was read to its end.
    public func finishedSource(sha256: String) throws -> StoredSource? {
        try read {
            try Row.fetchOne(
                $0, sql: "SELECT * FROM sources WHERE sha256 = ? AND status = 'finished'", arguments: [sha256]
            ).map(StoredSource.init)
        }
    }
}
