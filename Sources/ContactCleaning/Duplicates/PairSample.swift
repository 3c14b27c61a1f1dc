package import ContactMatching
package import ContactStore

/// Pairs drawn at random among those that are worth a look and weigh so much, and what the answers to them say about all.
///
/// An answer is a decision like any other; the same contacts give the same sample.
package struct PairSample: Sendable {
    /// The number of pairs that are asked about.
    package static let size = 20

    /// The pairs that are asked about, and the answer to each: `nil` for none.
    package private(set) var pairs: [(pair: DoubtfulPairs.Pair, isSame: Bool?)] = []
    /// The number of pairs for which they stand.
    package let population: Int

    /// Draws a sample.
    ///
    /// - Parameters:
    ///   - pairs: the pairs that nobody had decided when they were read.
    ///   - bits: the lowest weight.
    /// - Throws: `StoreError` if the database cannot be read.
    package init(_ pairs: DoubtfulPairs, from bits: Bits, in database: ContactDatabase) throws {
        let standings = try PairStandings(database)
        let unseen = Set(try database.uncountedChanges().filter { $0.kind == PeopleDecisions.acceptance }.map(\.id))
        let all = pairs.open(from: bits)
        population = all.count
        for pair in all.sorted(by: { PeopleAudit.rank($0) < PeopleAudit.rank($1) }) {
            if self.pairs.count == Self.size { break }
            switch try standings.standing(pair.first, pair.second) {
            case .open: self.pairs.append((pair, nil))
            case .decided(let isSame, let change) where !unseen.contains(change): self.pairs.append((pair, isSame))
            default: break
            }
        }
    }

    /// The number of answers.
    package var answered: Int { pairs.count { $0.isSame != nil } }

    /// The share of all pairs that are two people's, by the answers; `nil` without any.
    package var wrong: ShareEstimate? {
        var stratum = ShareEstimate.Stratum(size: population)
        for case (_, let isSame?) in pairs {
            stratum.asked += 1
            if !isSame { stratum.found += 1 }
        }
        return ShareEstimate([stratum])
    }
}

extension PeopleAudit {
    fileprivate static func rank(_ pair: DoubtfulPairs.Pair) -> UInt64 { rank(Int64(pair.first), Int64(pair.second)) }
}
