/// Joins rows to people, the strongest pair first, and refuses a join that would put two persons into one.
struct GuardedUnion {
    private let comparison: PairComparison
    private var parents: [UInt32]
    /// The rows of groups of more than one, by their root.
    private var members: [UInt32: [UInt32]] = [:]
    private let apart: [UInt32: [UInt32]]

    /// The most rows that one person may have.
    static let maximumRows = 40

    /// - Parameter apart: rows that are not one person's, by either row, since somebody said so.
    init(_ comparison: PairComparison, apart: [UInt32: [UInt32]]) {
        self.comparison = comparison
        self.apart = apart
        parents = (0..<UInt32(comparison.scorer.table.rows.count)).map { $0 }
    }

    /// The row that stands for a row's person.
    mutating func root(_ row: UInt32) -> UInt32 {
        var row = row
        while parents[Int(row)] != row {
            parents[Int(row)] = parents[Int(parents[Int(row)])]
            row = parents[Int(row)]
        }
        return row
    }

    /// The outcome of joining a pair.
    enum Outcome: Equatable {
        case joined, sameAlready
        case refused(RefusalReason)
    }

    /// Joins two rows' people.
    ///
    /// - Parameter isDecided: `true` if a user decided that they are one person, which nothing but the opposite
    ///   decision can hold up.
    mutating func join(_ first: UInt32, _ second: UInt32, isDecided: Bool = false) -> Outcome {
        let one = root(first)
        let two = root(second)
        if one == two { return .sameAlready }
        let rows = members[one] ?? [one]
        let others = members[two] ?? [two]
        if areApart(rows, others) { return .refused(.decidedApart) }
        if !isDecided {
            if rows.count + others.count > Self.maximumRows { return .refused(.tooManyContacts) }
            if rows.count + others.count > 2, let reason = conflict(first, second, rows, others) {
                return .refused(reason)
            }
        }
        let (root, child) = rows.count >= others.count ? (one, two) : (two, one)
        parents[Int(child)] = root
        members[child] = nil
        members[root] = rows.count >= others.count ? rows + others : others + rows
        return .joined
    }

    private func areApart(_ rows: [UInt32], _ others: [UInt32]) -> Bool {
        guard !apart.isEmpty else { return false }
        return rows.contains { row in apart[row]?.contains { others.contains($0) } ?? false }
    }

    /// The greatest number of rows of each side that are compared.
    private static let compared = 12
    /// Contacts of which no number decides agree on the average, where each says no more than this.
    private static let lowestAverage: Bits = -2
    private static let fieldBounds: ClosedRange<Bits> = -10...12

    /// The reason for which two rows do not join their people; `nil` if there is none. A number or an address that one person has outweighs that
    /// people move and change their jobs.
    private func conflict(_ first: UInt32, _ second: UInt32, _ rows: [UInt32], _ others: [UInt32]) -> RefusalReason? {
        let table = comparison.scorer.table
        let isByValue =
            !comparison.fields.fields.decides(Int(first), Int(second))
            && comparison.scorer.sharePersonalValue(table.rows[Int(first)], table.rows[Int(second)])
        for row in rows.prefix(Self.compared) {
            for other in others.prefix(Self.compared) {
                let (one, two) = (Int(min(row, other)), Int(max(row, other)))
                guard let reason = contradiction(one, two, isByValue: isByValue) else { continue }
                if reason != .names || !areConnected(one, two, by: rows, others) { return reason }
            }
        }
        return !isByValue && doFieldsDisagree(rows, others) ? .fields : nil
    }

    private func doFieldsDisagree(_ rows: [UInt32], _ others: [UInt32]) -> Bool {
        var (sum, count) = (Bits.zero, Int32(0))
        for row in rows.prefix(Self.compared) {
            for other in others.prefix(Self.compared) {
                let (first, second) = (Int(min(row, other)), Int(max(row, other)))
                guard comparison.fields.fields.decides(first, second) else { continue }
                let bits = comparison.bitsBesideName(first, second)
                sum += min(max(bits, Self.fieldBounds.lowerBound), Self.fieldBounds.upperBound)
                count += 1
            }
        }
        return sum.hundredths < Self.lowestAverage.hundredths * count
    }

    /// Returns `true` if a third name is that of both, as `Katharina` is that of `Kathharina`, `Kathi` and `K.`. Twice a familiar form, or twice
    /// an initial, it is not: `Chris` is that of `Christopher` and of `Christine`.
    private func areConnected(_ row: Int, _ other: Int, by rows: [UInt32], _ others: [UInt32]) -> Bool {
        let scorer = comparison.scorer
        let (one, two) = (scorer.table.rows[row].name, scorer.table.rows[other].name)
        func connects(_ third: UInt32) -> Bool {
            let name = scorer.table.rows[Int(third)].name
            let level = scorer.comparison.level(name, one)
            guard level.isSamePerson else { return false }
            let otherLevel = scorer.comparison.level(name, two)
            return otherLevel.isSamePerson && (level != otherLevel || level == .full || level == .similar)
        }
        return rows.prefix(Self.compared).contains(where: connects)
            || others.prefix(Self.compared).contains(where: connects)
    }

    private func contradiction(_ row: Int, _ other: Int, isByValue: Bool) -> RefusalReason? {
        let scorer = comparison.scorer
        let (first, second) = (scorer.table.rows[row], scorer.table.rows[other])
        let generations = (first.name.generation, second.name.generation)
        if generations.0 != 0, generations.1 != 0, generations.0 != generations.1 { return .generations }
        if first.isOrganization != second.isOrganization { return .kinds }
        if first.name.isOfOtherSex(than: second.name) { return .titles }
        if first.name.isRemarkedUnlike(second.name) { return .remarks }
        // Birthdays and names of pairs of which fields decide are weighed there.
        let isByFields = comparison.fields.fields.decides(row, other)
        if !isByFields || isByValue, first.birthday.compared(to: second.birthday) == .different { return .birthdays }
        if isByFields { return nil }
        let level = scorer.comparison.level(first.name, second.name)
        if level.isConflict, !(first.name.isSingle && second.name.isSingle), !scorer.sharePersonalValue(first, second) {
            return .names
        }
        if level == .full, scorer.middleNamesAgree(first.name, second.name) == false { return .middleNames }
        return nil
    }
}
