import GRDB
import PhoneNumbers

extension ChangeWriter {
    /// Begins a plan in the place of those that nobody has begun.
    ///
    /// Its pages stay in memory until it is stored, so that other connections read meanwhile; those that write wait.
    package func beginPlan() throws -> PlanRows {
        try db.execute(sql: "PRAGMA cache_spill = \(Int32.max)")
        try dropOpenPlans()
        return PlanRows(
            try db.nextKey(of: .plans), firstFile: try db.nextKey(of: .planFiles),
            firstStep: try db.nextKey(of: .planSteps), transfer: transfer)
    }

    /// Stores a plan whose files and steps were added; one without any is not stored.
    ///
    /// - Parameters:
    ///   - options: The options, in words of the command.
    ///   - sha256: The hash of what it was computed from and of what it does.
    /// - Returns: its key; `nil` if nothing was added.
    package func store(
        _ rows: inout PlanRows, options: String, sha256: String, author: String?
    ) throws -> Int? {
        defer { try? db.execute(sql: "PRAGMA cache_spill = 1") }
        guard !rows.isEmpty else { return nil }
        try rows.store()
        try db.execute(
            sql: """
                INSERT INTO plans (id, at, author, options, status, sha256, change_id)
                VALUES (?, strftime('%Y-%m-%dT%H:%M:%SZ'), ?, ?, 'open', ?, (SELECT max(id) FROM changes))
                """, arguments: [rows.plan, author, options, sha256])
        return rows.plan
    }

    /// Drops the plans that nobody has begun.
    private func dropOpenPlans() throws {
        let isAll =
            try Bool.fetchOne(db, sql: "SELECT NOT EXISTS (SELECT 1 FROM plans WHERE status <> 'open')") ?? false
        if isAll, try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM plans)") == true {
            for table in [StoreTable.planSteps, .planImages, .planFiles, .plans] {
                try ledger.deleteAll(from: table, in: db)
            }
        } else {
            let plans = "(SELECT id FROM plans WHERE status = 'open')"
            try db.execute(
                sql: """
                    DELETE FROM plan_steps WHERE plan_id IN \(plans);
                    DELETE FROM plan_images WHERE id IN (SELECT id FROM plan_files WHERE plan_id IN \(plans));
                    DELETE FROM plan_files WHERE plan_id IN \(plans);
                    DELETE FROM plans WHERE status = 'open'
                    """)
        }
    }

    /// Sets the progress of a plan.
    ///
    /// - Parameter change: The change that carried it out, in the place of the one after which it was computed.
    package func set(_ state: StoredPlan.State, ofPlan plan: Int, change: Int? = nil) throws {
        try db.execute(
            sql: "UPDATE plans SET status = ?, change_id = coalesce(?, change_id) WHERE id = ?",
            arguments: [state.rawValue, change, plan])
    }

    /// Keeps what files of a plan have before they are written; of those that are kept already nothing is changed.
    ///
    /// - Parameter images: The content, deflated where that is shorter, by the keys of the files, in their order.
    package func keep(images: [(file: Int, content: [UInt8])]) throws {
        guard let first = images.first?.file, let last = images.last?.file else { return }
        let kept = try Int.fetchSet(
            db, sql: "SELECT id FROM plan_images WHERE id BETWEEN ? AND ?", arguments: [first, last])
        var rows = TableRows<PlanImageColumn>(transfer)
        for image in images where !kept.contains(image.file) {
            try rows.add(key: image.file, [.blob(image.content)])
        }
        try rows.store()
    }

    /// States why a file of a plan was left as it is.
    package func set(refusal: String, ofFile file: Int) throws {
        try db.cachedStatement(sql: "UPDATE plan_files SET refusal = ? WHERE id = ?").execute(arguments: [
            refusal, file,
        ])
    }
}

/// Writes the files and steps of a plan.
package struct PlanRows: ~Copyable {
    fileprivate let plan: Int
    private let firstStep: Int
    private var fileKey, stepKey: Int
    private var files: TableRows<PlanFileColumn>
    private var steps: TableRows<PlanStepColumn>

    fileprivate init(_ plan: Int, firstFile: Int, firstStep: Int, transfer: BatchTransfer) {
        self.plan = plan
        self.firstStep = firstStep
        (fileKey, stepKey) = (firstFile, firstStep)
        files = TableRows(transfer)
        steps = TableRows(transfer)
    }

    /// `true` if no step was added.
    package var isEmpty: Bool { stepKey == firstStep }

    /// Adds a file with its steps.
    package mutating func add(_ file: PlanFile, _ steps: [PlanStep]) throws {
        let key = try add(file)
        for step in steps { try add(step, file: key) }
    }

    private mutating func add(_ file: PlanFile) throws -> Int {
        defer { fileKey += 1 }
        try files.add(
            key: fileKey,
            [
                .number(plan), .number(file.source), .text(file.name), .optional(file.path), .text(file.before),
                .optional(file.after), file.into.isEmpty ? .null : .text(file.into.joined(separator: "\n")),
                .blob(file.patch), .number(file.byteCount),
            ])
        return fileKey
    }

    /// Adds a step.
    ///
    /// - Parameter file: The key of the file; `nil` for what is not written.
    package mutating func add(_ step: PlanStep, file: Int?) throws {
        try steps.add(
            key: stepKey,
            [
                .number(plan), .optional(file), .number(step.contact), .text(step.property), .optional(step.before),
                .optional(step.after), .text(step.reason.description), .optional(step.reason.json),
            ])
        stepKey += 1
    }

    /// Stores what was added. The last thing that is to be called.
    fileprivate mutating func store() throws {
        try files.store()
        try steps.store()
    }
}
