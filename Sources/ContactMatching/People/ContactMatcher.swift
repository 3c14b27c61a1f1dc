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
    private let workers: Workers

    /// The data that does not depend on decisions. It is an object, so that copies of the matcher share it at no cost.
    private final class Preparation: Sendable {
        let comparison: PairComparison
        let pairs: CandidatePairs

        init(_ comparison: PairComparison, _ pairs: CandidatePairs) {
            self.comparison = comparison
            self.pairs = pairs
        }
    }

    private var comparison: PairComparison {
        @inline(__always) _read { yield prepared.comparison }
    }
    private var table: ContactTable {
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
        let separate = Set(decisions.filter { !$0.isSame }.flatMap { [$0.first, $0.second] })
        let table = ContactTable(contacts, separate: separate)
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
    ///
    /// Copies of one contact stay together: to part them, make a matcher with the decision.
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

    // MARK: Scores

    private struct Score {
        let bits: Bits
        let first: UInt32
        let second: UInt32

        /// Returns `true` if the first pair is joined before the second: the stronger one, then that of the lower rows.
        @inline(__always)
        static func < (one: Score, two: Score) -> Bool {
            if one.bits != two.bits { return one.bits > two.bits }
            return one.first != two.first ? one.first < two.first : one.second < two.second
        }
    }

    /// The number of rows in one piece of work.
    private static let pieceSize = 4096

    private func scores(from limit: Bits) -> [Score] {
        let pieces = (table.rows.count + Self.pieceSize - 1) / Self.pieceSize
        let lists = workers.map(pieces) { piece in
            var scores: [Score] = []
            for first in piece * Self.pieceSize..<min(table.rows.count, (piece + 1) * Self.pieceSize) {
                for second in pairs.seconds(of: first) {
                    let bits = comparison.bits(first, Int(second))
                    if bits >= limit { scores.append(Score(bits: bits, first: UInt32(first), second: second)) }
                }
            }
            return scores
        }
        return lists.flatMap { $0 }.sorted(by: <)
    }

    // MARK: People

    /// Joins contacts to people.
    public func match(_ settings: MatchSettings = MatchSettings()) -> PeopleMatch {
        let decided = DecidedRows(decisions, table)
        var union = GuardedUnion(comparison, apart: decided.apart)
        var joins: [ScoredPair] = []
        for row in table.rows.indices {
            let ids = table.ids(of: row)
            guard let first = ids.first else { continue }
            for id in ids.dropFirst() { joins.append(ScoredPair(first, id, MatchWeights.copy, .copy)) }
        }
        for pair in decided.same {
            if case .joined = union.join(pair.first, pair.second, isDecided: true) {
                joins.append(scored(pair.first, pair.second, .zero, .decision))
            }
        }
        let scores = scores(from: min(settings.automaticFrom, settings.reviewFrom))
        var refused: [(Score, RefusalReason)] = []
        for score in scores.prefix(while: { $0.bits >= settings.automaticFrom }) {
            switch union.join(score.first, score.second) {
            case .joined: joins.append(scored(score.first, score.second, score.bits, .rule))
            case .sameAlready: break
            case .refused(let reason): refused.append((score, reason))
            }
        }
        var roots = [UInt32](repeating: 0, count: table.rows.count)
        for row in roots.indices { roots[row] = union.root(UInt32(row)) }
        let review = review(scores.filter { $0.bits >= settings.reviewFrom }, roots, decided)
        let refusals = refused.filter { roots[Int($0.0.first)] != roots[Int($0.0.second)] }.map {
            RefusedJoin(pair: scored($0.0.first, $0.0.second, $0.0.bits, .rule), reason: $0.1)
        }
        let (contacts, starts) = people(roots)
        return PeopleMatch(
            contacts: contacts, starts: starts, joins: joins, review: review, refused: refusals,
            comparisons: pairs.count)
    }

    /// The strongest pair of each two people that are worth a look and that nobody decided about.
    private func review(_ scores: [Score], _ roots: [UInt32], _ decided: DecidedRows) -> [ScoredPair] {
        var seen: Set<UInt64> = []
        var apart: Set<UInt64> = []
        func key(_ one: UInt32, _ two: UInt32) -> UInt64 { UInt64(min(one, two)) << 32 | UInt64(max(one, two)) }
        for (row, others) in decided.apart {
            for other in others { apart.insert(key(roots[Int(row)], roots[Int(other)])) }
        }
        var review: [ScoredPair] = []
        for score in scores {
            let one = roots[Int(score.first)]
            let two = roots[Int(score.second)]
            guard one != two, !apart.contains(key(one, two)), seen.insert(key(one, two)).inserted else { continue }
            review.append(scored(score.first, score.second, score.bits, .rule))
        }
        return review
    }

    private func scored(_ first: UInt32, _ second: UInt32, _ bits: Bits, _ basis: ScoredPair.Basis) -> ScoredPair {
        let one = table.ids(of: Int(first)).first ?? 0
        let two = table.ids(of: Int(second)).first ?? 0
        return ScoredPair(one, two, bits, basis)
    }

    private func people(_ roots: [UInt32]) -> (contacts: [Int64], starts: [Int]) {
        // People are numbered as their first contacts come.
        var numbers = [UInt32](repeating: .max, count: roots.count)
        var sizes: [Int] = []
        for (_, row) in table.rowsByID {
            let root = Int(roots[Int(row)])
            if numbers[root] == .max {
                numbers[root] = UInt32(sizes.count)
                sizes.append(0)
            }
            sizes[Int(numbers[root])] += 1
        }
        var starts: [Int] = [0]
        starts.reserveCapacity(sizes.count + 1)
        for size in sizes { starts.append(starts[starts.count - 1] + size) }
        var places = starts
        var contacts = [Int64](repeating: 0, count: table.contactCount)
        for (id, row) in table.rowsByID {
            let person = Int(numbers[Int(roots[Int(row)])])
            contacts[places[person]] = id
            places[person] += 1
        }
        return (contacts, starts)
    }

    // MARK: Reasons

    /// The reasons for and against two contacts being one person's; `nil` if one of them is not there.
    ///
    /// - Complexity: O(log contacts).
    public func evidence(_ first: Int64, _ second: Int64) -> Evidence? {
        guard let one = table.row(of: first), let two = table.row(of: second) else { return nil }
        if one == two {
            return Evidence(
                bits: MatchWeights.copy, name: .full, parts: [EvidencePart(kind: .copy, bits: MatchWeights.copy)])
        }
        return evidence(rows: min(one, two), max(one, two))
    }

    private func evidence(rows first: Int, _ second: Int) -> Evidence {
        var parts: [EvidencePart] = []
        let level = comparison.forEachPart(first, second) { part in
            let value = part.value.isEmpty ? nil : table.values.string(part.value)
            parts.append(EvidencePart(kind: part.kind, bits: part.bits, value: value, people: part.people))
        }
        let sum = parts.reduce(Bits.zero) { $0 + $1.bits }
        let order = parts.enumerated().sorted {
            ($1.element.bits.hundredths.magnitude, $0.offset) < ($0.element.bits.hundredths.magnitude, $1.offset)
        }
        return Evidence(bits: sum, name: level, parts: order.map(\.element))
    }
}
