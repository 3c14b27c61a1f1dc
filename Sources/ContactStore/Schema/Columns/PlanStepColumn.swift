/// The columns of `plan_steps`: the properties and cells that a plan changes, in words.
enum PlanStepColumn: Int, StoreColumn {
    /// `property` is the name of a property or the heading of a column. `before` is NULL for one that is added, `after` for one that goes.
    /// A step without a file is something that is not written, for the stated reason. `sentence` is
    /// the reason as JSON, its kind and its values, for who shows it in another language.
    case id, planID, fileID, contactID, property, before, after, reason, sentence

    static let table = StoreTable.planSteps

    var definition: ColumnDefinition {
        switch self {
        case .id: .init("id", "INTEGER PRIMARY KEY")
        case .planID: .init("plan_id", "INTEGER NOT NULL REFERENCES plans (id)")
        case .fileID: .init("file_id", "INTEGER REFERENCES plan_files (id)")
        case .contactID: .init("contact_id", "INTEGER NOT NULL")
        case .property: .init("property", "TEXT NOT NULL")
        case .before: .init("before", "TEXT")
        case .after: .init("after", "TEXT")
        case .reason: .init("reason", "TEXT NOT NULL")
        case .sentence: .init("sentence", "TEXT")
        }
    }

    /// Finds the steps of a plan.
    static let index = "INDEX plan_steps_plan ON plan_steps (plan_id)"
}
