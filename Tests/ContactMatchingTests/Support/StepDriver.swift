@testable import ContactMatching

/// The steps of matching in their order, as a job for many machines calls them: rows go from one to another as frames, and each machine has
/// some of the buckets.
struct StepDriver {
    let bucketCount: Int
    /// The number of machines.
    let machines: Int
    private var facts: [String: MatchRecords] = [:]
    private(set) var passes = 0

    init(bucketCount: Int, machines: Int) { (self.bucketCount, self.machines) = (bucketCount, machines) }

    // MARK: Rows

    /// The result of a step.
    private func run(_ step: MatchStep, _ inputs: MatchRecords...) throws -> MatchRecords {
        var known = MatchRecords()
        for facts in facts.values { known.append(contentsOf: facts) }
        var output = MatchRecords()
        for machine in 0..<machines {
            let input = Self.sent(
                inputs.map { rows in rows.filter { Int(rows.buckets[$0]) % machines == machine } }.joined())
            output.append(contentsOf: Self.sent(try step.run(input, facts: known, bucketCount: bucketCount)))
        }
        return output
    }

    /// Rows that were sent to another machine.
    private static func sent(_ rows: MatchRecords) -> MatchRecords {
        var bytes: [UInt8] = []
        rows.forEachFrame { bytes += $0 }
        return (try? bytes.withUnsafeBytes { try MatchRecords(frames: $0) }) ?? MatchRecords()
    }

    private static func pairs(_ rows: MatchRecords) -> [NumberPair: Int32] {
        var pairs: [NumberPair: Int32] = [:]
        for place in 0..<rows.count where rows.kind(place) == .pair {
            pairs[NumberPair(rows.firsts[place], rows.seconds[place])] = rows.weights[place]
        }
        return pairs
    }

    // MARK: Steps

    /// The contacts of each person of several.
    mutating func people(_ contacts: NormalizedContacts, settings: MatchSettings = MatchSettings()) throws -> Set<
        [Int64]
    > {
        let read = Self.sent(MatchRecords(contacts))
        let samples = read.of(.sample).firsts.sorted()
        var boundaries = MatchRecords()
        for place in 1..<bucketCount where !samples.isEmpty {
            boundaries.append(.boundary, samples[samples.count * place / bucketCount])
        }
        facts["boundaries"] = boundaries
        let placed = try run(.place, read.of(.contacts).inBucket { $0 % bucketCount })
        facts["crowded"] = try run(.crowd, placed.of(.valueNames))
        let numbered = try run(.number, placed.of(.contacts))
        let size = numbered.of(.size).firsts.reduce(0, +)
        facts["sizes"] = numbered.of(.size)
        facts["book"] = book(size)
        let rows = numbered.of(.rows)
        facts["counts"] = try run(.sum, run(.count, rows))
        let scored = try score(rows, share(rows), keyed(rows), teaches: true)
        var joined = try join(rows, scored.filter { $0.value >= settings.automaticFrom.hundredths }, [:])
        var cards = try run(.merge, rows, joined.of(.holders), joined.of(.member))
        var members = Self.members(joined)
        facts["book"] = book(cards.of(.size).firsts.reduce(0, +), of: size)
        facts["counts"] = try run(.sum, run(.count, cards.of(.rows)))
        var made = Set(members.values.map(\.card))
        func card(_ row: Int64) -> Int64 { members[row]?.card ?? row }
        let candidates = scored.filter { pair, weight in
            let isMade = made.contains(card(pair.first)) || made.contains(card(pair.second))
            return card(pair.first) != card(pair.second)
                && (weight >= settings.automaticFrom.hundredths - 300 || isMade)
        }.keys
        while passes < CardPasses.maximumPasses {
            var pairs = MatchRecords()
            for pair in candidates {
                let (one, two) = (card(pair.first), card(pair.second))
                guard one != two, passes == 0 || made.contains(one) || made.contains(two) else { continue }
                pairs.append(.pair, bucket: NumberedRows.bucket(of: min(one, two)), min(one, two), max(one, two))
            }
            passes += 1
            let rowsOfCards = cards.of(.rows)
            let strong = try score(rowsOfCards, share(rowsOfCards), pairs).filter {
                $0.value >= settings.automaticFrom.hundredths
            }
            joined = try join(rows, strong, members)
            let new = Self.members(joined)
            if new.isEmpty { break }
            made = Set(new.values.map(\.card))
            cards = try run(.merge, rowsOfCards, joined.of(.holders), joined.of(.member))
            members.merge(new) { $1 }
        }
        let listed = try run(.list, rows)
        let people = Dictionary(grouping: 0..<listed.count) { card(listed.seconds[$0]) }
        return Set(people.values.map { places in places.map { listed.firsts[$0] }.sorted() }.filter { $0.count > 1 })
    }

    private func book(_ size: Int64, of rows: Int64? = nil) -> MatchRecords {
        var book = MatchRecords()
        book.append(.book, size, (rows ?? size) - size, weight: rows == nil ? 0 : 1)
        return book
    }

    private static func members(_ joined: MatchRecords) -> [Int64: (card: Int64, late: Int32)] {
        let members = joined.of(.member)
        return Dictionary(
            uniqueKeysWithValues: members.firsts.indices.map {
                (members.firsts[$0], (members.seconds[$0], members.weights[$0]))
            })
    }

    private mutating func share(_ rows: MatchRecords) throws -> MatchRecords {
        let shared = try run(.share, run(.hold, rows))
        facts["people"] = shared.of(.people)
        facts["bridges"] = try run(.bridge, shared.of(.bridgeNames))
        return shared
    }

    private mutating func keyed(_ rows: MatchRecords) throws -> MatchRecords {
        let blocked = try run(.block, run(.key, rows))
        facts["crowded keys"] = blocked.of(.crowdedKey)
        return Self.sent([blocked.of(.pairs), try run(.block, run(.refine, rows)).of(.pairs)].joined())
    }

    private mutating func score(
        _ rows: MatchRecords, _ shared: MatchRecords, _ pairs: MatchRecords, teaches: Bool = false
    ) throws -> [NumberPair: Int32] {
        let gathered = try run(.gather, shared.of(.pairs), pairs)
        let near = [rows, try run(.fetch, rows, gathered.of(.want)), gathered.of(.pairs), shared.of(.told)].joined()
        if teaches { facts["lesson"] = try lesson(rows, taught: run(.learn, near)) }
        return Self.pairs(try run(.score, near))
    }

    private func lesson(_ rows: MatchRecords, taught: MatchRecords) throws -> MatchRecords {
        var patterns = MatchRecords()
        patterns.append(.pattern, 0, Int64(taught.count))
        for place in 0..<taught.count {
            patterns.append(.pattern, 1, Int64(taught.count), content: taught.withContent(place) { Array($0) })
        }
        let drawn = try run(.fetch, rows, try MatchStep.draw.run(MatchRecords(), facts: all, bucketCount: bucketCount))
        return try MatchStep.teach.run([patterns, drawn].joined(), facts: all, bucketCount: bucketCount)
    }

    private var all: MatchRecords { Array(facts.values).joined() }

    private func join(
        _ rows: MatchRecords, _ strong: [NumberPair: Int32], _ members: [Int64: (card: Int64, late: Int32)]
    ) throws -> MatchRecords {
        let linked = try run(
            .link,
            strong.reduce(into: MatchRecords()) { rows, pair in
                rows.append(.pair, bucket: NumberedRows.bucket(of: pair.key.first), pair.key.first, pair.key.second)
            })
        let nodes = Array(Set(strong.keys.flatMap { [$0.first, $0.second] })).sorted()
        let places = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1, UInt32($0)) })
        var sets = DisjointSets(count: nodes.count)
        for place in 0..<linked.count {
            sets.join(places[linked.firsts[place]] ?? 0, places[linked.seconds[place]] ?? 0)
        }
        func bucket(_ node: Int64) -> Int { Int(sets.root(places[node] ?? 0)) * 7 % bucketCount }
        var (wants, input) = (MatchRecords(), MatchRecords())
        for (pair, weight) in strong {
            input.append(.pair, bucket: bucket(pair.first), pair.first, pair.second, weight: weight)
        }
        for (row, member) in members where places[member.card] != nil {
            wants.append(.want, bucket: NumberedRows.bucket(of: row), row, Int64(bucket(member.card)))
            input.append(.member, bucket: bucket(member.card), row, member.card, weight: member.late)
        }
        for node in nodes { wants.append(.want, bucket: NumberedRows.bucket(of: node), node, Int64(bucket(node))) }
        return try run(.join, run(.fetch, rows, wants), input)
    }
}

extension MatchRecords {
    /// The rows at some places.
    fileprivate func filter(_ isWanted: (Int) -> Bool) -> MatchRecords {
        var rows = MatchRecords()
        for place in (0..<count).filter(isWanted) {
            guard let kind = kind(place) else { continue }
            rows.append(
                kind, bucket: Int(buckets[place]), firsts[place], seconds[place], weight: weights[place],
                content: withContent(place) { Array($0) })
        }
        return rows
    }

    /// The rows of a kind.
    fileprivate func of(_ kind: Kind) -> MatchRecords { filter { self.kind($0) == kind } }

    /// The rows in other buckets.
    fileprivate func inBucket(_ bucket: (Int) -> Int) -> MatchRecords {
        var rows = MatchRecords()
        for place in 0..<count {
            guard let kind = kind(place) else { continue }
            rows.append(
                kind, bucket: bucket(Int(buckets[place])), firsts[place], seconds[place],
                content: withContent(place) { Array($0) })
        }
        return rows
    }
}

extension [MatchRecords] {
    /// All rows.
    fileprivate func joined() -> MatchRecords { reduce(into: MatchRecords()) { $0.append(contentsOf: $1) } }
}
