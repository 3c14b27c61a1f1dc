import ContactModel
import ContactReading
public import ContactStore
import Foundation
import PhoneNumbers
import SourceInput
public import Threads

/// Reads contact files, validates their numbers and stores everything in one database, exactly once.
///
/// ```swift
/// let options = CleaningOptions(region: try RegionChoice(code: "US"))
/// let summary = try Ingest(inputs: ["contacts.csv"], database: "contacts.db", options: options).run()
/// print(summary.total.acceptedNumbers)
/// ```
/// A source that was stored before is recognized by its content and changes nothing; one whose ingest was cancelled or
/// killed is completed.
public struct Ingest: Sendable {
    /// Paths of files; `-` is standard input.
    public var inputs: [String]
    /// Names of files in the database and in messages, by path, for paths that mean nothing to a reader: that of a copy
    /// that is deleted afterwards.
    public var names: [String: String] = [:]
    /// The path of the database, which is created if it does not exist.
    public var database: String
    /// The options for reading sources and validating their numbers.
    public var options: CleaningOptions
    /// `true` to read and count without writing.
    public var isDryRun: Bool
    /// The path of a new file for records to be corrected: those that could not be read and those with a rejected
    /// number. The records of a second source get a file of their own, with a number in its name. `nil` for no file.
    public var rejects: String?
    /// `true` to store the content of each source, so that it can be exported in its own format without its file.
    public var keepsRawContent = false
    /// `true` to read a source again that was stored with other settings, or under the same path with other content,
    /// and to swap its rows for the new ones in one transaction.
    public var isReplacing = false
    /// Compares each source with an older export of the same contacts that is stored, and takes its place; `nil` to store it beside
    /// the others.
    public var update: UpdateOptions?
    /// Takes the contacts by which an input differs from stored ones, with both databases, in a dry run.
    var compares:
        (@Sendable (_ found: DifferingContacts, _ stored: ContactDatabase, _ newer: ContactDatabase) throws -> Void)?
    /// `true` for a file that a plan has written: it is as whole as it was before.
    var isWritten = false
    /// The author of the change by which the sources come into the database; recorded with it.
    public var author: String?
    /// Shows the path of a newer export and its differences before anything is written for it. Returns `true` to carry
    /// out an update that would delete many contacts (``SourceUpdate/isDrastic``). The database is locked meanwhile.
    public var reviewsUpdate: (@Sendable (_ path: String, _ update: SourceUpdate) -> Bool)?
    /// `true` to write the position of each record to be corrected and the reason of its rejection into the file for
    /// these records: in two columns before the others, or in two properties of a card. ``NumberCorrections/correct(from:)``
    /// finds the records by that.
    public var explainsRejects = false
    /// The blocks of each source that are stored.
    var part = SourcePart.whole
    /// `true` to read people and sources that somebody asked to forget.
    public var readsForgotten = false
    /// The number of contacts that are written between two checkpoints: the most that have to be read again after a
    /// kill.
    public var checkpointInterval: Int
    /// The number of threads that validate contacts and encode their rows; the database does not depend on it. Reading
    /// and writing have a thread each, and so has hashing a large file that is new. With 1, the thread that reads does
    /// all but writing.
    public var jobs = ProcessInfo.processInfo.activeProcessorCount
    /// The number of seconds to wait for another process that has the database locked.
    public var busyTimeout = ContactDatabase.defaultBusyTimeout
    /// Cancels the ingest, from any thread: the contacts read so far are committed within moments, and the same ingest
    /// continues from there.
    public var cancellation: Cancellation

    /// Creates an ingest, which ``run(progress:)`` starts.
    public init(
        inputs: [String], database: String, options: CleaningOptions = CleaningOptions(), isDryRun: Bool = false,
        rejects: String? = nil, checkpointInterval: Int = 100_000, cancellation: Cancellation = Cancellation()
    ) {
        self.inputs = inputs
        self.database = database
        self.options = options
        self.isDryRun = isDryRun
        self.rejects = rejects
        self.checkpointInterval = checkpointInterval
        self.cancellation = cancellation
    }

    /// Reads every input; those that cannot be read are listed in the summary, with the reason.
    ///
    /// - Parameter progress: is called now and then with the progress of the work.
    /// - Returns: the results, input by input.
    /// - Throws: `StoreError` if the database cannot be used, ``SourceError/unwritable(path:detail:)`` if the file for
    ///   rejected records exists, ``CancelledIngest`` if it was cancelled.
    public func run(progress: (IngestProgress) -> Void = { _ in }) throws -> IngestSummary {
        var summary = IngestSummary()
        do {
            try run(into: &summary, progress: progress)
            return summary
        } catch is CancellationError {
            throw CancelledIngest(self, after: summary, during: nil)
        } catch let error as CancelledSource {
            throw CancelledIngest(self, after: summary, during: error)
        }
    }

    private func run(into summary: inout IngestSummary, progress: (IngestProgress) -> Void) throws {
        let names = try rejects.map { try RejectsFileNames($0, stored: isDryRun ? [] : storedRejects()) }
        if isDryRun {
            let tombstones = try storedTombstones()
            for path in inputs {
                progress(IngestProgress(phase: .reading, path: path))
                if try dryUpdateOfAddressBook(path, tombstones, into: &summary, progress: progress) { continue }
                try attempt(path, into: &summary) {
                    try count($0, tombstones, rejects: names, progress: progress)
                }
            }
            return
        }
        let store = try ContactDatabase.openOrCreate(at: database, busyTimeout: busyTimeout, cancellation: cancellation)
        // A database that this run created is removed if nothing was written to it.
        defer { if store.isNew, !cancellation.isCancelled { try? store.removeIfEmpty() } }
        let tombstones = readsForgotten ? [] : try store.tombstones()
        try store.write(
            checkpointInterval: checkpointInterval, rule: NumberingPlan.rule
        ) { writer in
            writer.author = author
            for path in inputs {
                progress(IngestProgress(phase: .reading, path: path))
                if try updateAddressBook(path, with: writer, tombstones, into: &summary, progress: progress) {
                    continue
                }
                try attempt(path, into: &summary) {
                    try self.store($0, with: writer, tombstones, rejects: names, progress: progress)
                }
            }
            progress(IngestProgress(phase: .indexing, path: database))
        }
    }

    /// The files of rejected records that the database knows, as absolute paths: it has them as they were given.
    private func storedRejects() throws -> Set<String> {
        do {
            let store = try ContactDatabase.open(at: database, busyTimeout: busyTimeout, cancellation: cancellation)
            return Set(try store.rejectsFiles().map(RejectsFileNames.absolute))
        } catch StoreError.missing {
            return []
        }
    }

    /// Reads the sources of a path. A source that cannot be read becomes a failed result, so that the others are still
    /// read.
    func attempt(
        _ path: String, into summary: inout IngestSummary, _ body: (InputFile) throws -> IngestSummary.Input
    ) throws {
        var book: AddressBook?
        var folder: FolderContents?
        if let failure = try attemptOne(
            path,
            {
                book = try AddressBook(path)
                if book == nil { folder = try FolderContents(path) }
                return nil
            })
        {
            summary.inputs.append(failure)
            return
        }
        if let book { return try attempt(book, into: &summary, body) }
        guard let folder else { return try attemptFile(path, into: &summary, body) }
        for file in folder.files { try attemptFile(file, into: &summary, body) }
        summary.append(failures: folder.failures, unread: folder.unread)
    }

    private func attemptFile(
        _ path: String, into summary: inout IngestSummary, _ body: (InputFile) throws -> IngestSummary.Input
    ) throws {
        var found: SourceSurvey?
        let failure = try attemptOne(path) {
            found = try survey(path)
            try checkMap(of: found?.sources ?? [])
            return nil
        }
        if let failure { summary.inputs.append(failure) }
        guard let found, failure == nil else { return }
        let before = summary.inputs.count
        for source in found.sources {
            defer { source.releaseTable() }
            let isOneOfSeveral = inputs.count > 1 || found.sources.count > 1
            let result = try attemptOne(source.path) {
                do {
                    return try body(source)
                } catch SourceError.empty where isOneOfSeveral {
                    return IngestSummary.Input(UnreadPart(source.path, .noRecord))
                }
            }
            if let result { summary.inputs.append(result) }
        }
        if summary.inputs.count == before, found.failures.isEmpty {
            summary.inputs.append(Self.nothingRead(of: path, parts: found.unread.reduce(0) { $0 + $1.count }))
        }
        summary.append(failures: found.failures, unread: found.unread)
    }

    /// The result for a file of which no part is read.
    private static func nothingRead(of path: String, parts count: Int) -> IngestSummary.Input {
        let parts = count == 1 ? "in its only part" : "in any of its \(count) parts"
        let detail =
            "no contacts were found \(parts); check that it is the right file, or name a part to read it all the same"
        return IngestSummary.Input(path: path, status: .failed(.unsupported(path: path, detail: detail)))
    }

    /// Finds the sources of a path.
    func survey(_ path: String) throws -> SourceSurvey {
        let opened = try OpenedInput.open(
            path, named: names[path], limits: options.containerLimits, sheets: options.sheets,
            cancellation: cancellation)
        return try SourceSurvey(opened, options: options.reading)
    }

    /// Checks that the mapping fits one of the sources of the only input. Of several inputs each may have columns of its own; a
    /// finding names those that it does not have.
    private func checkMap(of sources: [InputFile]) throws {
        let hasColumns = options.reading.headerMap?.columns.isEmpty == false
        guard inputs.count == 1, hasColumns || !options.columnTypes.isEmpty else { return }
        let previews = try sources.map { source in
            defer { if sources.count > 1 { source.releaseTable() } }
            return try SourcePreview(source, options: options.reading)
        }
        let missing = previews.map { preview in
            preview.findings.filter { $0.code == .unknownMapColumn }.compactMap(\.field)
        }
        let check = MappingCheck(
            types: options.columnTypes, places: options.mappingPlaces, maps: previews.map(\.description.headerMap))
        guard let fault = check.fault(missing: missing) else { return }
        throw SourceError.unsupported(path: sources[0].path, detail: fault)
    }

    func attemptOne(
        _ path: String, _ body: () throws -> IngestSummary.Input?
    ) throws -> IngestSummary.Input? {
        do {
            return try body()
        } catch let error where SourceError.isAboutInput(error) {
            return IngestSummary.Input(path: path, status: .failed(SourceError(error, path: path)))
        }
    }
}
