package import ContactStore
import PhoneNumbers
import Threads

/// A stored plan as a table: one row for each property or cell that is written, with the reason.
package enum PlanReport {
    /// The facts, and a row for each step. What is not written comes last, with the reason.
    ///
    /// - Throws: `StoreError`; `CancellationError`.
    package static func make(database: String, plan: StoredPlan) throws -> Report {
        let store = try ContactDatabase.open(at: database)
        let places = try WriteBackPlaces(store)
        let unwritten = try store.countOfUnwrittenSteps(ofPlan: plan.id)
        var facts = [
            Report.Fact(key: "database", title: "Database", value: .text(database)),
            Report.Fact(key: "plan", title: "Plan", value: .count(plan.id)),
            Report.Fact(key: "options", title: "Options", value: .text(plan.options)),
            Report.Fact(key: "state", title: "State", value: .text(plan.state.rawValue)),
            Report.Fact(key: "written", title: "Files to write", value: .count(plan.written)),
            Report.Fact(key: "deleted", title: "Files to delete", value: .count(plan.deleted)),
            Report.Fact(key: "steps", title: "Values that differ", value: .count(plan.steps)),
            Report.Fact(key: "sha256", title: "Hash", value: .text(plan.sha256)),
        ]
        if unwritten > 0 {
            facts.append(Report.Fact(key: "unwritten", title: "Not written", value: .count(unwritten)))
        }
        let id = plan.id
        return Report(
            name: "plan", title: "Plan \(plan.id)", facts: facts, breakdowns: [], columns: Self.columns,
            detailsTitle: "",
            emptyNote: "Nothing is to be written.",
            rows: { body in
                try store.forEachPlanStep(of: id) { file, step in
                    let action = file.map { $0.after == nil ? "delete" : "write" } ?? "leave"
                    try body([
                        action, file.map { places.place(of: $0)?.path ?? $0.name },
                        file?.name.isEmpty == false ? file?.name : nil,
                        step.contact == 0 ? nil : String(step.contact), step.property, step.before, step.after,
                        step.reason.description,
                        file?.after == nil ? file?.into.first : nil,
                    ])
                }
            })
    }

    /// The report where there is nothing to be written.
    package static func nothing(database: String) -> Report {
        Report(
            name: "plan", title: "Plan",
            facts: [Report.Fact(key: "database", title: "Database", value: .text(database))],
            breakdowns: [], columns: columns, detailsTitle: "", emptyNote: "Nothing is to be written.", rows: { _ in })
    }

    private static let columns = [
        Report.Column("action", "Action"), Report.Column("path", "File"),
        Report.Column("file", "File in the address book", .text, .machineOnly),
        Report.Column("contact_id", "Contact ID", .number), Report.Column("property", "Property"),
        Report.Column("before", "Before", .verbatim), Report.Column("after", "After", .verbatim),
        Report.Column("reason", "Reason"), Report.Column("into", "Joined into", .text, .machineOnly),
    ]
}
