import ContactModel
import ContactReading
import ContactStore
import ContactWriting
import Foundation
import SourceInput

/// Writes a plan as files for imports of a CRM that update what is there: the changed cells of each table with a column of record IDs, and
/// the records to be merged.
package struct DeltaExport {
    private let database: String
    private let plan: Int?

    /// A file that was written, or why none was.
    package struct File: Sendable {
        /// The path of the file, or that of the source.
        package var path: String
        /// The sentence about it.
        package var sentence: String
    }

    /// - Parameter plan: The key of the plan; `nil` for none, of which only merges are written.
    package init(database: String, plan: Int?) {
        self.database = database
        self.plan = plan
    }

    /// Writes the files.
    ///
    /// - Parameter folder: The folder, which is created if it does not exist.
    /// - Throws: `SourceError` if a file cannot be written; `StoreError`; `CancellationError`.
    package func write(to folder: String) throws -> [File] {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let store = try ContactDatabase.open(at: database)
        var steps: [Int: [PlanStep]] = [:]
        if let plan {
            try store.forEachPlanStep(of: plan) { file, step in
                if let source = file?.source { steps[source, default: []].append(step) }
            }
        }
        var results: [File] = []
        for layout in try store.layouts() where !layout.isCards {
            if let advice = Self.advice(for: layout) {
                results.append(File(path: layout.path, sentence: advice))
                continue
            }
            var ids = try store.identifiers(ofSource: layout.id)
            var heading = Self.heading(of: .uid, in: layout)
            let isByID = !ids.isEmpty
            // Lists of subscribers have no other key than the address.
            if !isByID, let address = Self.heading(of: .email, in: layout) {
                (ids, heading) = (try store.firstAddresses(ofSource: layout.id), address)
            }
            guard let heading, !ids.isEmpty else {
                results.append(
                    File(
                        path: layout.path,
                        sentence:
                            "it has neither record IDs nor e-mail addresses by which an import finds its records; no delta was written"
                    )
                )
                continue
            }
            let name =
                (layout.path as NSString).lastPathComponent.split(separator: ".").first.map(String.init) ?? "source"
            if let written = try writeChanges(steps[layout.id] ?? [], ids, heading, to: "\(folder)/\(name).delta.csv") {
                results.append(written)
            }
            if isByID,
                let written = try writeMerges(
                    store.people(ofSource: layout.id), ids, heading, to: "\(folder)/\(name).merges.csv")
            {
                results.append(written)
            }
        }
        return results
    }

    private func writeChanges(_ steps: [PlanStep], _ ids: [Int: String], _ heading: String, to path: String) throws
        -> File?
    {
        guard !steps.isEmpty else { return nil }
        var columns: [String] = []
        for step in steps where !columns.contains(step.property) { columns.append(step.property) }
        let records = Dictionary(grouping: steps, by: \.contact).sorted { $0.key < $1.key }
        var lacking = 0
        try write([heading] + columns, to: path) { row in
            for (contact, steps) in records {
                guard let id = ids[contact] else {
                    lacking += 1
                    continue
                }
                // An empty cell leaves the field of the record as it is.
                try row([id] + columns.map { column in steps.last { $0.property == column }?.after ?? "" })
            }
        }
        let left = lacking > 0 ? "; \(lacking) without an ID are left out" : ""
        return File(path: path, sentence: "\(records.count - lacking) records with \(steps.count) changed cells\(left)")
    }

    private func writeMerges(_ people: [Int: [Int]], _ ids: [Int: String], _ heading: String, to path: String) throws
        -> File?
    {
        var pairs: [(survivor: String, loser: String)] = []
        for (_, contacts) in people.sorted(by: { $0.key < $1.key }) {
            let known = contacts.compactMap { ids[$0] }
            guard let survivor = known.first else { continue }
            pairs += known.dropFirst().map { (survivor, $0) }
        }
        guard !pairs.isEmpty else { return nil }
        try write(["\(heading) that stays", "\(heading) that is merged into it"], to: path) { row in
            for pair in pairs { try row([pair.survivor, pair.loser]) }
        }
        return File(path: path, sentence: "\(pairs.count) records to be merged into others")
    }

    private func write(
        _ headings: [String], to path: String, _ body: (_ row: ([String]) throws -> Void) throws -> Void
    ) throws {
        let draft: DraftFile
        do throws(SystemError) {
            draft = try DraftFile(path)
        } catch {
            throw SourceError.unwritable(path: path, detail: error.description)
        }
        let cells = CSVCells()
        func write(_ row: [String]) throws {
            var line: [UInt8] = []
            cells.write(row, into: &line)
            try line.withUnsafeBytes { try WholeWrite.write($0, to: draft.descriptor) }
        }
        try write(headings)
        try body(write)
        try draft.commit(isReplacing: true)
    }

    /// The heading of the first column of a kind; `nil` if there is none.
    private static func heading(of kind: Contact.Field.Kind, in layout: StoredLayout) -> String? {
        guard let mapping = layout.mapping, let map = try? MappingFile(stored: mapping, path: layout.path).map else {
            return nil
        }
        return map.columns.first { $0.target.isValue(kind) }?.name
    }

    /// The advice for a source of a product whose import cannot update; `nil` for others.
    private static func advice(for layout: StoredLayout) -> String? {
        let product = layout.dialect?.lowercased() ?? ""
        if product.contains("google") {
            return
                "Google Contacts adds what it imports and updates nothing; synchronize it as an address book, and write there with 'trunkline apply'"
        }
        if product.contains("outlook") {
            return
                "Outlook adds what it imports, or overwrites whole contacts of the same name; delete the contacts there and import 'trunkline export --to outlook', or synchronize it as an address book"
        }
        return nil
    }
}
