public import ContactMatching
public import ContactStore
public import Threads

/// The pairs that should be reviewed, and the reasons for any two contacts.
public struct PeopleReview: Sendable {
    private let store: ContactDatabase
    private let matcher: ContactMatcher
    private let match: PeopleMatch
    /// The people of the contacts that are asked about.
    private let people: [Int64: Int]
    /// The bits of evidence from which contacts are joined, or should be reviewed.
    public let settings: MatchSettings

    /// Reads and compares all contacts. Nothing is written.
    ///
    /// - Parameters:
    ///   - settings: the bits of evidence from which contacts are joined; by default those of the last deduplication.
    ///   - busyTimeout: The time to wait for another process that has the database locked, in seconds.
    /// - Throws: `StoreError` if the database cannot be read; `CancellationError`.
    public init(
        database: String, settings: MatchSettings? = nil,
        busyTimeout: Double = ContactDatabase.defaultBusyTimeout, cancellation: Cancellation = Cancellation()
    ) throws {
        var deduplication = Deduplication(database: database, cancellation: cancellation)
        deduplication.busyTimeout = busyTimeout
        store = try ContactDatabase.open(at: database, busyTimeout: busyTimeout, cancellation: cancellation)
        matcher = try deduplication.matcher(decisions: try store.decisions())
        self.settings = try settings ?? MatchSettings(automaticFrom: Self.automaticFrom(of: store))
        match = matcher.match(self.settings)
        people = Self.people(of: match)
    }

    /// The weight from which the last deduplication joined contacts; that of the rule before the first.
    ///
    /// - Parameter busyTimeout: The time to wait for another process that has the database locked, in seconds.
    /// - Throws: `StoreError` if the database cannot be read.
    public static func automaticFrom(
        _ database: String, busyTimeout: Double = ContactDatabase.defaultBusyTimeout
    ) throws -> Bits {
        try automaticFrom(of: try ContactDatabase.open(at: database, busyTimeout: busyTimeout))
    }

    private static func automaticFrom(of store: ContactDatabase) throws -> Bits {
        Deduplication.settings(automaticFrom: try store.uncountedChanges().last { $0.kind == "dedupe" }?.threshold)
            .automaticFrom
    }

    private static func people(of match: PeopleMatch) -> [Int64: Int] {
        let wanted = Set(match.review.flatMap { [$0.first, $0.second] })
        var people: [Int64: Int] = [:]
        for person in 0..<(wanted.isEmpty ? 0 : match.peopleCount) {
            for contact in match.contacts(ofPerson: person) where wanted.contains(contact) { people[contact] = person }
        }
        return people
    }

    /// The joins by the rule, as they were made.
    public var joins: [ScoredPair] { match.joins.filter { $0.basis != .decision } }

    /// The pairs that are worth a look, the strongest first.
    public var pairs: [ScoredPair] { match.review }

    /// The reasons for and against two contacts being one person's, with values in the form in which they are compared, as they are stored.
    ///
    /// - Throws: ``PeopleError`` for contacts that are not there; `StoreError`.
    public func evidence(_ first: Int, _ second: Int) throws -> Evidence {
        for contact in [first, second] where matcher.evidence(Int64(contact), Int64(contact)) == nil {
            throw PeopleError.noSuchContact(contact)
        }
        guard first != second, let evidence = matcher.evidence(Int64(first), Int64(second)) else {
            throw PeopleError.sameContact(first)
        }
        return evidence
    }

    /// The same reasons, which quote what the contacts have as it is written there.
    ///
    /// - Throws: ``PeopleError`` for contacts that are not there; `StoreError`.
    public func writtenEvidence(_ first: Int, _ second: Int) throws -> Evidence {
        try written(evidence(first, second), first, second)
    }

    /// Evidence about two contacts, or about the cards of their people, which quotes what the contacts have as it is written there.
    ///
    /// - Throws: ``PeopleError`` for contacts that are not there; `StoreError`.
    public func written(_ evidence: Evidence, _ first: Int, _ second: Int) throws -> Evidence {
        evidence.quoting(try card(first), try card(second))
    }

    /// The evidence about the cards of the two people by which contacts were joined that by themselves are not; `nil` if that of the
    /// contacts did, or nothing.
    public func cardEvidence(_ first: Int, _ second: Int) -> Evidence? {
        match.cardEvidence(Int64(first), Int64(second))
    }

    /// The reason why a join by the rule was refused; `nil` if none was.
    public func refusal(_ first: Int, _ second: Int) -> RefusalReason? { refusedJoin(first, second)?.shortReason }

    /// The join by the rule that was refused; `nil` if none was.
    public func refusedJoin(_ first: Int, _ second: Int) -> RefusedJoin? {
        let pair = (Int64(min(first, second)), Int64(max(first, second)))
        return match.refused.first { ($0.pair.first, $0.pair.second) == pair }
    }

    /// The other contacts of the person of a contact that is asked about.
    public func companions(of contact: Int) -> [Int] {
        guard let person = people[Int64(contact)] else { return [] }
        return match.contacts(ofPerson: person).map { Int($0) }.filter { $0 != contact }
    }

    /// The state of a pair that is asked about: the other contacts of both, and what keeps them apart or is missing.
    public func sentences(about first: Int, _ second: Int, _ evidence: Evidence) -> [String] {
        let groups = [first, second].compactMap { contact -> String? in
            let others = companions(of: contact)
            guard !others.isEmpty else { return nil }
            let list = others.prefix(8).map(String.init).joined(separator: ", ") + (others.count > 8 ? " ..." : "")
            return "Contact \(contact) is one person with contact\(others.count == 1 ? "" : "s") \(list)."
        }
        if let refusal = refusedJoin(first, second) {
            return groups + ["The rule did not join them: \(refusal.sentence)."]
        }
        let missing = settings.automaticFrom - evidence.bits
        return missing > 0 ? groups + ["\(missing.description.dropFirst()) bits are missing to join them."] : groups
    }

    /// A contact to show.
    ///
    /// - Throws: `StoreError` if the database cannot be read; ``PeopleError`` if there is no such contact.
    public func card(_ contact: Int) throws -> ContactCard {
        guard let card = try store.contactCard(contact) else { throw PeopleError.noSuchContact(contact) }
        return card
    }

    /// Returns the stored conclusion about two contacts, one person's or not, with the reason.
    ///
    /// - Throws: ``PeopleError`` for contacts that are not there; `StoreError`; `CancellationError`.
    public func conclusion(_ first: Int, _ second: Int) throws -> PairConclusion {
        let bits = try evidence(first, second).bits
        let decisions = try store.decisions()
        let decision = decisions.last { $0.isAbout(first, second) }
        let people = (try store.person(ofContact: first), try store.person(ofContact: second))
        guard let one = people.0, let two = people.1 else {
            return PairConclusion(first, second, .unseen, decision.map { .decided($0) } ?? .nothing)
        }
        if one == two {
            return PairConclusion(first, second, .onePerson(one), try reasonForOne(first, second, one, decision))
        }
        let groups = (try store.contacts(ofPerson: one), try store.contacts(ofPerson: two))
        let barrier = decisions.last { barrier in
            !barrier.isSame && !isOverruled(barrier, decisions)
                && (groups.0.contains(barrier.first) && groups.1.contains(barrier.second)
                    || groups.0.contains(barrier.second) && groups.1.contains(barrier.first))
        }
        let reason: PairConclusion.Reason
        if let decision {
            reason = decision.isSame ? .overruled(decision, by: barrier) : .decided(decision)
        } else if let barrier {
            reason = .barrier(barrier)
        } else if let refusal = refusedJoin(first, second) {
            reason = refusal.contradiction.isEmpty ? .refused(refusal.reason) : .contradicted(refusal)
        } else if bits < settings.reviewFrom {
            reason = .nothing
        } else if !matcher.compares(Int64(first), Int64(second)) {
            reason = .neverCompared
        } else {
            reason = bits >= settings.automaticFrom ? .outdated : .doubtful
        }
        return PairConclusion(first, second, .twoPeople(one, two), reason)
    }

    private func isOverruled(_ decision: StoredDecision, _ decisions: [StoredDecision]) -> Bool {
        decisions.last { $0.isAbout(decision.first, decision.second) } != decision
    }

    /// Returns the reason why two contacts are one person's: a decision, their own evidence, or other contacts between
    /// them.
    private func reasonForOne(
        _ first: Int, _ second: Int, _ person: Int, _ decision: StoredDecision?
    ) throws -> PairConclusion.Reason {
        if let decision { return decision.isSame ? .decided(decision) : .outdated }
        let joins = try store.joins(ofPerson: person)
        let path = JoinPath.shortest(from: first, to: second, over: joins)
        if path.count == 1, path[0].bits != nil, cardEvidence(path[0].first, path[0].second) != nil {
            return .joinedByCards(path[0])
        }
        return path.isEmpty ? .outdated : .joined(path)
    }
}
