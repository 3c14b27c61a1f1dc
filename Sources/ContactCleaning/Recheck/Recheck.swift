import ContactMatching
import ContactStore
import Dispatch
public import PhoneNumbers
public import Threads

/// Reads every stored number again: with the engine and the plans of this version, or with other options, and without the files.
///
/// ```swift
/// var recheck = Recheck(database: "contacts.db")
/// recheck.region = RegionCode("DE")
/// for group in try recheck.run().groups { print(group.count, group.before, group.after) }
/// ```
/// Where a number was corrected, its corrected text is read. A number of which no evidence gives anything new stays as it is.
public struct Recheck: Sendable {
    /// The path of the database.
    public var database: String
    /// The region of national numbers whose contact names no country, instead of that of each source.
    public var region: RegionCode?
    /// The policy that replaces that of each source; `nil` for that of the source.
    public var policy: AcceptancePolicy?
    /// The path of another table of numbering plans, as `compile-knowledge` writes it.
    public var plans: String?
    /// `true` to store the new states, as one change.
    public var isApplied: Bool
    /// The author of the change; recorded with it.
    public var author: String?
    /// A remark, recorded with the change.
    public var note: String?
    /// The number of seconds to wait for another process that has the database locked.
    public var busyTimeout = ContactDatabase.defaultBusyTimeout
    /// Cancels the work, from any thread.
    public var cancellation: Cancellation

    /// A recheck of a database, which ``run()`` starts.
    public init(database: String, isApplied: Bool = false, cancellation: Cancellation = Cancellation()) {
        self.database = database
        self.isApplied = isApplied
        self.cancellation = cancellation
    }

    /// Reads the numbers, on as many threads as there are cores.
    ///
    /// - Returns: the changes of state, in groups.
    /// - Throws: ``SourceError`` if the table of plans cannot be used; `StoreError` if the database cannot be read,
    ///   or written if the new states are to be stored; `CancellationError`.
    /// - Complexity: O(*n*) in the number of numbers.
    public func run() throws -> RecheckSummary {
        let file = try plans.map { try PlanTableFile($0) }
        // The table lives in the file's memory.
        return try withExtendedLifetime(file) { try run(table: file?.table ?? .world) }
    }

    private func run(table: PlanTable) throws -> RecheckSummary {
        var reader = StoredTextReader()
        reader.region = region
        reader.policy = policy
        reader.plans = table
        guard isApplied else { return try RecheckSummary(try findings(reader), table, try open()) }
        let store = try ContactDatabase.openForChange(
            at: database, busyTimeout: busyTimeout, cancellation: cancellation)
        return try store.change { writer in
            let findings = try findings(reader)
            var summary = try RecheckSummary(findings, table, try open())
            guard !findings.changes.isEmpty else { return summary }
            let change = try writer.record(
                kind: "recheck", author: author, note: note, sentence: note == nil ? remark(table) : nil)
            try writer.correct(
                findings.changes.lazy.map { found in
                    NewCorrection(
                        number: found.number, value: found.value, classification: found.read,
                        extensionDigits: found.after.extensionDigits)
                }, change: change, planVersion: table.planVersion, rule: { table.rule($0) })
            summary.change = change
            return summary
        }
    }

    /// The options, in words of the command.
    private func remark(_ table: PlanTable) -> Sentence {
        var settings = [Sentence(ChangeSentence.plans, ["version": .text(table.planVersion)])]
        if let region { settings.append(Sentence(ChangeSentence.region, ["region": .text(region.code)])) }
        if let text = policy?.text { settings.append(Sentence(ChangeSentence.allowed, ["words": .text(text)])) }
        return Sentence(ChangeSentence.recheck, ["settings": .list(settings.map { .sentence($0) }, .comma)])
    }

    private func open() throws -> ContactDatabase {
        try ContactDatabase.open(at: database, busyTimeout: busyTimeout, cancellation: cancellation)
    }

    /// The approximate number of contacts that one thread reads at a time.
    private static let pieceSize = 100_000

    private func findings(_ reader: StoredTextReader) throws -> RecheckFindings {
        let store = try open()
        let settings = try store.readingSettings()
        let hasHints = try store.hasCountryHints()
        let pieces = try store.contactRanges(size: Self.pieceSize)
        let results = Deduplication.workers.map(pieces.count) { piece in
            Result {
                // A connection reads on one thread at a time.
                let store = try open()
                var sink = RecheckSink(reader: reader, settings: settings, isDefault: region == nil)
                try store.readNumbers(of: pieces[piece], namesSources: Set(settings.values).count > 1, into: &sink)
                return try RecheckFindings(sink, reader: reader, hints: hasHints ? store : nil)
            }
        }
        return try results.reduce(into: RecheckFindings()) { $0.append(try $1.get()) }
    }
}
