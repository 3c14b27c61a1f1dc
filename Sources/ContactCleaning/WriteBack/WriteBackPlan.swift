public import ContactStore
import Foundation
import SourceInput
public import Threads

/// Computes and stores what would change where contacts live: the folder of an address book, files of cards and of tables.
///
/// ```swift
/// let plan = try WriteBackPlan(database: "contacts.db").run()
/// print(plan?.written ?? 0)
/// ```
/// A plan has nothing that a person or a rule did not decide. It is carried out by ``WriteBack``, file by file, and only where a file is
/// byte for byte what it was.
public struct WriteBackPlan: Sendable {
    /// The path of the database.
    public var database: String
    /// The parts that are written.
    public var options: WriteBackOptions
    /// Who has it computed; recorded with the plan.
    public var author: String?
    /// The number of seconds to wait for another process that has the database locked.
    public var busyTimeout = ContactDatabase.defaultBusyTimeout
    /// Cancels the work, from any thread.
    public var cancellation: Cancellation

    /// A plan for a database, which ``run()`` computes.
    public init(
        database: String, options: WriteBackOptions = WriteBackOptions(), cancellation: Cancellation = Cancellation()
    ) {
        self.database = database
        self.options = options
        self.cancellation = cancellation
    }

    /// Computes the plan, and stores it in the place of those that nobody has applied.
    ///
    /// - Returns: the plan; `nil` if there is nothing to write and nothing to say.
    /// - Throws: ``WriteBackError`` if a plan was begun and not completed; `SourceError` if no source can be written; `StoreError`;
    ///   `CancellationError`.
    public func run() throws -> StoredPlan? {
        let store = try ContactDatabase.openForChange(
            at: database, busyTimeout: busyTimeout, cancellation: cancellation)
        if let begun = try store.plans().last(where: { $0.state == .begun }) { throw WriteBackError.begun(begun.id) }
        let reader = try ContactDatabase.open(at: database, busyTimeout: busyTimeout, cancellation: cancellation)
        let plan: Int? = try store.change { writer in
            var output = PlanOutput(try writer.beginPlan())
            try compute(in: reader, into: &output)
            return try output.store(options: options.words, author: author, by: writer)
        }
        return try plan.flatMap { plan in try store.plans().first { $0.id == plan } }
    }

    private func compute(in store: ContactDatabase, into output: inout PlanOutput) throws {
        let layouts = options.selection.sources(among: try store.layouts())
        let time = Self.now()
        output.add(fact: options.words)
        var others: [String] = []
        for layout in layouts {
            output.add(fact: "\(layout.path) \(layout.sha256)")
            if let source = try CardSource(layout, in: store) {
                var planner = try CardSourcePlanner(
                    options, source, in: store, at: time, cancellation: cancellation)
                try planner.run(into: &output)
            } else if let source = try TableSource(layout) {
                var planner = try TableSourcePlanner(options, source, in: store, cancellation: cancellation)
                try planner.run()
                for (file, steps) in planner.files { try output.add(file, steps) }
                output.add(unwritten: planner.unwritten)
            } else if let fault = TableSource.fault(of: layout) {
                output.add(unwritten: [fault])
            } else {
                others.append(layout.path)
            }
        }
        if others.count == layouts.count {
            throw SourceError.refused(
                path: others.first ?? database,
                detail: layouts.isEmpty
                    ? "the database has no source to write"
                    : "only folders and files of cards, and CSV files, are written where they are; 'trunkline export' writes the others anew"
            )
        }
    }

    /// The time in UTC: `2026-11-21T17:00:00Z`.
    private static func now() -> String {
        Date().formatted(.iso8601)
    }
}

/// The reason why a plan cannot be computed or carried out.
public enum WriteBackError: Error, Hashable, CustomStringConvertible {
    /// There is no such plan, or none at all.
    case noPlan(Int?)
    /// A plan was begun and not completed.
    case begun(Int)
    /// A plan was carried out already, by a change.
    case applied(Int, change: Int)
    /// The database was changed after a plan was computed: the first change since, and its kind.
    case outdated(Int, change: Int, kind: String)
    /// The rows of a plan are not those that were stored.
    case damaged(Int)

    /// `true` if the plan was computed from what the database does not say any more.
    public var isOutdated: Bool { if case .outdated = self { true } else { false } }

    /// A message for a person: the fault and the remedy.
    public var description: String {
        switch self {
        case .noPlan(let plan?): "there is no plan \(plan); 'trunkline plan' computes one"
        case .noPlan(nil): "no plan is stored: 'trunkline plan' was not run, or found nothing to write"
        case .begun(let plan):
            "plan \(plan) was begun and not completed; 'trunkline apply \(plan)' completes it"
        case .applied(let plan, let change):
            "plan \(plan) was applied already, as change \(change); 'trunkline undo \(change)' takes it back, 'trunkline plan' computes another"
        case .outdated(let plan, let change, let kind):
            "the database was changed since plan \(plan) was computed (change \(change), \(kind)); run 'trunkline plan' again"
        case .damaged(let plan): "plan \(plan) is not what was stored; compute it anew with 'trunkline plan'"
        }
    }
}
