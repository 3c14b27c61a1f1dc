import ContactStore
import SourceInput

/// Takes the files of a plan as they are computed, and hashes them.
struct PlanOutput: ~Copyable {
    private var rows: PlanRows
    private var hash = ContentHash()
    /// The values that are not written; they come last.
    private var unwritten: [PlanStep] = []

    init(_ rows: consuming PlanRows) { self.rows = rows }

    /// Adds a fact that the plan is computed from to its hash.
    mutating func add(fact: String) { Array("\(fact)\n".utf8).withUnsafeBytes { hash.add($0) } }

    /// Adds a file with its steps.
    mutating func add(_ file: PlanFile, _ steps: [PlanStep]) throws {
        add(fact: "\(file.name) \(file.before) \(file.after ?? "-")")
        for step in steps { add(fact: "\(step.contact) \(step.property) \(step.before ?? "-") \(step.after ?? "-")") }
        try rows.add(file, steps)
    }

    /// Adds values that are not written, with the reason.
    mutating func add(unwritten steps: [PlanStep]) { unwritten += steps }

    /// Stores the plan.
    ///
    /// - Returns: its key; `nil` if it is empty.
    mutating func store(options: String, author: String?, by writer: ChangeWriter) throws -> Int? {
        for step in unwritten { try rows.add(step, file: nil) }
        return try writer.store(&rows, options: options, sha256: hash.text, author: author)
    }
}
