package import ContactMatching
package import ContactStore

/// The pairs that the last deduplication did not join and found worth a look, group by group: contacts whose people such pairs connect are a
/// group. The likeliest group comes first, and in it the likeliest pair.
///
/// They are read as they were kept; nothing is compared.
package struct DoubtfulPairs: Sendable {
    /// Two contacts.
    package struct Pair: Sendable, Hashable {
        /// The keys of the contacts, the lower first.
        package var first: Int, second: Int
        /// The weight of their evidence.
        package var bits: Bits
        /// `true` if their people contradict each other.
        package var isRefused: Bool
        /// The number of their group, from 0 on.
        package var group = 0
    }

    /// The pairs that nobody had decided when they were read, of any two people the strongest.
    package private(set) var pairs: [Pair] = []
    /// The number of groups.
    package private(set) var groupCount = 0
    /// The number of pairs of each group, and the group of each pair.
    private var groupSizes: [Int] = []
    private var groups: [Keys: Int] = [:]
    /// All pairs that are kept, and by each contact their places.
    private var all: [Pair] = []
    private var places: [Int: [Int]] = [:]

    private struct Keys: Hashable { var first: Int, second: Int }

    /// Reads the pairs of a database.
    ///
    /// - Throws: `StoreError` if the database cannot be read.
    package init(_ database: ContactDatabase) throws {
        for content in try database.comparedContents(Int.min...(-1)) {
            for pair in content.withUnsafeBufferPointer({ DoubtfulPair.decode($0) }) ?? [] {
                all.append(
                    Pair(
                        first: Int(pair.first), second: Int(pair.second), bits: pair.evidence.bits,
                        isRefused: pair.refusal != nil))
            }
        }
        all.sort { ($1.bits, $0.first, $0.second) < ($0.bits, $1.first, $1.second) }
        for (place, pair) in all.enumerated() {
            places[pair.first, default: []].append(place)
            places[pair.second, default: []].append(place)
        }
        try group(PairStandings(database), database)
    }

    /// The pairs of a contact, whatever was decided since, the strongest first.
    package func pairs(of contact: Int) -> [Pair] { (places[contact] ?? []).map { all[$0] } }

    /// The pairs from a weight on whose people do not contradict each other.
    package func open(from bits: Bits) -> [Pair] { pairs.filter { $0.bits >= bits && !$0.isRefused } }

    /// The number of groups of which some pair is not among those that were decided since.
    package func openGroupCount(after decisions: [StoredDecision]) -> Int {
        var left = groupSizes
        for keys in Set(decisions.map { Keys(first: min($0.first, $0.second), second: max($0.first, $0.second)) }) {
            if let group = groups[keys] { left[group] -= 1 }
        }
        return left.count { $0 > 0 }
    }

    /// The evidence of a pair; `nil` if it is not kept.
    ///
    /// - Throws: `StoreError` if the database cannot be read.
    package static func pair(_ first: Int, _ second: Int, in database: ContactDatabase) throws -> DoubtfulPair? {
        let piece = DoubtfulPair.piece(of: Int64(min(first, second)))
        let wanted = (Int64(min(first, second)), Int64(max(first, second)))
        return try database.comparedContents(piece...piece).lazy
            .flatMap { $0.withUnsafeBufferPointer { DoubtfulPair.decode($0) } ?? [] }
            .first { ($0.first, $0.second) == wanted }
    }

    private mutating func group(_ standings: PairStandings, _ database: ContactDatabase) throws {
        let people = try database.people(ofContacts: places.keys)
        var seen: Set<[Int]> = []
        var groups = ConnectedNumbers()
        for pair in all {
            guard let one = people[pair.first], let two = people[pair.second], one != two,
                seen.insert([min(one, two), max(one, two)]).inserted,
                standings.decision(pair.first, pair.second) == nil,
                try !standings.areApart(one, two)
            else { continue }
            groups.join(one, two)
            pairs.append(pair)
        }
        // The groups are numbered as their strongest pairs come.
        var numbers: [Int: Int] = [:]
        for place in pairs.indices {
            guard let person = people[pairs[place].first] else { continue }
            let root = groups.root(person)
            let number = numbers[root] ?? numbers.count
            numbers[root] = number
            pairs[place].group = number
        }
        groupCount = numbers.count
        groupSizes = [Int](repeating: 0, count: groupCount)
        for pair in pairs {
            groupSizes[pair.group] += 1
            self.groups[Keys(first: pair.first, second: pair.second)] = pair.group
        }
        pairs.sort { ($0.group, $1.bits, $0.first, $0.second) < ($1.group, $0.bits, $1.first, $1.second) }
    }
}
