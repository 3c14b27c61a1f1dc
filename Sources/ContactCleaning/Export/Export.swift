public import ContactStore
public import ContactWriting
import Foundation
public import PhoneNumbers
public import Threads

/// Writes the contacts of a database as a file for other programs.
///
/// ```swift
/// var export = Export(database: "contacts.db", format: .vcard3)
/// export.selection.verdicts = ["accepted"]
/// try export.run(to: "contacts.vcf")
/// ```
public struct Export: Sendable {
    /// The path of the database.
    public var database: String
    /// The format.
    public var format: ExportFormat
    /// The selection of contacts and numbers that are written.
    public var selection = ContactSelection()
    /// The form in which accepted numbers are written; `nil` for E.164, and in ``ExportFormat/same`` as they were.
    public var numbers: NumberStyle?
    /// `true` to write one contact for each person, with the values of all of its contacts.
    public var mergesPeople = false
    /// The group of each contact whose person lives with others, by ``addHouseholds()``.
    private(set) var households: [Int: String] = [:]
    /// `true` to write the key of each contact in a column `contact_id`, by which ``ContactEditing/edit(from:)`` finds it again.
    public var hasContactIDs = false
    /// The columns to add to sources in ``ExportFormat/same``, and beside each number to ``ExportFormat/csv`` and
    /// ``ExportFormat/xlsx``; of them ``ExportFormat/jsonl`` has the details, for it has all others.
    public var added: [NumberFact] = []
    /// The columns of ``ExportFormat/csv`` and ``ExportFormat/xlsx`` in their order; empty for all of our own.
    public var columns: [ChosenColumn] = []
    /// `true` to write a row for each accepted number, and each number once, in place of contacts.
    public var isOfNumbers = false
    /// The only contacts, or contacts of the only people, that are written; `nil` for all of the selection.
    private(set) var chosenContacts: [Int]?
    /// The verdicts of numbers that are left out of their contacts.
    public var droppedVerdicts: Set<DroppedVerdict> = []
    /// A folder to look for the files of sources in, beside the paths that they were read from.
    public var sourceFolder: String?
    /// The form of CSV files.
    public var csv = CSVForm()
    /// The number of threads that share the work. The output is the same for any number.
    public var jobs = ProcessInfo.processInfo.activeProcessorCount
    /// Cancels the export, from any thread: there is no file then.
    public var cancellation = Cancellation()

    /// Creates an export.
    public init(database: String, format: ExportFormat) {
        self.database = database
        self.format = format
    }

    /// Gives each contact whose person lives with others a group with the name of the household.
    ///
    /// - Throws: `StoreError`; `CancellationError`.
    public mutating func addHouseholds() throws {
        households = try Households(database: database, cancellation: cancellation).groups()
    }

    /// Leaves nothing but some contacts, or the people that they are.
    package mutating func choose(_ contacts: [Int]) {
        chosenContacts = contacts
        selection.condition = "id IN (\(contacts.isEmpty ? "NULL" : contacts.map(String.init).joined(separator: ", ")))"
    }

    /// Checks that the database has the sources and labels that the selection names.
    ///
    /// - Throws: ``UnknownFilterWord`` if it has not; `StoreError`.
    public func requireKnownFilters() throws {
        if selection.isEverything { return }
        let store = try ContactDatabase.open(at: database, cancellation: cancellation)
        try selection.requireKnownWords(in: store)
    }

    /// Checks that there are people to write, where one contact is to be written for each.
    ///
    /// - Throws: ``NoPeople`` if no deduplication has been run; `StoreError`.
    public func requirePeople() throws {
        let state = try ContactDatabase.open(at: database, cancellation: cancellation).peopleState()
        if state.people == 0, state.contacts > 0 { throw NoPeople(database: database) }
    }

    /// Finds the values that the format cannot hold, and the number of contacts, without writing anything.
    ///
    /// - Throws: `StoreError`, `InvalidCondition`, `CancellationError`.
    public func plan(progress: (ExportProgress) -> Void = { _ in }) throws -> ExportPlan {
        guard let table, !hasChosenColumns else { return ExportPlan() }
        return try plan(table, jobs: jobs, progress) ?? plan(table, jobs: 1, progress) ?? ExportPlan()
    }

    /// - Returns: `nil` if several threads cannot derive the result of one.
    private func plan(_ table: TableFormat, jobs: Int, _ progress: (ExportProgress) -> Void) throws -> ExportPlan? {
        var survey = TableSurvey(table)
        var contacts = 0
        var isExact = true
        let counts = try forEachPiece(jobs: jobs) {
            Self.surveying(TableSurvey(table))
        } consume: { piece, count in
            isExact = survey.append(piece) && isExact
            contacts += count
            progress(ExportProgress(phase: .planning, contacts: contacts))
        }
        guard isExact || jobs == 1 else { return nil }
        return ExportPlan(survey: survey, losses: survey.losses, counts: counts)
    }

    /// Finds what ``plan(progress:)`` finds, and the counts of what is written and left out in every format but ``ExportFormat/same``.
    ///
    /// - Throws: `StoreError`, `InvalidCondition`, `CancellationError`.
    /// - Complexity: One pass over the contacts.
    package func countedPlan() throws -> ExportPlan {
        var plan = try plan()
        if plan.survey == nil { plan.counts = try writeContent(plan, { _ in }) { _ in } }
        return plan
    }

    /// Adds pieces to a survey, and counts their contacts.
    static func surveying(_ survey: TableSurvey) -> (PieceOfContacts) throws -> (TableSurvey, Int) {
        var survey = survey
        return { piece in
            survey.removeLosses()
            var count = 0
            try piece {
                survey.add($0)
                count += 1
            }
            return (survey, count)
        }
    }

    /// Writes the contacts.
    ///
    /// - Parameters:
    ///   - plan: the result of ``plan(progress:)``.
    ///   - body: Takes the bytes of the file, in pieces and in order.
    /// - Returns: the counts of what was written and left out.
    /// - Throws: `StoreError`, `InvalidCondition`, `CancellationError`; what `body` throws.
    @discardableResult
    public func write(
        _ plan: ExportPlan, progress: (ExportProgress) -> Void = { _ in }, to body: (ArraySlice<UInt8>) throws -> Void
    ) throws -> ExportCounts {
        try SheetLimitExceeded.check(plan.losses, of: format)
        let container = try ExportContainer(format)
        let counts = try writeContent(plan, progress) { try body(container.wrap($0)) }
        try body(container.finish())
        return counts
    }

    /// Writes the contacts, without what is around them in a file.
    func writeContent(
        _ plan: ExportPlan, _ progress: (ExportProgress) -> Void, _ body: (ArraySlice<UInt8>) throws -> Void
    ) throws -> ExportCounts {
        if hasChosenColumns { return try writeChosenColumns(progress, body) }
        return switch format {
        case .vcard3: try run(VCardWriter(.v30), progress, body)
        case .vcard4: try run(VCardWriter(.v40), progress, body)
        case .jsonl: try run(JSONLinesWriter(adding: added.compactMap(\.detail)), progress, body)
        case .jcard: try run(JCardWriter(), progress, body)
        default:
            if let survey = plan.survey {
                try run(ContactTableWriter(survey, form: tableForm), progress, body)
            } else {
                ExportCounts()
            }
        }
    }

    /// `true` if columns are chosen, for which nothing has to be found out first.
    var hasChosenColumns: Bool { isOfNumbers || !columns.isEmpty }

    /// The columns of the format, if it is a table.
    var table: TableFormat? { format == .csv || format == .xlsx ? format.table?.adding(added) : format.table }

    /// The form of the rows of a table.
    var tableForm: TableForm { format == .xlsx ? .sheet : .csv(csv) }

    func run<Writer: ContactWriter>(
        _ writer: Writer, _ progress: (ExportProgress) -> Void, _ body: (ArraySlice<UInt8>) throws -> Void
    ) throws -> ExportCounts {
        var frame = writer
        var output: [UInt8] = []
        var contacts = 0
        frame.begin(into: &output)
        let counts = try forEachPiece(jobs: jobs) {
            var writer = writer
            var maximumByteCount = 0
            return { piece in
                var bytes: [UInt8] = []
                bytes.reserveCapacity(maximumByteCount)
                var count = 0
                writer.resume()
                try piece {
                    writer.write($0, into: &bytes)
                    count += 1
                }
                maximumByteCount = max(maximumByteCount, bytes.count)
                return (bytes, count)
            }
        } consume: { (bytes: [UInt8], count: Int) in
            if count == 0 { return }
            if contacts > 0 { output.append(contentsOf: Self.bytes(of: Writer.separator)) }
            if !output.isEmpty { try body(output[...]) }
            output.removeAll()
            try body(bytes[...])
            contacts += count
            progress(ExportProgress(phase: .writing, contacts: contacts))
        }
        frame.finish(into: &output)
        if !output.isEmpty { try body(output[...]) }
        return counts
    }

    private static func bytes(of text: StaticString) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    }
}

/// The findings of the first pass of an export, which reads the contacts before anything is written.
public struct ExportPlan: Sendable {
    /// The columns that the contacts need, for formats that are tables.
    var survey: TableSurvey?
    /// The values that the format has no place for.
    public var losses = ExportLosses()
    /// The counts of what is written and what is left out; nothing before that is known.
    public var counts = ExportCounts()
}

/// The progress of an export.
public struct ExportProgress: Sendable, Hashable {
    /// A step of an export.
    public enum Phase: Sendable, Hashable {
        /// Contacts are read to find the columns that they need.
        case planning
        /// Contacts are written.
        case writing
    }

    /// The step under way.
    public var phase: Phase
    /// The number of contacts that this step has processed.
    public var contacts: Int
}

/// No deduplication has been run.
public struct NoPeople: Error, Sendable, Hashable, CustomStringConvertible {
    /// The path of the database.
    public var database: String

    /// A message for a person: the fault and the remedy.
    public var description: String { "\(database): nobody has been found yet; run 'trunkline dedupe' first" }
}
