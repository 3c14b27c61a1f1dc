import ColumnRecognition
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
    private let options: WriteBackOptions
    private let isReplacing: Bool

    /// A file that was written, or why none was.
    package struct File: Sendable {
        /// The path of the file, or that of the source.
        package var path: String
        /// The sentence about it.
        package var sentence: String
    }

    /// A file that is to be written.
    private struct Draft {
        var file: File
        var rows: [[String]]
    }

    /// A table whose records an import finds.
    private struct Table {
        let id: Int
        /// The heading of the column by which records are found, and its values by contact.
        let heading: String
        let keys: [Int: String]
        /// `true` if these are record IDs, and no e-mail addresses.
        let isByID: Bool
        /// The contacts whose values others have, too.
        let ambiguous: Set<Int>
        /// The path of its files, without their endings.
        let path: String
    }

    /// - Parameters:
    ///   - plan: The key of the plan; `nil` for none, of which only merges are written.
    ///   - options: The options of the plan: only sources that they select have files, and only with people there are merges.
    ///   - isReplacing: `true` to replace files that exist.
    package init(
        database: String, plan: Int?, options: WriteBackOptions = WriteBackOptions(), isReplacing: Bool = false
    ) {
        self.database = database
        self.plan = plan
        self.options = options
        self.isReplacing = isReplacing
    }

    /// Writes the files.
    ///
    /// - Parameter folder: The folder, which is created if it does not exist.
    /// - Throws: ``OutputError`` if a file cannot be written, or one exists; nothing is written then; `StoreError`; `CancellationError`.
    package func write(to folder: String) throws -> [File] {
        let store = try ContactDatabase.open(at: database)
        var (left, drafts): ([File], [Draft]) = ([], [])
        let (steps, selected) = (try steps(in: store), try selectedContacts(in: store))
        var names = TakenNames()
        for layout in options.selection.sources(among: try store.layouts()) where !layout.isCards || layout.isConverted
        {
            guard let table = try table(layout, in: store, folder, &names, &left) else { continue }
            if let steps = steps[table.id] { drafts.append(changes(steps, of: table)) }
            guard table.isByID, options.joinsPeople else { continue }
            let people = try store.people(ofSource: table.id).filter { person in
                selected.map { !$0.isDisjoint(with: person.value) } ?? true
            }
            if let merges = merges(people, of: table) { drafts.append(merges) }
        }
        for draft in drafts { try check(draft.file.path) }
        if !drafts.isEmpty { try Self.create(folder) }
        for draft in drafts { try write(draft) }
        return left + drafts.map(\.file)
    }

    private func steps(in store: ContactDatabase) throws -> [Int: [PlanStep]] {
        var steps: [Int: [PlanStep]] = [:]
        guard let plan else { return steps }
        try store.forEachPlanStep(of: plan) { file, step in
            if let source = file?.source { steps[source, default: []].append(step) }
        }
        return steps
    }

    /// The contacts that the filters select; `nil` for all.
    private func selectedContacts(in store: ContactDatabase) throws -> Set<Int>? {
        if options.selection.isEverything { return nil }
        return try options.selection.query(in: store).map { Set(try store.contacts(of: $0)) }
    }

    /// The table that a source is.
    ///
    /// - Parameters:
    ///   - names: The names that others have.
    ///   - left: Takes the reason why there is none.
    private func table(
        _ layout: StoredLayout, in store: ContactDatabase, _ folder: String, _ names: inout TakenNames,
        _ left: inout [File]
    ) throws -> Table? {
        if let advice = Self.advice(for: layout) {
            left.append(File(path: layout.path, sentence: advice))
            return nil
        }
        let identifiers = try Self.identifiers(of: layout, in: store)
        guard let (heading, keys) = try identifiers ?? Self.addresses(of: layout, in: store) else {
            left.append(
                File(
                    path: layout.path,
                    sentence:
                        "it has neither record IDs nor e-mail addresses by which an import finds its records; no delta was written"
                ))
            return nil
        }
        // By a value that several records have, an import finds any of them.
        let compared = identifiers == nil ? keys.mapValues { $0.lowercased() } : keys
        let counts = Dictionary(compared.values.map { ($0, 1) }, uniquingKeysWith: +)
        let ambiguous = Set(compared.filter { counts[$0.value] != 1 }.keys)
        return Table(
            id: layout.id, heading: heading, keys: keys.filter { !ambiguous.contains($0.key) },
            isByID: identifiers != nil, ambiguous: ambiguous,
            path: (folder.hasSuffix("/") ? folder : folder + "/") + Self.name(of: layout.path, taken: &names))
    }

    /// The heading and the values of the record IDs: those that are read as such, else those of another column that says so and has a value
    /// of its own in each record.
    private static func identifiers(
        of layout: StoredLayout, in store: ContactDatabase
    ) throws -> (heading: String, keys: [Int: String])? {
        let keys = try store.identifiers(ofSource: layout.id)
        if let heading = heading(of: .uid, in: layout), !keys.isEmpty { return (heading, keys) }
        let headings = RecordNumbers.headings(
            among: columns(of: layout, .extra), isOfCompanies: isOfCompanies(layout))
        let values = try store.values(ofColumns: Set(headings), ofSource: layout.id)
        let count = try store.contactCount(ofSource: layout.id)
        return headings.lazy.compactMap { heading in values[heading].map { (heading, $0) } }
            .first { $0.1.count == count && Set($0.1.values).count == count }
    }

    /// Returns `true` if a table has companies and no names of people.
    private static func isOfCompanies(_ layout: StoredLayout) -> Bool {
        let names: [Contact.Field.Kind] = [.displayName, .givenName, .familyName]
        return heading(of: .organization, in: layout) != nil && names.allSatisfy { heading(of: $0, in: layout) == nil }
    }

    /// The heading and the first e-mail addresses: lists of subscribers have no other key.
    private static func addresses(
        of layout: StoredLayout, in store: ContactDatabase
    ) throws -> (heading: String, keys: [Int: String])? {
        guard let heading = heading(of: .email, in: layout) else { return nil }
        let keys = try store.firstAddresses(ofSource: layout.id)
        return keys.isEmpty ? nil : (heading, keys)
    }

    /// The last part of a path without its extension; with a number where another source has it.
    private static func name(of path: String, taken: inout TakenNames) -> String {
        let last = path == "-" ? "standard-input" : OfficeDocument.unpackedName((path as NSString).lastPathComponent)
        return taken.take((last as NSString).deletingPathExtension)
    }

    /// The changed cells of a table.
    private func changes(_ steps: [PlanStep], of table: Table) -> Draft {
        var columns: [String] = []
        for step in steps where !columns.contains(step.property) { columns.append(step.property) }
        let records = Dictionary(grouping: steps, by: \.contact).sorted { $0.key < $1.key }
        let rows: [[String]] = records.compactMap { contact, steps in
            guard let key = table.keys[contact] else { return nil }
            // An empty cell leaves the field of the record as it is.
            return [key] + columns.map { column in steps.last { $0.property == column }?.after ?? "" }
        }
        let shared = records.count { table.ambiguous.contains($0.key) }
        let lacking = records.count - rows.count - shared
        let name = table.isByID ? "an ID" : "an e-mail address"
        let left = Self.leftOut(lacking, "without \(name)") + Self.leftOut(shared, "with \(name) of others")
        let cells = steps.count { table.keys[$0.contact] != nil }
        let sentence = "\(Self.counted(rows.count, "record")) with \(Self.counted(cells, "changed cell"))\(left)"
        return Draft(
            file: File(path: table.path + ".delta.csv", sentence: sentence), rows: [[table.heading] + columns] + rows)
    }

    /// The records of a table that are to be merged; `nil` if there are none.
    private func merges(_ people: [Int: [Int]], of table: Table) -> Draft? {
        var pairs: [[String]] = []
        for (_, contacts) in people.sorted(by: { $0.key < $1.key }) {
            let known = contacts.compactMap { table.keys[$0] }
            guard let survivor = known.first else { continue }
            pairs += known.dropFirst().map { [survivor, $0] }
        }
        guard !pairs.isEmpty else { return nil }
        let others = pairs.count == 1 ? "another" : "others"
        return Draft(
            file: File(
                path: table.path + ".merges.csv",
                sentence: "\(Self.counted(pairs.count, "record")) to be merged into \(others)"),
            rows: [["\(table.heading) that stays", "\(table.heading) that is merged into it"]] + pairs)
    }

    private static func leftOut(_ count: Int, _ words: String) -> String {
        count > 0 ? "; \(count) \(words) \(count == 1 ? "is" : "are") left out" : ""
    }

    private static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

    // MARK: - Output

    /// Checks that a file may be written, before any is.
    private func check(_ path: String) throws {
        if !isReplacing, access(path, F_OK) == 0 { throw Self.exists(path) }
    }

    private static func exists(_ path: String) -> OutputError {
        OutputError(name: path, detail: "the file exists; --force replaces it")
    }

    /// Creates the folder, unless it is there.
    private static func create(_ folder: String) throws {
        if (try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)) != nil {
            return
        }
        // Says what the system says.
        if mkdir(folder, 0o777) == 0 { return }
        throw OutputError(name: folder, detail: errno == EEXIST ? "it is no folder" : SystemError().description)
    }

    private func write(_ content: Draft) throws {
        let path = content.file.path
        do {
            let draft = try DraftFile(path)
            let cells = CSVCells()
            for row in content.rows {
                var line: [UInt8] = []
                cells.write(row, into: &line)
                try line.withUnsafeBytes { try WholeWrite.write($0, to: draft.descriptor) }
            }
            try draft.commit(isReplacing: isReplacing)
        } catch let error as SystemError {
            throw error.code == EEXIST ? Self.exists(path) : OutputError(name: path, detail: error.description)
        }
    }

    // MARK: - Sources

    /// The heading of the first column of a kind; `nil` if there is none.
    private static func heading(of kind: Contact.Field.Kind, in layout: StoredLayout) -> String? {
        columns(of: layout, kind).first
    }

    /// The headings of the columns of a kind.
    private static func columns(of layout: StoredLayout, _ kind: Contact.Field.Kind) -> [String] {
        guard let mapping = layout.mapping, let map = try? MappingFile(stored: mapping, path: layout.path).map else {
            return []
        }
        return map.columns.filter { $0.target.isValue(kind) }.map(\.name)
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
