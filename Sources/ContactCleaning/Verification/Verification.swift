public import ContactStore

/// Proves a database: that it holds what its sources say, and that its sources are the files that are still there.
///
/// ```swift
/// let result = try Verification(database: "contacts.db").run()
/// print(result.isProven)
/// ```
public struct Verification: Sendable {
    /// The path of the database.
    public var database: String
    /// Files that must be in the database, wherever they lie. Without any, the stored paths are looked up.
    public var files: [String]
    /// How packed files are read.
    public var options: CleaningOptions
    /// What ends the work early, from any thread.
    public var cancellation: Cancellation

    /// A verification of a database.
    public init(
        database: String, files: [String] = [], options: CleaningOptions = CleaningOptions(),
        cancellation: Cancellation = Cancellation()
    ) {
        self.database = database
        self.files = files
        self.options = options
        self.cancellation = cancellation
    }

    /// Makes every check. Nothing is written.
    ///
    /// - Parameter progress: is told now and then how far the work has come.
    /// - Throws: `StoreError` if the database cannot be read at all; `CancellationError`.
    public func run(progress: (VerificationProgress) -> Void = { _ in }) throws -> VerificationResult {
        let store = try ContactDatabase.open(at: database, cancellation: cancellation)
        var result = VerificationResult(checks: try store.verify { progress(.database($0)) })
        // What the database says of its sources is worth a comparison only if it can be read.
        guard let sources = try? store.sources() else { return result }
        let comparison = SourceComparison(sources: sources, options: options, cancellation: cancellation)
        guard files.isEmpty else {
            for (position, path) in files.enumerated() {
                progress(.files(compared: position, of: files.count))
                result.files += try comparison.given(path)
            }
            return result
        }
        for (position, source) in sources.enumerated() {
            progress(.files(compared: position, of: sources.count))
            result.files.append(try comparison.stored(source))
        }
        return result
    }
}

/// What a verification is at.
public enum VerificationProgress: Sendable, Hashable {
    /// The database is checked.
    case database(DatabaseCheck.Subject)
    /// Files are compared.
    case files(compared: Int, of: Int)
}

/// What a verification found.
public struct VerificationResult: Sendable {
    /// The checks of the database itself.
    public var checks: [DatabaseCheck]
    /// The files of the sources, or those that were asked about.
    public var files: [FileComparison] = []

    /// Whether the database itself is in order.
    public var isDatabaseSound: Bool { checks.allSatisfy(\.hasPassed) }

    /// Whether the database is in order and holds every file that was asked about.
    public var isProven: Bool { isDatabaseSound && !files.contains { $0.state.isFailure } }
}
