package import ContactMatching
import ContactStore
import PhoneNumbers

extension PeopleDecisions {
    /// The kind of a change that accepted pairs without a look at each.
    package static let acceptance = "accept"

    /// The result of accepting pairs.
    package struct Acceptance: Sendable, Hashable {
        /// The change, by which all can be undone; `nil` if nothing was accepted.
        package var change: Int?
        /// The number of pairs that were accepted, and of those that stay to be looked at.
        package var accepted: Int, left: Int
    }

    /// Accepts all pairs of a weight that nobody has decided, in one change.
    ///
    /// A pair stays to be looked at if the people of both contradict each other, or if by other pairs a person would come of it of whom two
    /// contacts are no such pair.
    ///
    /// - Parameters:
    ///   - pairs: the pairs that are worth a look.
    ///   - bits: the lowest weight.
    ///   - expected: the number of pairs that the user was shown.
    /// - Throws: ``AcceptanceOutdated`` if there are others by now; ``PeopleError``; `StoreError`; `CancellationError`.
    package func accept(_ pairs: DoubtfulPairs, from bits: Bits, expecting expected: Int) throws -> Acceptance {
        let known = pairs.open(from: bits)
        guard known.count == expected else { throw AcceptanceOutdated(count: known.count) }
        let store = try ContactDatabase.open(at: database, busyTimeout: busyTimeout, cancellation: cancellation)
        let standings = try PairStandings(store)
        let open = try known.filter { try standings.standing($0.first, $0.second) == .open }
        var linked = LinkedPeople(
            try open.map { (try store.person(ofContact: $0.first) ?? 0, try store.person(ofContact: $0.second) ?? 0) })
        let accepted = zip(open, linked.pairs).sorted { $0.0.bits > $1.0.bits }.filter { linked.join($0.1) }.map(\.0)
        guard !accepted.isEmpty else { return Acceptance(accepted: 0, left: open.count) }
        let stored = try answer(
            accepted.map { Answer($0.first, $0.second, isSame: true) }, kind: Self.acceptance,
            remark: Sentence(ChangeSentence.acceptance, ["bits": .text(String(bits.description.dropFirst()))]))
        return Acceptance(change: stored.change, accepted: accepted.count, left: open.count - accepted.count)
    }
}

/// There are more or fewer pairs than were shown.
package struct AcceptanceOutdated: Error, CustomStringConvertible {
    /// The number of pairs that there are.
    package var count: Int

    package var description: String { "There are \(count) pairs now; nothing was stored." }
}

/// People who are joined where each two of them are a pair.
private struct LinkedPeople {
    let pairs: [(Int, Int)]
    private var isPair: Set<[Int]> = []
    private var groups: [Int: [Int]] = [:]

    init(_ pairs: [(Int, Int)]) {
        self.pairs = pairs
        for (one, two) in pairs { isPair.insert([min(one, two), max(one, two)]) }
    }

    /// Joins the people of a pair.
    ///
    /// - Returns: `false` if one of all of them is no pair with another.
    mutating func join(_ pair: (Int, Int)) -> Bool {
        let (one, two) = (groups[pair.0] ?? [pair.0], groups[pair.1] ?? [pair.1])
        if one.contains(pair.1) { return true }
        for first in one {
            for second in two where !isPair.contains([min(first, second), max(first, second)]) { return false }
        }
        for person in one + two { groups[person] = one + two }
        return true
    }
}
