import GRDB
import PhoneNumbers
import Threads

/// Writes sources into a database, one after another, exactly once each.
///
/// Rows and the checkpoint that counts them are committed together. A source is identified by the hash of its content:
/// after a kill at any moment the same calls skip what is stored, write the rest, and leave the database as an undisturbed
/// run would have left it.
///
/// ```swift
/// try database.write(rule: NumberingPlan.rule) { writer in
///     if case .finished = try writer.beginSource(identity) { return }
///     var encoder = try writer.makeEncoder()
///     encoder.add(contact, numbers: numbers)
///     try writer.write(encoder.take())
///     try writer.finishSource(SourceOutcome(byteCount: byteCount, format: "csv"))
/// }
/// ```
public final class StoreWriter {
    /// The counts of the source being written, including those of earlier runs.
    public internal(set) var counts = SourceCounts()

    /// The author of the change by which a source takes the place of another.
    package var author: String?
    /// The change by which the source being written, or the last one, has taken the place of others; `nil` if it has not.
    package internal(set) var change: Int?
    /// The remark and the change of the plan whose files are being read; `nil` for any other writing.
    var applying: Sentence?
    var applied: Int?
    /// The sentences of the last change that was recorded.
    var remark: [Sentence] = []
    /// The source that a plan has written, while it is read again; `nil` for any other reading.
    var written: (source: Int, joined: Set<Int>)?
    /// The change that brings the sources which take no other's place; `nil` before the first one.
    var ingest: IngestChange?
    /// The source of the same path in whose place the one being written, or the last one, has come; `nil` if there is none.
    package internal(set) var replacement: SourceReplacement?

    let db: Database
    /// The minimum number of contacts between two checkpoints.
    let checkpointInterval: Int
    let cancellation: Cancellation
    let rule: @Sendable (NumberingRule.ID) -> NumberingRule?
    var source: OpenSource?
    /// The contacts that were stored before a newer export, and those that were read of it; none for other sources.
    var stored: [HashedContact] = [], read: [HashedContact] = []
    let ledger: DigestLedger
    let path: String
    /// `true` once the tables that every source needs were found to be as they were written.
    var isSound = false
    /// The whole paths of stored sources; `nil` until the first is looked for.
    var knownPaths: Set<String>?
    let transfer: BatchTransfer

    init(
        db: Database, path: String, ledger: DigestLedger, checkpointInterval: Int, cancellation: Cancellation,
        rule: @escaping @Sendable (NumberingRule.ID) -> NumberingRule?
    ) throws {
        self.db = db
        self.path = path
        self.ledger = ledger
        self.cancellation = cancellation
        self.checkpointInterval = checkpointInterval
        self.rule = rule
        transfer = try BatchTransfer(db: db, ledger: ledger)
    }

    /// Releases the last batch, once every source is finished or abandoned.
    func close() throws {
        try transfer.close()
    }

    /// Stores the rows of a batch, and commits them with a checkpoint if enough contacts have been written since the last.
    ///
    /// - Precondition: A source has been begun and not finished, and the batch is the next of its encoder.
    /// - Throws: ``StoreError`` from the surrounding ``ContactDatabase/write(checkpointInterval:rule:_:)``; what the check
    ///   before a checkpoint throws.
    public func write(_ batch: RowBatch) throws {
        guard var source else { preconditionFailure("rows without a source") }
        try transfer.store(batch.tables, source: source.id)
        counts += batch.counts
        if read.isEmpty, !batch.contacts.isEmpty { read.reserveCapacity(stored.count) }
        read += batch.contacts
        source.contactsSinceCheckpoint += batch.counts.storedContacts
        source.byteOffset = batch.byteOffset ?? source.byteOffset
        self.source = source
        if source.contactsSinceCheckpoint >= checkpointInterval { try checkpoint() }
    }
}

extension StoreWriter {
    /// The source being written.
    struct OpenSource {
        var id: Int
        var path = ""
        var planVersion: String
        /// The first of the keys that its contacts are written under.
        var firstContact = 0
        /// The checkpoint of an earlier run.
        var start = Checkpoint.start
        var contactsSinceCheckpoint = 0
        var byteOffset = 0
        /// The hash of the content; `nil` as long as it is not known.
        var sha256: String?
        /// Gives the hash once it is known.
        var findHash: () throws -> String? = { nil }
        /// Throws if the source has changed since it was begun.
        var beforeCheckpoint: () throws -> Void = {}

        /// The finished source that is deleted at the end, since this one comes in its place.
        var former: ExistingSource?
        /// The relation of the source to other finished sources.
        var purpose = Purpose.addition

        /// `true` if the content is known, so that a part of it may be committed before the rows of others are deleted.
        var isResumable: Bool { sha256 != nil && former == nil && purpose == .addition }
    }

    /// The relation of a source to the sources that are stored.
    public enum Purpose: Sendable {
        /// It is stored beside the others.
        case addition
        /// It comes in the place of the source with the same content under other settings, or else of that of the same path.
        case replacement
        /// It is a newer export of another source; see ``StoreWriter/supersedePredecessor(_:review:)``.
        case update

        /// The tables that must be as they were written: all of them where rows of other sources are deleted or moved.
        var touched: [StoreTable] {
            switch self {
            case .addition: [.sources, .rules, .checkpoints, .forgotten]
            case .replacement, .update: StoreTable.digested
            }
        }
    }
}
