public import ContactMatching
public import ContactStore
public import Threads

/// The people, questions and wrong joins that a threshold would give.
public struct PeopleForecast: Sendable, Hashable {
    /// The bits of evidence from which contacts are joined.
    public var threshold: Bits
    /// The number of people.
    public var people: Int
    /// The number of joins by the rule.
    public var joins: Int
    /// The number of pairs of people to review.
    public var questions: Int
    /// The number of joins that are expected to be wrong, by ``JoinCalibration``.
    public var wrongJoins: Double

    /// The thresholds of a forecast, beside that of the settings.
    private static let thresholds: [Bits] = [4, 5, 6, 7, 8, 9, 11, 12, 14, 16]

    /// Forecasts for several thresholds, the lowest first. Nothing is written.
    ///
    /// - Parameter busyTimeout: The time to wait for another process that has the database locked, in seconds.
    /// - Throws: `StoreError` if the database cannot be read; `CancellationError`.
    public static func all(
        database: String, settings: MatchSettings,
        busyTimeout: Double = ContactDatabase.defaultBusyTimeout, cancellation: Cancellation = Cancellation()
    ) throws -> [PeopleForecast] {
        var deduplication = Deduplication(database: database, cancellation: cancellation)
        deduplication.busyTimeout = busyTimeout
        let store = try ContactDatabase.open(at: database, busyTimeout: busyTimeout, cancellation: cancellation)
        let matcher = try deduplication.matcher(decisions: try store.decisions())
        let thresholds = Set(thresholds.filter { $0 >= settings.reviewFrom } + [settings.automaticFrom])
        return try thresholds.sorted().map { threshold in
            try cancellation.check()
            var settings = settings
            settings.automaticFrom = threshold
            return PeopleForecast(matcher.match(settings), from: threshold)
        }
    }

    private init(_ match: PeopleMatch, from threshold: Bits) {
        self.threshold = threshold
        people = match.peopleCount
        questions = match.review.count
        joins = match.joins.count { $0.basis != .decision }
        wrongJoins = match.joins.reduce(0) { sum, join in
            join.basis == .decision ? sum : sum + 1 - JoinCalibration.probability(of: join.bits)
        }
    }
}
