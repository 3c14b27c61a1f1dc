/// Decisions about contacts, as decisions about the rows of a table.
struct DecidedRows: Sendable {
    /// Rows that are one person's, in the order of the rows.
    private(set) var same: [(first: UInt32, second: UInt32)] = []
    /// Rows that are two persons', by either row.
    private(set) var apart: [UInt32: [UInt32]] = [:]

    init(_ decisions: [MatchDecision], _ table: ContactTable) {
        guard !decisions.isEmpty else { return }
        let wanted = Set(decisions.flatMap { [$0.first, $0.second] })
        var rows: [Int64: UInt32] = [:]
        for row in table.rows.indices {
            for id in table.ids(of: row) where wanted.contains(id) { rows[id] = UInt32(row) }
        }
        var latest: [UInt64: Bool] = [:]
        for decision in decisions {
            guard let one = rows[decision.first], let two = rows[decision.second], one != two else { continue }
            latest[UInt64(min(one, two)) << 32 | UInt64(max(one, two))] = decision.isSame
        }
        for (pair, isSame) in latest.sorted(by: { $0.key < $1.key }) {
            let first = UInt32(truncatingIfNeeded: pair >> 32)
            let second = UInt32(truncatingIfNeeded: pair)
            if isSame {
                same.append((first, second))
            } else {
                apart[first, default: []].append(second)
                apart[second, default: []].append(first)
            }
        }
    }
}
