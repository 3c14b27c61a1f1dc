public import ContactMatching
public import ContactStore
import Foundation
import JSONWriting

/// Finds the people among the contacts of a database and stores them.
///
/// Contacts are never changed: people stand beside them. What somebody decided holds, and everything else is derived anew.
///
/// ```swift
/// let summary = try Deduplication(database: "contacts.db").run()
/// print(summary.contacts, summary.people)
/// ```
public struct Deduplication: Sendable {
    /// The path of the database.
    public var database: String
    /// From how many bits contacts are joined, or put before a person.
    public var settings: MatchSettings
    /// Whether the people are found and not stored.
    public var isDryRun: Bool
    /// Cancels the work, from any thread.
    public var cancellation: Cancellation

    /// A deduplication, which ``run(progress:)`` starts.
    public init(
        database: String, settings: MatchSettings = MatchSettings(), isDryRun: Bool = false,
        cancellation: Cancellation = Cancellation()
    ) {
        self.database = database
        self.settings = settings
        self.isDryRun = isDryRun
        self.cancellation = cancellation
    }

    /// The phases of the work.
    public enum Phase: String, Sendable, CaseIterable {
        case reading, comparing, storing
    }

    /// What a deduplication found.
    public struct Summary: Sendable, Hashable {
        /// How many contacts there are.
        public var contacts = 0
        /// How many people they are.
        public var people = 0
        /// How many joins the rule made.
        public var automaticJoins = 0
        /// How many joins somebody decided.
        public var decidedJoins = 0
        /// How many pairs of people are worth a look.
        public var pairsToReview = 0
        /// How many joins were refused, by the reason.
        public var refusedJoins: [RefusalReason: Int] = [:]
        /// How many pairs were compared.
        public var comparisons = 0

        init(_ match: PeopleMatch) {
            contacts = match.contacts.count
            people = match.peopleCount
            automaticJoins = match.joins.count { $0.basis != .decision }
            decidedJoins = match.joins.count { $0.basis == .decision }
            pairsToReview = match.review.count
            for refused in match.refused { refusedJoins[refused.reason, default: 0] += 1 }
            comparisons = match.comparisons
        }
    }

    /// Finds the people and stores them. If they are stored already, the database stays as it is.
    ///
    /// - Parameter progress: is called at the start of each phase.
    /// - Throws: `StoreError` if the database cannot be read or written; `CancellationError`. The people are those of before then.
    public func run(progress: (Phase) -> Void = { _ in }) throws -> Summary {
        if isDryRun {
            progress(.reading)
            let store = try ContactDatabase.open(at: database, cancellation: cancellation)
            let matcher = try matcher(decisions: try store.decisions())
            progress(.comparing)
            return Summary(matcher.match(settings))
        }
        let store = try ContactDatabase.openForChange(at: database, cancellation: cancellation)
        return try store.change { writer in
            try derive(with: writer, progress: progress)
        }
    }

    /// Derives the people inside a transaction and stores them, unless they are stored already.
    @discardableResult
    func derive(with writer: ChangeWriter, progress: (Phase) -> Void = { _ in }) throws -> Summary {
        progress(.reading)
        let matcher = try matcher(decisions: try writer.decisions())
        try cancellation.check()
        progress(.comparing)
        let match = matcher.match(settings)
        try cancellation.check()
        progress(.storing)
        try writer.store(
            PeopleUpdate(
                contacts: match.contacts, starts: match.starts, joins: joins(match, matcher),
                ruleVersion: MatchSettings.ruleVersion),
            note: Self.note(on: settings))
        return Summary(match)
    }

    /// Derives the people anew, by the settings of the last deduplication.
    static func renew(
        _ database: String, with writer: ChangeWriter, cancellation: Cancellation
    ) throws {
        var settings = MatchSettings()
        if let note = try writer.noteOnPeople(), let bits = automaticFrom(note) { settings.automaticFrom = bits }
        try Deduplication(database: database, settings: settings, cancellation: cancellation).derive(with: writer)
    }

    // The settings are kept as the note of the change, where `history` shows them.

    private static func note(on settings: MatchSettings) -> String {
        "rule \(MatchSettings.ruleVersion), automatic from \(settings.automaticFrom.value) bits"
    }

    private static func automaticFrom(_ note: String) -> Bits? {
        guard let match = note.firstMatch(of: /automatic from (-?[0-9.]+) bits/) else { return nil }
        return Double(match.1).map { Bits($0) }
    }

    private func joins(_ match: PeopleMatch, _ matcher: ContactMatcher) -> [PeopleUpdate.Join] {
        let joins = match.joins.filter { $0.basis != .decision }
        let size = 10_000
        return Self.workers.map((joins.count + size - 1) / size) { piece in
            joins[piece * size..<min(joins.count, (piece + 1) * size)].map { join in
                PeopleUpdate.Join(
                    first: join.first, second: join.second, bits: join.bits.value,
                    parts: EvidenceJSON.text(matcher.evidence(join.first, join.second)))
            }
        }.flatMap { $0 }
    }

    // MARK: Reading

    static let workers = Workers { DispatchQueue.concurrentPerform(iterations: $0, execute: $1) }

    /// How many contacts make one batch.
    private static let batchSize = 50_000

    /// Reads all contacts, on as many threads as there are cores.
    func matcher(decisions: [StoredDecision]) throws -> ContactMatcher {
        let last = try ContactDatabase.open(at: database, cancellation: cancellation).lastContact()
        let pieces = (last + Self.batchSize - 1) / Self.batchSize
        let results = Self.workers.map(pieces) { piece in
            Result {
                // A connection reads on one thread at a time.
                let store = try ContactDatabase.open(at: database, cancellation: cancellation)
                var sink = MatchingSink()
                let range = piece * Self.batchSize + 1...(piece + 1) * Self.batchSize
                try store.readValues(of: range, into: &sink)
                return sink.batch
            }
        }
        let batches = try results.map { try $0.get() }
        return ContactMatcher(
            batches,
            decisions: decisions.map { MatchDecision(Int64($0.first), Int64($0.second), isSame: $0.isSame) },
            workers: Self.workers)
    }
}

/// Evidence as it is stored: an array of the parts, each with its kind, its bits and the value that it is about.
enum EvidenceJSON {
    static func text(_ evidence: Evidence?) -> String {
        var json = JSONWriter()
        json.array { json in
            for part in evidence?.parts ?? [] {
                json.object { json in
                    json.member("kind", part.kind.rawValue)
                    json.member("bits", part.bits.description)
                    if let value = part.value { json.member("value", value) }
                    if part.people > 0 { json.member("people", part.people) }
                }
            }
        }
        return String(decoding: json.bytes, as: UTF8.self)
    }
}
