import Foundation
import GRDB

extension ChangeWriter {
    /// Stores a plan, and drops those before it that nobody has begun.
    ///
    /// - Returns: its key.
    package func store(plan options: String, sha256: String, author: String?) throws -> Int {
        try dropOpenPlans()
        try db.execute(
            sql: """
                INSERT INTO plans (at, author, options, status, sha256) VALUES (strftime('%Y-%m-%dT%H:%M:%SZ'), ?, ?, 'open', ?)
                """, arguments: [author, options, sha256])
        return Int(db.lastInsertedRowID)
    }

    /// Drops the plans that nobody has begun.
    package func dropOpenPlans() throws { try PlanRows.delete("status = 'open'", in: db) }

    /// A writer of the files and steps of a plan.
    package func planRows(of plan: Int) throws -> PlanRows { try PlanRows(plan, in: db) }

    /// Sets the progress of a plan.
    package func set(_ state: StoredPlan.State, ofPlan plan: Int, change: Int? = nil) throws {
        try db.execute(
            sql: "UPDATE plans SET status = ?, change_id = coalesce(?, change_id) WHERE id = ?",
            arguments: [state.rawValue, change, plan])
    }

    /// Keeps what a file of a plan had before it is written.
    ///
    /// - Parameter image: The content, deflated.
    package func keep(image: [UInt8], ofFile file: Int) throws {
        try db.cachedStatement(sql: "UPDATE plan_files SET image = ? WHERE id = ? AND image IS NULL").execute(
            arguments: [DatabaseValue(blob: image), file])
    }

    /// States what became of a file of a plan.
    package func set(outcome: String?, ofFile file: Int) throws {
        try db.cachedStatement(sql: "UPDATE plan_files SET outcome = ? WHERE id = ?").execute(arguments: [outcome, file])
    }
}

/// Writes the files and steps of a plan.
package struct PlanRows {
    private let plan: Int
    private let db: Database
    private let file, step: Statement

    fileprivate init(_ plan: Int, in db: Database) throws {
        self.plan = plan
        self.db = db
        let files: [PlanFileColumn] = [.planID, .sourceID, .name, .before, .after, .into, .patch, .byteCount]
        let steps: [PlanStepColumn] = [.planID, .fileID, .contactID, .property, .before, .after, .reason]
        file = try db.makeStatement(sql: "INSERT INTO plan_files (\(files.list)) VALUES (\(files.placeholders))")
        step = try db.makeStatement(sql: "INSERT INTO plan_steps (\(steps.list)) VALUES (\(steps.placeholders))")
    }

    /// Stores a file.
    ///
    /// - Returns: its key.
    package func add(_ entry: PlanFile) throws -> Int {
        try file.execute(arguments: [
            plan, entry.source, entry.name, entry.before, entry.after,
            entry.into.isEmpty ? nil : entry.into.joined(separator: "\n"), DatabaseValue(blob: entry.patch),
            entry.byteCount,
        ])
        return Int(db.lastInsertedRowID)
    }

    /// Stores a step.
    ///
    /// - Parameter file: The key of the file; `nil` for what is not written.
    package func add(_ entry: PlanStep, file: Int?) throws {
        try step.execute(arguments: [
            plan, file, entry.contact, entry.property, entry.before, entry.after, entry.reason,
        ])
    }

    /// Deletes plans.
    static func delete(_ condition: String, in db: Database) throws {
        let plans = "(SELECT id FROM plans WHERE \(condition))"
        try db.execute(sql: "DELETE FROM plan_steps WHERE plan_id IN \(plans)")
        try db.execute(sql: "DELETE FROM plan_files WHERE plan_id IN \(plans)")
        try db.execute(sql: "DELETE FROM plans WHERE \(condition)")
    }
}

extension DatabaseValue {
    fileprivate init(blob: [UInt8]) { self = Data(blob).databaseValue }
}
