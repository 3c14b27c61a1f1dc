import ContactStore
import SourceInput
import Threads

/// A stored plan as a unified diff of the files that it writes.
package struct PlanDifferences {
    /// The path of the database.
    package let database: String
    /// The number of seconds to wait for another process that has the database locked.
    package let busyTimeout: Double

    /// The differences of plans of a database.
    package init(database: String, busyTimeout: Double) {
        self.database = database
        self.busyTimeout = busyTimeout
    }

    /// Gives the text of each file.
    ///
    /// - Parameters:
    ///   - plan: The key of the plan; `nil` for the newest one.
    ///   - body: Takes the lines about one file.
    /// - Returns: the files of which nothing is shown because they are not what they were, with the reason.
    /// - Throws: ``WriteBackError``; `StoreError`; what the body throws.
    package func forEach(_ plan: Int?, _ body: ([UInt8]) throws -> Void) throws -> [WriteBack.LeftOut] {
        let store = try ContactDatabase.open(at: database, busyTimeout: busyTimeout)
        let plans = try store.plans()
        guard let plan = plan == nil ? plans.last : plans.first(where: { $0.id == plan }) else {
            throw WriteBackError.noPlan(plan)
        }
        try plan.requireUnchanged(store)
        let places = try WriteBackPlaces(store)
        var leftOut: [WriteBack.LeftOut] = []
        for isDeletion in [false, true] {
            try store.forEachPortion(ofPlan: plan.id, isDeletion: isDeletion) { files in
                for file in files {
                    guard let place = places.place(of: file) else { continue }
                    do {
                        if let text = try difference(of: file, at: place.path, in: plan) { try body(text) }
                    } catch let refusal as GuardedFile.Refusal {
                        leftOut.append(.init(path: place.path, reason: refusal.words))
                    } catch let error as SourceError {
                        leftOut.append(.init(path: place.path, reason: error.detail))
                    }
                }
            }
        }
        return leftOut
    }

    /// The lines about one file; `nil` if it is what it is to be already.
    private func difference(of file: PlanFile, at path: String, in plan: StoredPlan) throws -> [UInt8]? {
        let bytes = try CardFile.bytes(of: path).bytes
        let hash = CardFile.hash(of: bytes)
        if hash == file.after { return nil }
        guard hash == file.before else { throw GuardedFile.Refusal.changed }
        let patch = file.after == nil ? BytePatch([.init(range: 0..<bytes.count, bytes: [])]) : BytePatch(file.patch)
        guard let patch else { throw WriteBackError.damaged(plan.id) }
        return UnifiedDiff.text(path: path, bytes, patch, isDeleted: file.after == nil)
    }
}
