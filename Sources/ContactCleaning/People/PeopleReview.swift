public import ContactMatching
public import ContactStore

/// What to look at, and why: the pairs of a review, and the reasons for any two contacts.
public struct PeopleReview: Sendable {
    private let store: ContactDatabase
    private let matcher: ContactMatcher
    private let match: PeopleMatch

    /// Reads and compares all contacts. Nothing is written.
    ///
    /// - Throws: `StoreError` if the database cannot be read; `CancellationError`.
    public init(
        database: String, settings: MatchSettings = MatchSettings(), cancellation: Cancellation = Cancellation()
    ) throws {
        store = try ContactDatabase.open(at: database, cancellation: cancellation)
        matcher = try Deduplication(database: database, cancellation: cancellation).matcher(
            decisions: try store.decisions())
        match = matcher.match(settings)
    }

    /// The pairs that are worth a look, the strongest first.
    public var pairs: [ScoredPair] { match.review }

    /// The reasons for and against two contacts being one person's.
    ///
    /// - Throws: ``PeopleError`` for contacts that are not there.
    public func evidence(_ first: Int, _ second: Int) throws -> Evidence {
        for contact in [first, second] where matcher.evidence(Int64(contact), Int64(contact)) == nil {
            throw PeopleError.noSuchContact(contact)
        }
        guard first != second, let evidence = matcher.evidence(Int64(first), Int64(second)) else {
            throw PeopleError.sameContact(first)
        }
        return evidence
    }

    /// Why a join that the rule would have made was refused; `nil` if none was.
    public func refusal(_ first: Int, _ second: Int) -> RefusalReason? {
        let pair = (Int64(min(first, second)), Int64(max(first, second)))
        return match.refused.first { ($0.pair.first, $0.pair.second) == pair }?.reason
    }

    /// A contact to show.
    ///
    /// - Throws: `StoreError` if the database cannot be read; ``PeopleError`` if there is no such contact.
    public func card(_ contact: Int) throws -> ContactCard {
        guard let card = try store.contactCard(contact) else { throw PeopleError.noSuchContact(contact) }
        return card
    }
}
