import GRDB

/// The schema: the mark by which a SQLite file is one of ours, and the SQL of a new file.
enum Schema {
    /// `PRAGMA application_id` of our files: the letters `TRNK`.
    static let applicationID: Int32 = 0x5452_4E4B

    /// The SQL of a new file, in the order in which its tables, indexes and views are created.
    static var statements: [String] {
        StoreTable.allCases.map(\.createStatement)
            + [
                CorrectionColumn.index, EditColumn.index, EditColumn.contactIndex, EditColumn.fieldIndex,
                PreferenceColumn.index, MembershipColumn.index,
                DecisionColumn.index, DecisionColumn.userIndex, KeptRowColumn.index, PlanFileColumn.index,
                PlanStepColumn.index,
            ].map {
                "CREATE \($0)"
            } + Views.all
    }

    /// Returns `true` if any number has a current correction; if none has, readers of numbers skip the corrections.
    static func hasCorrections(in db: Database) throws -> Bool {
        try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM corrections WHERE is_current)") ?? false
    }

    /// Returns `true` if any edit holds; if none does, readers of contacts skip the edits.
    static func hasEdits(in db: Database) throws -> Bool {
        try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM edits WHERE is_current)") ?? false
    }
}
