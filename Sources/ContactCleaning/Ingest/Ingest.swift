import ContactFormats
import ContactStore
import PhoneNumbers

/// Reads contact files, judges their numbers and stores everything in one database, exactly once.
///
/// ```swift
/// let options = CleaningOptions(region: Region("US"))
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
    /// How many contacts are written between two checkpoints: what a kill may cost, at most, to read again.
    public var checkpointInterval: Int

    /// An ingest of some inputs.
    public init(
        inputs: [String], database: String, options: CleaningOptions = CleaningOptions(), isDryRun: Bool = false,
        checkpointInterval: Int = 100_000
    ) {
        self.inputs = inputs
        self.database = database
        self.options = options
        self.isDryRun = isDryRun
        self.checkpointInterval = checkpointInterval
    }

    /// Reads every input that can be read; those that cannot are named in the summary.
    ///
    /// - Parameter progress: is told now and then how far the work has come.
    /// - Throws: `StoreError` if the database cannot be used.
    public func run(progress: (IngestProgress) -> Void = { _ in }) throws -> IngestSummary {
        var summary = IngestSummary()
        if isDryRun {
            for path in inputs {
                summary.inputs.append(try attempt(path) { try count($0, progress: progress) })
            }
            return summary
        }
        let store = try ContactDatabase.openOrCreate(at: database)
        return try store.write(
            expectedBytes: expectedBytes, checkpointInterval: checkpointInterval, rule: NumberingPlan.rule
        ) { writer in
            for path in inputs {
                summary.inputs.append(try attempt(path) { try self.store($0, with: writer, progress: progress) })
            }
            return summary
        }
    }

    /// The size of all inputs together; `nil` if one has none.
    private var expectedBytes: Int? {
        var sum = 0
        for path in inputs {
            guard let byteCount = InputFile.byteCount(of: path) else { return nil }
            sum += byteCount
        }
        return sum
    }

    /// Turns trouble with one input into its result, so that the others are still read.
    private func attempt(
        _ path: String, _ body: (InputFile) throws -> IngestSummary.Input
    ) throws -> IngestSummary.Input {
        do {
            return try body(InputFile(path))
        } catch let error as CleaningError {
            return IngestSummary.Input(path: path, status: .failed(error))
        } catch let error as UnsupportedFormat {
            let error = CleaningError.unsupported(path: path, detail: error.description)
            return IngestSummary.Input(path: path, status: .failed(error))
        } catch let error as UnsupportedEncoding {
            let error = CleaningError.unsupported(path: path, detail: error.description)
            return IngestSummary.Input(path: path, status: .failed(error))
        }
    }
}
