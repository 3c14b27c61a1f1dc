public import ContactMatching
import ContactStore
import Foundation
import JSONWriting
public import Threads

/// Finds the people among the contacts of a database and stores them.
///
/// Contacts are never changed: people stand beside them. Decisions of users hold, and everything else is derived anew.
///
/// ```swift
/// let summary = try Deduplication(database: "contacts.db").run()
/// print(summary.contacts, summary.people)
/// ```
public struct Deduplication: Sendable {
    /// The path of the database.
    public var database: String
    /// The bits of evidence from which contacts are joined, or put before a person.
    public var settings: MatchSettings
    /// `true` to find the people without storing them.
    public var isDryRun: Bool
    /// The number of seconds to wait for another process that has the database locked.
    public var busyTimeout = ContactDatabase.defaultBusyTimeout
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

    /// The counts of a deduplication.
    public struct Summary: Sendable, Hashable {
        /// The number of contacts.
        public var contacts = 0
        /// The number of people that they are.
        public var people = 0
        /// The number of joins that the rule made.
        public var automaticJoins = 0
        /// The number of those of contacts that are the same in everything that is compared, which are not compared in pairs.
        public var copies = 0
        /// The number of joins that users decided.
        public var decidedJoins = 0
        /// The number of pairs of people that should be reviewed.
        public var pairsToReview = 0
        /// The number of refused joins, by the reason.
        public var refusedJoins: [RefusalReason: Int] = [:]
        /// The number of pairs that were compared.
        public var comparisons = 0
        /// The number of pairs without numbers that taught weights.
        public var teachingPairs = 0
        /// The weights that they moved, those moved most first.
        public var learnedWeights: [LearnedWeight] = []

        init(_ match: PeopleMatch, by matcher: ContactMatcher) {
            teachingPairs = matcher.teachingPairs
            learnedWeights = matcher.learnedWeights
            contacts = match.contacts.count
            people = match.peopleCount
            automaticJoins = match.joins.count { $0.basis != .decision }
            copies = match.joins.count { $0.basis == .copy }
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
            let store = try ContactDatabase.open(at: database, busyTimeout: busyTimeout, cancellation: cancellation)
            let matcher = try matcher(decisions: try store.decisions())
            try cancellation.check()
            progress(.comparing)
            return Summary(matcher.match(settings), by: matcher)
        }
        let store = try ContactDatabase.openForChange(
            at: database, busyTimeout: busyTimeout, cancellation: cancellation)
        return try store.change { writer in
            try derive(with: writer, progress: progress)
        }
    }

    /// Derives the people inside a transaction that has changed no contact and no person, and stores them, unless they are stored already.
    @discardableResult
    func derive(with writer: ChangeWriter, progress: (Phase) -> Void = { _ in }) throws -> Summary {
        progress(.reading)
        try writer.requireSoundPeople()
        let stored = BackgroundResult("stored people") { [database, busyTimeout, cancellation] in
            try ContactDatabase.open(at: database, busyTimeout: busyTimeout, cancellation: cancellation)
                .storedPeople()
        }
        // The thread ends before the transaction does.
        defer { stored.wait() }
        return try derive(
            from: try loader.load(isKept: true), over: { try stored.get() }, with: writer, progress: progress)
    }

    /// - Parameters:
    ///   - loaded: all contacts.
    ///   - stored: gives the people that are stored.
    private func derive(
        from loaded: consuming ContactLoader.Contacts, over stored: () throws -> StoredPeople,
        with writer: ChangeWriter,
        progress: (Phase) -> Void = { _ in }
    ) throws -> Summary {
        let decisions = try writer.decisions()
        let (pieces, replacesPieces) = (loaded.newPieces, loaded.replacesPieces)
        try cancellation.check()
        progress(.comparing)
        let matcher = Self.matcher(loaded.contacts, decisions)
        try cancellation.check()
        let match = matcher.match(settings)
        try cancellation.check()
        progress(.storing)
        let isChanged = try Self.store(match, over: try stored(), by: settings, with: writer) {
            Self.reasons(of: $0, match, matcher)
        }
        if isChanged {
            try writer.keep(pieces, replacing: replacesPieces, version: MatchSettings.ruleVersion)
        }
        let threshold = settings.automaticFrom.hundredths
        if try writer.comparedPieces(version: MatchSettings.ruleVersion, threshold: threshold) == nil {
            try writer.keepCompared(
                matcher.doubtfulPieces(match) + matcher.comparedPieces(match), version: MatchSettings.ruleVersion,
                threshold: threshold)
        }
        return Summary(match, by: matcher)
    }

    /// Stores people over those that are stored.
    ///
    /// - Parameter reasons: gives the reasons of joins.
    /// - Returns: `true` if rows were written.
    @discardableResult
    static func store(
        _ match: PeopleMatch, over stored: StoredPeople, by settings: MatchSettings, with writer: ChangeWriter,
        reasons: (ArraySlice<PeopleUpdate.Join>) -> [String]
    ) throws -> Bool {
        let joins = match.joins.lazy.filter { $0.basis != .decision }.map { join in
            PeopleUpdate.Join(first: join.first, second: join.second, hundredths: join.bits.hundredths)
        }
        let update = PeopleUpdate(
            contacts: match.contacts, starts: match.starts, joins: Array(joins),
            ruleVersion: MatchSettings.ruleVersion)
        return try writer.store(
            update, over: stored, note: note(on: settings), threshold: settings.automaticFrom.value, reasons: reasons)
    }

    /// Derives the people anew that decisions about some contacts can change, by the settings of the last deduplication.
    ///
    /// - Parameter hasChangedContacts: `true` if the transaction has changed contacts or people, which its own connection alone can read.
    static func renew(
        _ database: String, around contacts: [Int], with writer: ChangeWriter, hasChangedContacts: Bool = false,
        cancellation: Cancellation
    ) throws {
        let settings = Self.settings(automaticFrom: try writer.peopleThreshold())
        if var component = try PeopleComponent(writer, settings), try component.derive(around: contacts) { return }
        let deduplication = Deduplication(database: database, settings: settings, cancellation: cancellation)
        guard hasChangedContacts else {
            try deduplication.derive(with: writer)
            return
        }
        try writer.requireSoundPeople()
        _ = try deduplication.derive(
            from: try ContactLoader.load(through: writer), over: { try writer.storedPeople() }, with: writer)
    }

    /// The settings in words, as `history` shows them.
    private static func note(on settings: MatchSettings) -> String {
        "rule \(MatchSettings.ruleVersion), automatic from \(settings.automaticFrom.value) bits"
    }

    /// The settings of a deduplication that joined contacts from a number of bits; those of the rule without one.
    static func settings(automaticFrom bits: Double?) -> MatchSettings {
        bits.map { MatchSettings(automaticFrom: Bits($0)) } ?? MatchSettings()
    }

    /// The reasons of joins as they are stored.
    private static func reasons(
        of joins: ArraySlice<PeopleUpdate.Join>, _ match: PeopleMatch, _ matcher: ContactMatcher
    ) -> [String] {
        let size = 5_000
        return workers.map((joins.count + size - 1) / size) { piece in
            joins.dropFirst(piece * size).prefix(size).map { join in
                EvidenceJSON.text(
                    match.cardEvidence(join.first, join.second) ?? matcher.evidence(join.first, join.second))
            }
        }.flatMap { $0 }
    }

    /// The pairs that each blocking key gives, and what it leaves out. Nothing is written.
    ///
    /// - Throws: `StoreError` if the database cannot be read; `CancellationError`.
    public func blockingYields() throws -> [BlockingYield] {
        let store = try ContactDatabase.open(at: database, busyTimeout: busyTimeout, cancellation: cancellation)
        return try matcher(decisions: try store.decisions()).blockingYields()
    }

    // MARK: Reading

    static let workers = Workers { DispatchQueue.concurrentPerform(iterations: $0, execute: $1) }

    private var loader: ContactLoader {
        ContactLoader(database: database, busyTimeout: busyTimeout, cancellation: cancellation)
    }

    /// Reads all contacts and prepares them for matching.
    ///
    /// - Parameter others: Contacts from elsewhere, with keys that no contact has.
    func matcher(decisions: [StoredDecision], beside others: ContactBatch = ContactBatch()) throws -> ContactMatcher {
        var contacts = try loader.load(isKept: false).contacts
        if others.count > 0 { contacts.add(NormalizedContacts([others])) }
        return Self.matcher(contacts, decisions)
    }

    private static func matcher(
        _ contacts: consuming NormalizedContacts, _ decisions: [StoredDecision]
    ) -> ContactMatcher {
        ContactMatcher(contacts, decisions: decisions.map(MatchDecision.init), workers: workers)
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
