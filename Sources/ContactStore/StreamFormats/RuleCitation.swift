/// The citation of the rule that decided about a number, for rows that are written without the table `rules`.
struct RuleCitation {
    /// The names of the columns, as `rejected_numbers` has them.
    static let names = ["rule", "rule_note", "rule_source", "rule_url"]
    private static let columns: [RuleColumn] = [.template, .note, .sourceName, .sourceURL]

    /// The text of each column; `nil` where the rule says nothing.
    let texts: [[UInt8]?]

    /// The citation of a rule.
    init(_ rule: RuleRow) {
        let known = Dictionary(uniqueKeysWithValues: rule.texts)
        texts = Self.columns.map { column in
            known[column].flatMap { $0.isEmpty ? nil : Array($0.utf8) }
        }
    }
}

/// The citations of rules by their row ids, looked up once each.
struct RuleCitations {
    private var known: [Int: RuleCitation] = [:]
    /// The rules that the rows to come refer to.
    var rules: RuleInterner

    init(_ rules: RuleInterner) {
        self.rules = rules
    }

    /// The citation of the rule with a row id; `nil` if there is no such rule.
    mutating func citation(_ row: Int) -> RuleCitation? {
        if let citation = known[row] { return citation }
        let citation = rules.rule(at: row).map { RuleCitation($0) }
        known[row] = citation
        return citation
    }
}
