public import ContactFormats
public import ContactStore
public import PhoneNumbers

/// Writes the contacts of a database as a file for other programs.
///
/// ```swift
/// var export = Export(database: "contacts.db", format: .vcard3)
/// export.selection.verdict = "accepted"
/// try export.run(to: "contacts.vcf")
/// ```
public struct Export: Sendable {
    /// The path of the database.
    public var database: String
    /// The format.
    public var format: ExportFormat
    /// Which contacts and numbers are written.
    public var selection = ContactSelection()
    /// How accepted numbers are written.
    public var numbers = NumberStyle.e164
    /// Whether cells that a spreadsheet program would evaluate are made text.
    public var isSpreadsheetSafe = false
    /// Cancels the export, from any thread: there is no file then.
    public var cancellation = Cancellation()

    /// Creates an export.
    public init(database: String, format: ExportFormat) {
        self.database = database
        self.format = format
    }

    /// Finds out what the format cannot hold, and how many contacts there are, without writing anything.
    ///
    /// - Throws: `StoreError`, `InvalidCondition`, `CancellationError`.
    public func plan(progress: (ExportProgress) -> Void = { _ in }) throws -> ExportPlan {
        guard let table = format.table else { return ExportPlan() }
        let store = try ContactDatabase.open(at: database, cancellation: cancellation)
        var survey = TableSurvey(table)
        var formatting = NumberFormatting(numbers)
        var contacts = 0
        try store.forEachContact(selection) { record in
            formatting.apply(to: &record)
            survey.add(record)
            contacts += 1
            if contacts % 1024 == 0 { progress(ExportProgress(phase: .planning, contacts: contacts)) }
        }
        return ExportPlan(survey: survey, losses: survey.losses)
    }

    /// Writes the contacts.
    ///
    /// - Parameters:
    ///   - plan: What ``plan(progress:)`` found.
    ///   - body: Takes the bytes of the file, in pieces and in order.
    /// - Returns: how many contacts were written.
    /// - Throws: `StoreError`, `InvalidCondition`, `CancellationError`; what `body` throws.
    @discardableResult
    public func write(
        _ plan: ExportPlan, progress: (ExportProgress) -> Void = { _ in }, to body: (ArraySlice<UInt8>) throws -> Void
    ) throws -> Int {
        let store = try ContactDatabase.open(at: database, cancellation: cancellation)
        return switch format {
        case .vcard3: try run(VCardWriter(.v30), store, progress, body)
        case .vcard4: try run(VCardWriter(.v40), store, progress, body)
        default:
            if let survey = plan.survey {
                try run(TableWriter(survey, isSpreadsheetSafe: isSpreadsheetSafe), store, progress, body)
            } else {
                0
            }
        }
    }

    private func run(
        _ writer: consuming some ContactWriter, _ store: ContactDatabase, _ progress: (ExportProgress) -> Void,
        _ body: (ArraySlice<UInt8>) throws -> Void
    ) throws -> Int {
        var writer = writer
        var formatting = NumberFormatting(numbers)
        var output: [UInt8] = []
        var contacts = 0
        writer.begin(into: &output)
        try store.forEachContact(selection) { record in
            formatting.apply(to: &record)
            writer.write(record, into: &output)
            contacts += 1
            guard output.count >= Self.blockSize else { return }
            try body(output[...])
            output.removeAll(keepingCapacity: true)
            progress(ExportProgress(phase: .writing, contacts: contacts))
        }
        writer.finish(into: &output)
        try body(output[...])
        return contacts
    }

    private static let blockSize = 1 << 16
}

/// What an export found out before it writes.
public struct ExportPlan: Sendable {
    /// What the contacts need, for formats that are tables.
    var survey: TableSurvey?
    /// What the format has no place for.
    public var losses = ExportLosses()
}

/// The progress of an export.
public struct ExportProgress: Sendable, Hashable {
    /// What is done.
    public enum Phase: Sendable, Hashable {
        /// Contacts are read to see what they need.
        case planning
        /// Contacts are written.
        case writing
    }

    /// What is done.
    public var phase: Phase
    /// How many contacts are done.
    public var contacts: Int
}
