import ContactFormats
public import ContactStore
import PhoneNumbers

/// Reads contact files, judges their numbers and stores everything in one database, exactly once.
///
/// ```swift
/// let options = CleaningOptions(region: RegionCode("US"))
/// let summary = try Ingest(inputs: ["contacts.csv"], database: "contacts.db", options: options).run()
/// print(summary.total.acceptedNumbers)
/// ```
public struct Ingest: Sendable {
    /// Paths of files; `-` is standard input.
    public var inputs: [String]
    /// The path of the database, which is made if it does not exist.
    public var database: String
    /// How numbers are judged.
    public var options: CleaningOptions
    /// Whether to read and count only.
    public var isDryRun: Bool
    /// Where the records go that are to be fixed: those that could not be read and those with a rejected number. A
    /// second source that has any gets a file of its own, with a number in its name. `nil` for nowhere.
    public var rejects: String?
    /// How many contacts are written between two checkpoints: what a kill may cost, at most, to read again.
    public var checkpointInterval: Int
    /// How long another process that has the database locked is waited for, in seconds.
    public var busyTimeout = ContactDatabase.defaultBusyTimeout
    /// What ends the work early, from any thread: within moments what has been written is committed, and the same ingest
    /// goes on from there.
    public var cancellation: Cancellation

    /// An ingest of some inputs.
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

    /// Reads every input that can be read; those that cannot are named in the summary.
    ///
    /// - Parameter progress: is told now and then how far the work has come.
    /// - Throws: `StoreError` if the database cannot be used, ``CleaningError/unwritable(path:detail:)`` if the file for
    ///   rejected records exists, ``CancelledIngest`` if somebody asked to stop.
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
        let names = try rejects.map { try RejectsNames($0) }
        if isDryRun {
            for path in inputs {
                progress(IngestProgress(phase: .reading, path: path))
                summary.inputs += try attempt(path) { try count($0, rejects: names, progress: progress) }
            }
            return
        }
        let store = try ContactDatabase.openOrCreate(at: database, busyTimeout: busyTimeout, cancellation: cancellation)
        try store.write(
            checkpointInterval: checkpointInterval, rule: NumberingPlan.rule
        ) { writer in
            for path in inputs {
                progress(IngestProgress(phase: .reading, path: path))
                summary.inputs += try attempt(path) {
                    try self.store($0, with: writer, rejects: names, progress: progress)
                }
            }
            progress(IngestProgress(phase: .indexing, path: database))
        }
    }

    /// Reads what a path stands for. Trouble with one source becomes its result, so that the others are still read.
    private func attempt(
        _ path: String, _ body: (InputFile) throws -> IngestSummary.Input
    ) throws -> [IngestSummary.Input] {
        var opened: OpenedInput?
        let failure = try attemptOne(path) {
            opened = try OpenedInput.open(path, limits: options.expansion, cancellation: cancellation)
            return nil
        }
        if let failure { return [failure] }
        var results: [IngestSummary.Input] = []
        for source in opened?.sources ?? [] {
            let result = try attemptOne(source.path) {
                if source.mayBePassedOver, try SourcePreview(source, options: options.reading).hasNoContactColumn {
                    return IngestSummary.Input(path: source.path, status: .skipped(reason: Self.noContactColumn))
                }
                return try body(source)
            }
            if let result { results.append(result) }
        }
        if let reason = opened?.skipped {
            results.append(IngestSummary.Input(path: path, status: .skipped(reason: reason)))
        }
        return results
    }

    private func attemptOne(
        _ path: String, _ body: () throws -> IngestSummary.Input?
    ) throws -> IngestSummary.Input? {
        do {
            return try body()
        } catch let error where CleaningError.isAboutInput(error) {
            return IngestSummary.Input(path: path, status: .failed(CleaningError(error, path: path)))
        }
    }
}
