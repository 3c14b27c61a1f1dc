package import ContactStore

/// The present standing of pairs of contacts: decided, one person's, or still to be looked at.
package struct PairStandings {
    /// The standing of a pair.
    package enum Standing: Sendable, Hashable {
        /// Somebody decided about exactly these two, by a change.
        case decided(isSame: Bool, change: Int)
        /// They are one person's, whatever made them so.
        case onePerson
        /// Somebody decided that other contacts of their people are two people's.
        case apart
        /// Nobody has decided.
        case open
        /// One of them is not there any more, or is no person's yet.
        case gone
    }

    private let database: ContactDatabase
    /// The last decision about each two contacts, the lower first.
    private var latest: [[Int]: StoredDecision] = [:]
    /// The contacts from which somebody parted each.
    private var parted: [Int: [Int]] = [:]

    /// Reads the decisions of a database.
    ///
    /// - Throws: `StoreError` if the database cannot be read.
    package init(_ database: ContactDatabase) throws {
        self.database = database
        for decision in try database.decisions() {
            latest[[min(decision.first, decision.second), max(decision.first, decision.second)]] = decision
        }
        for decision in latest.values where !decision.isSame {
            parted[decision.first, default: []].append(decision.second)
            parted[decision.second, default: []].append(decision.first)
        }
    }

    /// The last decision about two contacts; `nil` if there is none.
    package func decision(_ first: Int, _ second: Int) -> StoredDecision? {
        latest[[min(first, second), max(first, second)]]
    }

    /// The standing of a pair.
    ///
    /// - Throws: `StoreError` if the database cannot be read.
    package func standing(_ first: Int, _ second: Int) throws -> Standing {
        if let decision = decision(first, second) { return .decided(isSame: decision.isSame, change: decision.change) }
        guard let one = try database.person(ofContact: first), let two = try database.person(ofContact: second)
        else { return .gone }
        if one == two { return .onePerson }
        return try areApart(one, two) ? .apart : .open
    }

    /// Returns `true` if somebody decided that a contact of one person is not the other's.
    package func areApart(_ one: Int, _ two: Int) throws -> Bool {
        if parted.isEmpty { return false }
        let others = try database.contacts(ofPerson: two)
        return try database.contacts(ofPerson: one).contains { contact in
            parted[contact]?.contains(where: others.contains) ?? false
        }
    }
}
