/// Joins nodes to people, the strongest pair first, and refuses a join that would put two persons into one.
struct GuardedUnion {
    private let comparison: PairComparison
    private let nodes: MatchNodes
    private var sets: DisjointSets
    /// The nodes of groups of more than one, by their root.
    private var members: [UInt32: [UInt32]] = [:]
    /// The rows for which the last join was refused, where they are not those that were to be joined.
    private(set) var contradicting: (Int, Int)?

    /// The most nodes that one person may have.
    static let maximumNodes = 40

    init(_ comparison: PairComparison, _ nodes: MatchNodes) {
        self.comparison = comparison
        self.nodes = nodes
        sets = DisjointSets(count: nodes.count)
    }

    /// The node that stands for a node's person.
    mutating func root(_ node: UInt32) -> UInt32 { sets.root(node) }

    /// The outcome of joining a pair.
    enum Outcome: Equatable {
        case joined, sameAlready
        case refused(RefusalReason)
    }

    /// Joins two nodes' people.
    ///
    /// - Parameter isDecided: `true` if a user decided that they are one person, which nothing but the opposite
    ///   decision can hold up.
    mutating func join(_ first: UInt32, _ second: UInt32, isDecided: Bool = false) -> Outcome {
        contradicting = nil
        let one = root(first)
        let two = root(second)
        if one == two { return .sameAlready }
        let group = members[one] ?? [one]
        let others = members[two] ?? [two]
        if areApart(group, others) { return .refused(.decidedApart) }
        if !isDecided {
            if group.count + others.count > Self.maximumNodes { return .refused(.tooManyContacts) }
            let (row, other) = (nodes.row(of: first), nodes.row(of: second))
            if let reason = comparison.doubt(row, other) ?? comparison.question(row, other) { return .refused(reason) }
            if group.count + others.count > 2,
                let conflict = conflict(row, other, rows(of: group), rows(of: others))
            {
                if let rows = conflict.rows, Set([rows.0, rows.1]) != [row, other] { contradicting = rows }
                return .refused(conflict.reason)
            }
        }
        let (root, child) = group.count >= others.count ? (one, two) : (two, one)
        sets.attach(child, to: root)
        members[child] = nil
        members[root] = group.count >= others.count ? group + others : others + group
        return .joined
    }

    /// The nodes of a node's person.
    mutating func group(of node: UInt32) -> [UInt32] { members[root(node)] ?? [node] }

    /// The nodes of each person of several, in the order of the lowest.
    var groups: [[UInt32]] { members.values.map { $0.sorted() }.sorted { $0[0] < $1[0] } }

    private func areApart(_ group: [UInt32], _ others: [UInt32]) -> Bool {
        guard !nodes.apart.isEmpty else { return false }
        return group.contains { node in nodes.apart[node]?.contains { others.contains($0) } ?? false }
    }

    /// The first rows of a group, which stand for all.
    private func rows(of group: [UInt32]) -> [Int] { group.prefix(Self.compared).map { nodes.row(of: $0) } }

    /// The greatest number of rows of each side that are compared.
    private static let compared = 12
    /// Contacts of which no number decides agree on the average, where each says no more than this.
    private static let lowestAverage: Bits = -2
    private static let fieldBounds: ClosedRange<Bits> = -10...12

    /// A contradiction of two groups, and the rows that contradict each other, unless it is all of them.
    private typealias Conflict = (reason: RefusalReason, rows: (Int, Int)?)

    /// The reason for which two rows do not join their people; `nil` if there is none. A number or an address that one person has outweighs that
    /// people move and change their jobs. A contact that says little connects nobody of two names.
    private func conflict(_ first: Int, _ second: Int, _ rows: [Int], _ others: [Int]) -> Conflict? {
        let table = comparison.scorer.table
        let isByFields = comparison.fields.fields.decides(first, second)
        let isByValue =
            !isByFields && comparison.scorer.sharePersonalValue(table.rows[first], table.rows[second])
        let isVague = !isByFields && (comparison.saysLittle(first) || comparison.saysLittle(second))
        for row in rows {
            for other in others {
                let (one, two) = (min(row, other), max(row, other))
                let isOfTwo = isVague && comparison.areNamedAsTwo(one, two)
                guard let reason = isOfTwo ? .names : contradiction(one, two, isByValue: isByValue) else { continue }
                if reason != .names || !areConnected(one, two, by: rows, others) { return (reason, (row, other)) }
            }
        }
        return !isByValue && doFieldsDisagree(rows, others) ? (.fields, nil) : nil
    }

    private func doFieldsDisagree(_ rows: [Int], _ others: [Int]) -> Bool {
        var (sum, count) = (Bits.zero, Int32(0))
        for row in rows {
            for other in others {
                let (first, second) = (min(row, other), max(row, other))
                guard comparison.fields.fields.decides(first, second) else { continue }
                let bits = comparison.bitsBesideName(first, second)
                sum += min(max(bits, Self.fieldBounds.lowerBound), Self.fieldBounds.upperBound)
                count += 1
            }
        }
        return sum.hundredths < Self.lowestAverage.hundredths * count
    }

    /// Returns `true` if a third name is that of both, as `Katharina` is that of `Kathharina`, `Kathi` and `K.`. Twice a familiar form, or twice
    /// an initial, it is not: `Chris` is that of `Christopher` and of `Christine`, and `Wei Chen` that of `陈伟` and of `陈薇`.
    private func areConnected(_ row: Int, _ other: Int, by rows: [Int], _ others: [Int]) -> Bool {
        let scorer = comparison.scorer
        let (one, two) = (scorer.table.rows[row].name, scorer.table.rows[other].name)
        // `Lukas` and `Lucy` are two, although both may be called `Luka`.
        if scorer.comparison.areTwo(one, two) { return false }
        func connects(_ third: Int) -> Bool {
            let name = scorer.table.rows[third].name
            let script = scorer.comparison.script(name)
            guard scorer.comparison.script(one) == script || scorer.comparison.script(two) == script else {
                return false
            }
            let level = scorer.comparison.level(name, one)
            guard level.isSamePerson else { return false }
            let otherLevel = scorer.comparison.level(name, two)
            return otherLevel.isSamePerson && (level != otherLevel || level == .full || level == .similar)
        }
        return rows.contains(where: connects) || others.contains(where: connects)
    }

    private func contradiction(_ row: Int, _ other: Int, isByValue: Bool) -> RefusalReason? {
        let scorer = comparison.scorer
        let (first, second) = (scorer.table.rows[row], scorer.table.rows[other])
        let generations = (first.name.generation, second.name.generation)
        if generations.0 != 0, generations.1 != 0, generations.0 != generations.1 { return .generations }
        if first.isOrganization != second.isOrganization, !scorer.areOneOrganization(first, second) { return .kinds }
        if first.name.isOfOtherSex(than: second.name) { return .titles }
        if comparison.areOfTwoSexes(first, second) { return .names }
        if first.name.isRemarkedUnlike(second.name) { return .remarks }
        // Birthdays and names of pairs of which fields decide are weighed there.
        let isByFields = comparison.fields.fields.decides(row, other)
        if !isByFields || isByValue, first.birthday.compared(to: second.birthday) == .different { return .birthdays }
        if let reason = comparison.doubt(row, other), !isByFields || reason != .child { return reason }
        if !isByValue, comparison.haveOtherJobs(first, second) { return .jobs }
        if isByFields { return nil }
        let level = scorer.comparison.level(first.name, second.name)
        if level.isConflict, !(first.name.isSingle && second.name.isSingle), !scorer.sharePersonalValue(first, second),
            !comparison.haveOneIdentifier(first, second)
        {
            return .names
        }
        if level.isSamePerson, scorer.comparison.areOtherCharacters(first.name, second.name) { return .names }
        if level == .full, scorer.middleNamesAgree(first.name, second.name) == false { return .middleNames }
        return nil
    }
}
