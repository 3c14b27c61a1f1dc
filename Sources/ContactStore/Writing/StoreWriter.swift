public import ContactFormats
import GRDB
import PhoneNumbers

/// Writes sources into a database, one after another, exactly once each.
///
/// Rows and the checkpoint that counts them commit together. A source is known by the hash of its content: after a kill
/// at any moment the same calls pass over what is stored, write the rest, and leave the database as an undisturbed run
/// would have left it.
///
/// ```swift
/// try database.write(rules: NumberingPlan.rule) { writer in
///     guard case .new = try writer.beginSource(description) else { return }
///     try writer.write(contact, numbers: numbers)
///     try writer.finishSource(outcome)
/// }
/// ```
public final class StoreWriter {
    /// The counts of the source being written, with what earlier runs stored of it.
    public internal(set) var counts = SourceCounts()

    let db: Database
    let rows: ContactRowWriter
    let findings: FindingRowWriter
    /// How many contacts are written between two checkpoints.
    let checkpointInterval: Int
    let interruption: Interruption
    var source: OpenSource?
    var nextContact = 1

    init(
        db: Database, checkpointInterval: Int, interruption: Interruption,
        rule: @escaping @Sendable (Rule.ID) -> Rule?
    ) throws {
        self.db = db
        self.interruption = interruption
        self.checkpointInterval = checkpointInterval
        rows = try ContactRowWriter(db: db, rule: rule)
        findings = try FindingRowWriter(db: db)
    }

    /// Writes one contact with its numbers and normalized fields, or passes over it if an earlier run stored it.
    ///
    /// - Precondition: a source has been begun and not finished.
    public func write(
        _ contact: borrowing Contact, numbers: [ClassifiedNumber], normalized: [NormalizedField] = []
    ) throws {
        guard var source else { preconditionFailure("a contact without a source") }
        if source.contactsToPass > 0 {
            source.contactsToPass -= 1
            self.source = source
            return
        }
        try rows.write(contact, numbers: numbers, normalized: normalized, id: nextContact, source: source.id)
        nextContact += 1
        counts.storedContacts += 1
        for number in numbers { counts.count(number.reading.verdict) }
        source.contactsSinceCheckpoint += 1
        source.byteOffset = contact.origin.byteOffset + contact.origin.byteCount
        self.source = source
        if source.contactsSinceCheckpoint >= checkpointInterval { try checkpoint() }
    }

    /// Writes one finding, or passes over it if an earlier run stored it.
    ///
    /// - Precondition: a source has been begun and not finished.
    public func write(_ finding: Finding) throws {
        guard var source else { preconditionFailure("a finding without a source") }
        if source.findingsToPass > 0 {
            source.findingsToPass -= 1
            self.source = source
            return
        }
        try findings.write(finding, source: source.id)
        counts.findings += 1
    }
}

extension StoreWriter {
    /// The source being written.
    struct OpenSource {
        var id: Int
        /// Contacts and findings of an earlier run that come again.
        var contactsToPass = 0
        var findingsToPass = 0
        var contactsSinceCheckpoint = 0
        var byteOffset = 0
        /// The hash of the content; `nil` where it will be known only at the end.
        var sha256: String?
        /// Makes sure that the source still is what was begun.
        var beforeCheckpoint: () throws -> Void = {}

        /// Whether the content is known, so that a part of it may be committed.
        var isResumable: Bool { sha256 != nil }
    }
}
