/// The columns of `decisions`: that two contacts are one person's, or are not, and who says so.
enum DecisionColumn: Int, StoreColumn {
    /// `bits` and `parts` are the evidence at the time, where a rule decided.
    case id, changeID, first, second, isSame, decidedBy, bits, parts, ruleVersion

    static let table = StoreTable.decisions

    var definition: ColumnDefinition {
        switch self {
        case .id: .init("id", "INTEGER PRIMARY KEY")
        case .changeID: .init("change_id", "INTEGER NOT NULL REFERENCES changes (id)")
        case .first: .init("a", "INTEGER NOT NULL REFERENCES contacts (id)")
        case .second: .init("b", "INTEGER NOT NULL REFERENCES contacts (id)")
        case .isSame: .init("same", "INTEGER NOT NULL")
        case .decidedBy: .init("decided_by", "TEXT NOT NULL CHECK (decided_by IN ('rule', 'user'))")
        case .bits: .init("bits", "REAL")
        case .parts: .init("parts", "TEXT")
        case .ruleVersion: .init("rule_version", "INTEGER")
        }
    }

    /// Finds the decisions about a contact.
    static let index = "INDEX decisions_a ON decisions (a)"
    /// Finds what people decided among the joins of the rule.
    static let userIndex = "INDEX decisions_user ON decisions (change_id) WHERE decided_by = 'user'"
}
