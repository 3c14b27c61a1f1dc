import ContactCleaning
import ContactStore

/// Keeps the pairs of the last deduplication. No page compares contacts.
actor PairReview {
    /// The pairs that a deduplication left.
    struct Known: Sendable {
        /// The pairs that are worth a look.
        var pairs: DoubtfulPairs
        /// The people that the rule made.
        var joins: AutomaticJoins
    }

    private let reader: DatabaseReader
    private var kept: (state: Int, known: Known)?
    private let readings = SharedReading<Known?>()

    init(_ reader: DatabaseReader) { self.reader = reader }

    /// Returns the pairs of the last deduplication; `nil` if it kept none. Questions at the same time are answered by one reading.
    ///
    /// - Parameter isAfresh: `true` to leave out the pairs that were decided since.
    /// - Throws: `StoreError` if the database cannot be read.
    func current(isAfresh: Bool = false) async throws -> Known? {
        if isAfresh {
            await readings.finish()
            kept = nil
        }
        return try await readings.value { try await self.look() }
    }

    private func look() async throws -> Known? {
        let state = try await reader.read { try $0.comparedState() }
        guard let state else { return nil }
        if let kept, kept.state == state { return kept.known }
        let known = try await reader.read { database in
            Known(pairs: try DoubtfulPairs(database), joins: try AutomaticJoins(database))
        }
        kept = (state, known)
        return known
    }
}
