import PhoneNumbers

/// Assigns row ids to the rules that decided about numbers, in the order in which numbers refer to them.
struct RuleInterner: Sendable {
    let planVersion: String
    private let rule: @Sendable (NumberingRule.ID) -> NumberingRule?
    /// Row ids by what the row says.
    private var known: [RuleRow: Int]
    private var nextID: Int
    /// Row ids by the raw value of the rule; 0 where not looked up yet.
    private var ids: [Int] = []
    /// Rows that are not stored yet.
    private var new: [(id: Int, row: RuleRow)] = []

    /// - Parameters:
    ///   - planVersion: The version of the plans that the rules are of.
    ///   - known: The rules that are stored already.
    ///   - nextID: The first row id that is free.
    ///   - rule: The rule of an id.
    init(
        planVersion: String, known: [RuleRow: Int], nextID: Int,
        rule: @escaping @Sendable (NumberingRule.ID) -> NumberingRule?
    ) {
        self.planVersion = planVersion
        self.known = known
        self.nextID = nextID
        self.rule = rule
    }

    /// The row id of a rule; `nil` if there is no such rule.
    @inline(__always)
    mutating func row(for id: NumberingRule.ID) -> Int? {
        guard id != .none else { return nil }
        let index = Int(id.rawValue)
        if index < ids.count, ids[index] != 0 { return ids[index] }
        return find(id)
    }

    /// Returns the content of the rule with a row id; `nil` if there is none.
    ///
    /// - Complexity: O(*n*) in the number of rules.
    func rule(at row: Int) -> RuleRow? { known.first { $0.value == row }?.key }

    /// The rows that are not stored yet; from now on they count as stored.
    mutating func takeNew() -> [(id: Int, row: RuleRow)] {
        defer { new = [] }
        return new
    }

    @inline(never)
    private mutating func find(_ id: NumberingRule.ID) -> Int? {
        guard let rule = rule(id) else { return nil }
        let row = RuleRow(rule)
        if known[row] == nil {
            known[row] = nextID
            new.append((nextID, row))
            nextID += 1
        }
        let index = Int(id.rawValue)
        if index >= ids.count { ids.append(contentsOf: repeatElement(0, count: index - ids.count + 1)) }
        ids[index] = known[row] ?? 0
        return ids[index]
    }
}
