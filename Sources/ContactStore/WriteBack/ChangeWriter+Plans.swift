import Foundation
import GRDB
import GRDBSQLite

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

    /// Keeps what files of a plan have before they are written; of those that are kept already nothing is changed.
    ///
    /// - Parameter images: The content, deflated where that is shorter, by the keys of the files.
    package func keep(images: [(file: Int, content: [UInt8])]) throws {
        let insert = try RawStatement("INSERT OR IGNORE INTO plan_images (id, content) VALUES (?1, ?2)", in: db)
        for image in images {
            try insert.run { handle in
                sqlite3_bind_int64(handle, 1, Int64(image.file))
                image.content.withUnsafeBytes {
                    _ = sqlite3_bind_blob(handle, 2, $0.baseAddress, Int32($0.count), RawStatement.copied)
                }
            }
        }
    }

    /// States why a file of a plan was left as it is.
    package func set(refusal: String, ofFile file: Int) throws {
        try db.cachedStatement(sql: "UPDATE plan_files SET refusal = ? WHERE id = ?").execute(arguments: [
            refusal, file,
        ])
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
        let files: [PlanFileColumn] = [.planID, .sourceID, .name, .path, .before, .after, .into, .patch, .byteCount]
        let steps: [PlanStepColumn] = [.planID, .fileID, .contactID, .property, .before, .after, .reason]
        file = try db.makeStatement(sql: "INSERT INTO plan_files (\(files.list)) VALUES (\(files.placeholders))")
        step = try db.makeStatement(sql: "INSERT INTO plan_steps (\(steps.list)) VALUES (\(steps.placeholders))")
    }

    /// Stores a file.
    ///
    /// - Returns: its key.
    package func add(_ entry: PlanFile) throws -> Int {
        try file.execute(arguments: [
            plan, entry.source, entry.name, entry.path, entry.before, entry.after,
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
        try db.execute(
            sql: "DELETE FROM plan_images WHERE id IN (SELECT id FROM plan_files WHERE plan_id IN \(plans))")
        try db.execute(sql: "DELETE FROM plan_files WHERE plan_id IN \(plans)")
        try db.execute(sql: "DELETE FROM plans WHERE \(condition)")
    }
}

extension DatabaseValue {
    fileprivate init(blob: [UInt8]) { self = Data(blob).databaseValue }
}
