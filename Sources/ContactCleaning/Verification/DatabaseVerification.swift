import ContactModel
public import ContactStore
import SourceInput
public import Threads

/// Verifies a database: that it holds what its sources say, and that its sources are the files that are still there.
///
/// ```swift
/// let result = try DatabaseVerification(database: "contacts.db").run()
/// print(result.isVerified)
/// ```
public struct DatabaseVerification: Sendable {
    /// The path of the database.
    public var database: String
    /// Files whose content must be in the database. If there are none, the files at the stored paths are compared.
    public var files: [String]
    /// The options for reading packed files.
    public var options: CleaningOptions
    /// Cancels the verification, from any thread.
    public var cancellation: Cancellation

    /// Creates a verification, which ``run(progress:)`` starts.
    public init(
        database: String, files: [String] = [], options: CleaningOptions = CleaningOptions(),
        cancellation: Cancellation = Cancellation()
    ) {
        self.database = database
        self.files = files
        self.options = options
        self.cancellation = cancellation
    }

    /// Runs every check. Nothing is written.
    ///
    /// - Parameter progress: is called now and then with the progress of the work.
    /// - Returns: the checks, whether they passed or not.
    /// - Throws: `StoreError` if the database cannot be read at all; `CancellationError`.
    public func run(progress: (VerificationProgress) -> Void = { _ in }) throws -> VerificationResult {
        let store = try ContactDatabase.openForVerification(at: database, cancellation: cancellation)
        var result = VerificationResult(checks: try store.verify { progress(.database($0)) })
        // The sources can be compared only if the schema can be read.
        guard !result.checks.contains(where: { $0.subject == .schema && !$0.hasPassed }),
            let sources = try? store.sourcesAsRead()
        else { return result }
        let kept = Set(sources.map(\.id).filter { (try? store.hasRawContent(source: $0)) == true })
        let losses = (try? store.losses(codes: SourceComparison.lossCodes)) ?? [:]
        let declined = (try? store.fields(ofFindings: Finding.Code.declinedSheet.rawValue)) ?? [:]
        let books = (try? store.addressBooks()) ?? []
        var comparison = SourceComparison(
            sources: sources, kept: kept, books: books, losses: losses, declined: declined, options: options,
            cancellation: cancellation)
        guard files.isEmpty else {
            for (position, path) in files.enumerated() {
                progress(.files(compared: position, of: files.count))
                result.files += try comparison.given(path)
            }
            return result
        }
        for (position, source) in sources.enumerated() {
            progress(.files(compared: position, of: sources.count))
            result.files += try comparison.stored(source)
        }
        return result
    }
}

/// The progress of a verification.
public enum VerificationProgress: Sendable, Hashable {
    /// The database is checked.
    case database(DatabaseCheck.Subject)
    /// Files are compared.
    case files(compared: Int, of: Int)
}

/// The result of a verification.
public struct VerificationResult: Sendable {
    /// The checks of the database itself.
    public var checks: [DatabaseCheck]
    /// The files of the sources, or those that were asked about.
    public var files: [FileComparison] = []

    /// `true` if the database itself is in order.
    public var isDatabaseSound: Bool { checks.allSatisfy(\.hasPassed) }

    /// `true` if the database is valid and holds all of every file that was given.
    public var isVerified: Bool { isDatabaseSound && !files.contains(where: \.isFailure) }

    /// `true` if the database is known to hold all of its files.
    public var isComplete: Bool { files.allSatisfy(\.losses.isEmpty) }
}
