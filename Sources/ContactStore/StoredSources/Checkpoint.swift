import GRDB

/// The progress of an unfinished source.
public struct Checkpoint: Sendable, Hashable {
    /// The end of the last stored contact, in bytes of the source.
    public var byteOffset: Int
    /// The number of stored contacts.
    public var contacts: Int
    /// The number of stored findings.
    public var findings: Int

    /// A place in a source.
    public init(byteOffset: Int, contacts: Int, findings: Int) {
        self.byteOffset = byteOffset
        self.contacts = contacts
        self.findings = findings
    }

    /// The start of a source.
    static let start = Checkpoint(byteOffset: 0, contacts: 0, findings: 0)
}

extension Checkpoint {
    /// Decodes a row of `_checkpoints`.
    init(_ row: Row) throws {
        byteOffset = try row.count(CheckpointColumn.byteOffset)
        contacts = try row.count(CheckpointColumn.contacts)
        findings = try row.count(CheckpointColumn.findings)
    }

    /// Stores the checkpoint of a source, in the place of an earlier one.
    func save(source: Int, in db: Database) throws {
        let columns: [CheckpointColumn] = [.sourceID, .byteOffset, .contacts, .findings]
        try db.execute(
            sql: "INSERT OR REPLACE INTO _checkpoints (\(columns.list)) VALUES (\(columns.placeholders))",
            arguments: [source, byteOffset, contacts, findings])
    }
}

/// The part of a source that is stored when it is begun.
public enum SourceStart: Sendable, Hashable {
    /// Nothing: every contact is to be written.
    case new
    /// A part, from an earlier run: the contacts and findings up to the checkpoint are skipped.
    case resumed(Checkpoint)
    /// All of it, under this path: nothing is to be done.
    case finished(path: String)
    /// All of it, under this path, but read with other settings: nothing is done unless it is to be replaced.
    case finishedOtherwise(path: String, differences: [SettingDifference])
}
