import ContactStore
import Threads

/// Gives files back what they had before a plan was applied, or what the plan wrote if that is undone.
package struct UndoneFiles {
    let database: String
    let cancellation: Cancellation

    /// The files that were written, and those that stay as they are because somebody has changed them.
    package struct Result: Sendable {
        package var written = 0
        package var leftOut: [WriteBack.LeftOut] = []
    }

    /// Exchanges the files of the plan that a change carried out.
    ///
    /// Each file is written only if it has what the plan, or its undoing, left there. Files that are written already are passed over, so
    /// that the same call completes one that was cut short.
    ///
    /// - Parameter target: The change that is undone: that of a plan, or the undoing of one.
    /// - Returns: `nil` if the change is about no plan.
    func exchange(of target: StoredChange, with writer: ChangeWriter) throws -> Result? {
        let changes = try writer.changes()
        let origin = StoredChange.origin(of: target, in: changes)
        guard origin.kind == "apply" else { return nil }
        let store = try ContactDatabase.open(at: database, cancellation: cancellation)
        guard let plan = try store.plans().last(where: { $0.change == origin.id }) else { return nil }
        var job = try WriteBackJob(plan: plan.id, in: store, cancellation: cancellation) { $0.refusal == nil }
        // The plan holds as long as its change does: undoing an undo writes the files again.
        if origin.isUndone { try job.writeAgain() } else { try job.restore() }
        return Result(written: job.written + job.deleted, leftOut: try job.leftOut().map(\.file))
    }
}
