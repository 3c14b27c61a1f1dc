/// The columns of `corrections`: the reading of a number since a change; the number's own row stays as it was read.
enum CorrectionColumn: Int, StoreColumn {
    /// `value` is the text that was classified: the corrected one, or the raw one where only the rules are new. `isCurrent` marks
    /// the correction of the newest change that is not undone: at most one of each number.
    case id, changeID, numberID, value, isCurrent
    case e164, `extension`, countryCode, region, category, verdict, reason, ruleID, repairs, planVersion

    static let table = StoreTable.corrections

    var definition: ColumnDefinition {
        switch self {
        case .id: .init("id", "INTEGER PRIMARY KEY")
        case .changeID: .init("change_id", "INTEGER NOT NULL REFERENCES changes (id)")
        case .numberID: .init("number_id", "INTEGER NOT NULL REFERENCES phone_numbers (id)")
        case .value: .init("value", "TEXT NOT NULL")
        case .isCurrent: .init("is_current", "INTEGER NOT NULL")
        case .e164: .init("e164", "TEXT")
        case .extension: .init("extension", "TEXT")
        case .countryCode: .init("country_code", "INTEGER")
        case .region: .init("region", "TEXT")
        case .category: .init("category", "TEXT")
        case .verdict: .init("verdict", "TEXT NOT NULL")
        case .reason: .init("reason", "TEXT")
        case .ruleID: .init("rule_id", "INTEGER REFERENCES rules (id)")
        case .repairs: .init("repairs", "TEXT")
        case .planVersion: .init("plan_version", "TEXT NOT NULL")
        }
    }

    /// Finds the correction that holds for a number; with it, at most one can.
    static let index = "UNIQUE INDEX corrections_current ON corrections (number_id) WHERE is_current"
}
