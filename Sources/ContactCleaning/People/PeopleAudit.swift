public import ContactMatching
public import ContactStore
public import Threads

/// A sample of joins and of near misses, by which a user measures how many are wrong.
///
/// ```swift
/// let audit = try PeopleAudit(database: "contacts.db", questions: 60)
/// let answers = audit.questions.map { ask($0.pair) }
/// print(audit.result(of: answers).wrongJoins?.interval as Any)
/// ```
public struct PeopleAudit: Sendable {
    /// The pairs and the reasons for them.
    public let review: PeopleReview
    /// The pairs to ask about, in an order that tells nothing.
    public let questions: [Question]
    private let joins, nearMisses: [Int]

    /// A pair to ask about.
    public struct Question: Sendable, Hashable {
        /// The contacts and the weight of their evidence.
        public var pair: ScoredPair
        /// `true` if the rule joined them.
        public var isJoin: Bool
        /// The number of the part of all joins, or of all near misses, for which the pair stands.
        var stratum: Int
    }

    /// The measured shares; `nil` where nothing was answered.
    public struct Result: Sendable, Hashable {
        /// The share of joins that are wrong.
        public var wrongJoins: ShareEstimate?
        /// The share of near misses that are one person's.
        public var missedPairs: ShareEstimate?
    }

    /// Reads and compares all contacts, and draws a sample. Nothing is written, and the same contacts give the same sample.
    ///
    /// - Parameters:
    ///   - questions: the number of pairs to ask about; half of them are joins, where there are enough.
    ///   - settings: the bits of evidence from which contacts are joined, or should be reviewed.
    ///   - busyTimeout: The time to wait for another process that has the database locked, in seconds.
    /// - Throws: `StoreError` if the database cannot be read; `CancellationError`.
    public init(
        database: String, questions count: Int, settings: MatchSettings? = nil,
        busyTimeout: Double = ContactDatabase.defaultBusyTimeout, cancellation: Cancellation = Cancellation()
    ) throws {
        review = try PeopleReview(
            database: database, settings: settings, busyTimeout: busyTimeout, cancellation: cancellation)
        let joined = Self.strata(of: review.joins)
        let missed = Self.strata(of: review.pairs)
        joins = joined.map(\.count)
        nearMisses = missed.map(\.count)
        let half = min((count + 1) / 2, joins.reduce(0, +))
        let sample = Self.sample(joined, half, isJoin: true) + Self.sample(missed, count - half, isJoin: false)
        questions = sample.sorted { Self.rank($0.pair) < Self.rank($1.pair) }
    }

    /// The number of joins of the rule, and of near misses.
    public var population: (joins: Int, nearMisses: Int) { (joins.reduce(0, +), nearMisses.reduce(0, +)) }

    /// The shares by the answers to the questions: `true` for one person, `nil` for none.
    public func result(of answers: [Bool?]) -> Result {
        var joined = joins.map { ShareEstimate.Stratum(size: $0) }
        var missed = nearMisses.map { ShareEstimate.Stratum(size: $0) }
        for (question, answer) in zip(questions, answers) {
            guard let answer else { continue }
            if question.isJoin {
                joined[question.stratum].add(isFound: !answer)
            } else {
                missed[question.stratum].add(isFound: answer)
            }
        }
        return Result(wrongJoins: ShareEstimate(joined), missedPairs: ShareEstimate(missed))
    }

    // MARK: Sampling

    /// Pairs that are likely to be alike: of one stated probability, or of a few.
    private static func strata(of pairs: [ScoredPair]) -> [[ScoredPair]] {
        let ordered = pairs.sorted { ($0.bits, $0.first, $0.second) < ($1.bits, $1.first, $1.second) }
        let bounds: [Double] = [0.5, 0.8, 0.95, 0.99, 0.999]
        var strata = bounds.map { _ in [ScoredPair]() } + [[]]
        for pair in ordered {
            let probability = JoinCalibration.probability(of: pair.bits)
            strata[bounds.firstIndex { probability < $0 } ?? bounds.count].append(pair)
        }
        return strata
    }

    /// A sample of each stratum: more where answers differ more, and two at least.
    private static func sample(_ strata: [[ScoredPair]], _ count: Int, isJoin: Bool) -> [Question] {
        let spreads = strata.map { stratum in
            let probability = stratum.last.map { JoinCalibration.probability(of: $0.bits) } ?? 0
            return Double(stratum.count) * max(0.1, (probability * (1 - probability)).squareRoot())
        }
        let total = spreads.reduce(0, +)
        return strata.indices.flatMap { place in
            let share = total > 0 ? Int(Double(count) * spreads[place] / total) : 0
            return strata[place].sorted { rank($0) < rank($1) }.prefix(max(2, share)).map {
                Question(pair: $0, isJoin: isJoin, stratum: place)
            }
        }
    }

    /// A number by which pairs come as if drawn at random.
    private static func rank(_ pair: ScoredPair) -> UInt64 { rank(pair.first, pair.second) }

    static func rank(_ first: Int64, _ second: Int64) -> UInt64 {
        var state = UInt64(bitPattern: first) &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(bitPattern: second)
        for shift: UInt64 in [30, 27, 31] {
            state = (state ^ state >> shift) &* 0xBF58_476D_1CE4_E5B9
        }
        return state
    }
}

extension ShareEstimate.Stratum {
    fileprivate mutating func add(isFound: Bool) {
        asked += 1
        if isFound { found += 1 }
    }
}
