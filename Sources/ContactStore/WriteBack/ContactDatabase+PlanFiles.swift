import GRDB
import PhoneNumbers

extension ContactDatabase {
    /// Gives a closure the files of a plan, some at a time, in their order.
    ///
    /// - Parameter isDeletion: `true` for the files that are deleted, `false` for those that are written.
    package func forEachPortion(
        ofPlan plan: Int, isDeletion: Bool, _ body: ([PlanFile]) throws -> Void
    ) throws {
        var last = 0
        while true {
            let files = try planFiles(of: plan, isDeletion: isDeletion, after: last)
            guard let end = files.last?.id else { return }
            try body(files)
            last = end
        }
    }

    private static let filesAtATime = 1 << 12

    private func planFiles(of plan: Int, isDeletion: Bool, after last: Int) throws -> [PlanFile] {
        try read { db in
            guard let keys = try Self.keys(in: .planFiles, ofPlan: plan, after: last, in: db) else { return [] }
            let scan = try TableScan<PlanFileColumn>(PlanFileColumn.allCases, keys: keys, in: db)
            var files: [PlanFile] = []
            while files.count < Self.filesAtATime, try scan.next() {
                if scan.isNull(.after) == isDeletion {
                    files.append(PlanFile(scan, patch: Array(scan.bytes(.patch))))
                }
            }
            return files
        }
    }

    /// Gives a closure the steps of a plan, file by file; at the end those that are not written, which have no file. The files have no patch.
    package func forEachPlanStep(of plan: Int, _ body: (PlanFile?, PlanStep) throws -> Void) throws {
        try read { db in
            try db.cancellable(by: cancellation) {
                guard let keys = try Self.keys(in: .planSteps, ofPlan: plan, in: db) else { return }
                // Files and steps are stored in the same order, those of a plan at once.
                let steps = try TableScan<PlanStepColumn>(PlanStepColumn.allCases, keys: keys, in: db)
                let files = try TableScan<PlanFileColumn>(
                    PlanFileColumn.allCases.filter { $0 != .patch },
                    keys: try Self.keys(in: .planFiles, ofPlan: plan, in: db) ?? 0...0, in: db)
                var file: PlanFile?
                while try steps.next() {
                    let key = steps.int(.fileID)
                    while key != 0, (file?.id ?? 0) < key, try files.next() { file = PlanFile(files, patch: []) }
                    try body(key == 0 ? nil : file, PlanStep(steps))
                }
            }
        }
    }

    /// The files of a plan that are written together or not at all: the keys of those that a file is tied to, by its own.
    package func planTies(of plan: Int) throws -> [Int: [Int]] {
        try read { db in
            guard let keys = try Self.keys(in: .planFiles, ofPlan: plan, in: db) else { return [:] }
            let scan = try TableScan<PlanFileColumn>([.id, .sourceID, .name, .into], keys: keys, in: db)
            var ties: [(file: Int, source: Int, name: String)] = []
            while try scan.next() {
                for name in PlanFile.names(scan.text(.into)) { ties.append((scan.int(.id), scan.int(.sourceID), name)) }
            }
            let named = Set(ties.map(\.name))
            var files: [String: [Int: Int]] = [:]
            scan.restart(keys: keys)
            while !named.isEmpty, try scan.next() {
                if let name = scan.text(.name), named.contains(name) {
                    files[name, default: [:]][scan.int(.sourceID)] = scan.int(.id)
                }
            }
            var tied: [Int: [Int]] = [:]
            for tie in ties {
                guard let other = files[tie.name]?[tie.source] else { continue }
                tied[tie.file, default: []].append(other)
                tied[other, default: []].append(tie.file)
            }
            return tied
        }
    }

    /// The keys of the rows of a plan, which are stored at once.
    private static func keys(
        in table: StoreTable, ofPlan plan: Int, after last: Int = 0, in db: Database
    ) throws -> ClosedRange<Int>? {
        let row = try Row.fetchOne(
            db, sql: "SELECT min(id), max(id) FROM \(table.name) WHERE plan_id = ? AND id > ?", arguments: [plan, last])
        guard let first = row?[0] as Int?, let end = row?[1] as Int? else { return nil }
        return first...end
    }
}

extension PlanFile {
    fileprivate init(_ scan: borrowing TableScan<PlanFileColumn>, patch: [UInt8]) {
        self.init(
            source: scan.int(.sourceID), name: scan.text(.name) ?? "", path: scan.text(.path),
            before: scan.text(.before) ?? "", after: scan.text(.after), into: Self.names(scan.text(.into)),
            patch: patch,
            byteCount: scan.int(.byteCount))
        id = scan.int(.id)
        refusal = scan.text(.refusal)
    }

    fileprivate static func names(_ lines: String?) -> [String] {
        lines.map { $0.split(separator: "\n").map(String.init) } ?? []
    }
}

extension PlanStep {
    fileprivate init(_ scan: borrowing TableScan<PlanStepColumn>) {
        self.init(
            contact: scan.int(.contactID), property: scan.text(.property) ?? "", before: scan.text(.before),
            after: scan.text(.after),
            reason: Sentence(json: scan.text(.sentence), english: scan.text(.reason) ?? ""))
    }
}
