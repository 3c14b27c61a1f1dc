/// Finds the people among contacts.
///
/// ```swift
/// var batch = ContactBatch()
/// var record = ContactRecord(id: 1)
/// record.append(.displayName, "Anna Example")
/// record.append(.email, "anna@example.org")
/// batch.append(record)
/// let people = ContactMatcher([batch]).match()
/// ```
public struct ContactMatcher: Sendable {
    private let prepared: Preparation
    private var decisions: [MatchDecision]
    let workers: Workers

    /// The data that does not depend on decisions. It is an object, so that copies of the matcher share it at no cost.
    private final class Preparation: Sendable {
        let comparison: PairComparison
        let pairs: CandidatePairs

        init(_ comparison: PairComparison, _ pairs: CandidatePairs) {
            self.comparison = comparison
            self.pairs = pairs
        }
    }

    var comparison: PairComparison {
        @inline(__always) _read { yield prepared.comparison }
    }
    var table: ContactTable {
        @inline(__always) _read { yield prepared.comparison.scorer.table }
    }
    private var pairs: CandidatePairs {
        @inline(__always) _read { yield prepared.pairs }
    }

    /// Prepares contacts for matching.
    ///
    /// - Parameters:
    ///   - batches: the contacts, each with a number of its own.
    ///   - decisions: the decisions of users; a later decision about the same contacts replaces an earlier one, and
    ///     decisions about contacts that are not there are ignored.
    ///   - workers: the distribution of the work over threads.
    public init(
        _ batches: consuming [ContactBatch], decisions: [MatchDecision] = [], workers: Workers = .serial
    ) {
        self.init(NormalizedContacts(batches), decisions: decisions, workers: workers)
    }

    /// Prepares normalized contacts for matching; their order changes nothing in the result.
    ///
    /// - Parameters:
    ///   - contacts: the contacts, each with a number of its own.
    ///   - decisions: the decisions of users, as for batches.
    ///   - workers: the distribution of the work over threads.
    public init(
        _ contacts: consuming NormalizedContacts, decisions: [MatchDecision] = [], workers: Workers = .serial
    ) {
        let table = ContactTable(contacts)
        let comparison = NameComparison(names: table.names, lexicon: NameLexicon(table.names))
        let shared = SharedValues(table, comparison, workers: workers)
        let frequencies = Frequencies(table, comparison.lexicon)
        let context = BlockingRule.Context(table: table, lexicon: comparison.lexicon)
        let pairs = CandidatePairs(context, shared, workers: workers)
        let fields = FieldModel(FieldComparison(table: table, comparison: comparison), frequencies, pairs)
        prepared = Preparation(
            PairComparison(scorer: PairScorer(table, comparison, shared, frequencies), fields: fields), pairs)
        self.decisions = decisions
        self.workers = workers
    }

    /// The same contacts with further decisions.
    public func withDecisions(_ further: [MatchDecision]) -> ContactMatcher {
        var matcher = self
        matcher.decisions += further
        return matcher
    }

    /// The number of pairs without numbers from which weights of fields were learned; 0 if there were too few.
    public var teachingPairs: Int { comparison.fields.taughtBy }

    /// The weights that the contacts taught, those that differ most from the rule's first.
    public var learnedWeights: [LearnedWeight] { comparison.fields.learnedWeights }

    /// The pairs that each blocking key gave, and what it left out.
    public func blockingYields() -> [BlockingYield] {
        CandidatePairs.yields(
            BlockingRule.Context(table: table, lexicon: comparison.scorer.comparison.lexicon),
            comparison.scorer.shared, workers: workers)
    }

    // MARK: People

    /// The number of rows in one piece of work.
    static let pieceSize = 4096

    /// The pairs from a weight on, in the order of the rows.
    private func scoredPairs(from limit: Bits) -> [RowPair] {
        let pieces = (table.rows.count + Self.pieceSize - 1) / Self.pieceSize
        let lists = workers.map(pieces) { piece in
            var scored: [RowPair] = []
            for first in piece * Self.pieceSize..<min(table.rows.count, (piece + 1) * Self.pieceSize) {
                for second in pairs.seconds(of: first) {
                    let bits = comparison.bits(first, Int(second))
                    if bits >= limit { scored.append(RowPair(bits: bits, first: UInt32(first), second: second)) }
                }
            }
            return scored
        }
        return lists.flatMap { $0 }
    }

    /// Joins contacts to people.
    public func match(_ settings: MatchSettings = MatchSettings()) -> PeopleMatch {
        let limit = min(settings.automaticFrom, settings.reviewFrom)
        let scored = scoredPairs(from: min(limit, CardPasses.lowestPair))
        let sorted = scored.filter { $0.bits >= limit }.sorted(by: <)
        let strong = sorted.prefix { $0.bits >= settings.automaticFrom }
        var union = PeopleUnion(comparison, decisions: [], settings)
        union.join(strong)
        let doubtful = union.doubtfulRows(among: scored)
        let passes = CardPasses(comparison, groups: union.groups, pairs: scored, settings, workers: workers)
        if !decisions.isEmpty {
            union = PeopleUnion(comparison, decisions: decisions, settings)
            union.join(strong)
        }
        union.join(passes.joins)
        return union.people(sorted, comparisons: pairs.count, doubtful: doubtful)
    }

    // MARK: Reasons

    /// Returns `true` if two contacts have a blocking key or a value in common, by which the rule compares them. Copies are.
    ///
    /// - Complexity: O(log contacts + pairs of the first contact).
    public func compares(_ first: Int64, _ second: Int64) -> Bool {
        guard let one = table.row(of: first), let two = table.row(of: second) else { return false }
        return one == two || pairs.seconds(of: min(one, two)).contains(UInt32(max(one, two)))
    }

    /// The reasons for and against two contacts being one person's; `nil` if one of them is not there.
    ///
    /// - Complexity: O(log contacts).
    public func evidence(_ first: Int64, _ second: Int64) -> Evidence? {
        guard let one = table.row(of: first), let two = table.row(of: second) else { return nil }
        if one == two { return .copy }
        return comparison.evidence(min(one, two), max(one, two))
    }
}
