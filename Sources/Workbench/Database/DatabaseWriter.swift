import ContactCleaning
import ContactStore
import Foundation
import Threads

/// The one writer of a workbench: changes come one after another, and none while an ingest holds the file.
actor DatabaseWriter {
    /// The path of the database.
    nonisolated let path: String
    /// `true` if nothing may be changed.
    nonisolated let isReadOnly: Bool
    private let thread = OperationQueue()
    private(set) var job: IngestJob?

    /// The author of changes in the history.
    static let author = "workbench"

    init(path: String, isReadOnly: Bool) {
        self.path = path
        self.isReadOnly = isReadOnly
        thread.maxConcurrentOperationCount = 1
    }

    /// Runs a change on a thread that may wait.
    ///
    /// - Throws: ``ReadOnly``, ``Locked``; any error of the closure.
    func change<Result: Sendable>(_ body: @escaping @Sendable (String) throws -> Result) async throws -> Result {
        guard !isReadOnly else { throw ReadOnly() }
        guard job?.isRunning != true else { throw Locked() }
        let change = Texts.keepingLanguage { [path] in try body(path) }
        return try await withCheckedThrowingContinuation { continuation in
            thread.addOperation { continuation.resume(with: Swift.Result { try change() }) }
        }
    }

    /// Starts an ingest, on the same thread as changes, beside what is read meanwhile.
    ///
    /// - Throws: ``ReadOnly``, ``Locked``.
    func start(_ job: IngestJob, beside reader: DatabaseReader) throws {
        guard !isReadOnly else { throw ReadOnly() }
        guard self.job?.isRunning != true else { throw Locked() }
        self.job = job
        thread.addOperation { [path] in
            reader.whileHeld { job.run(into: path) }
            job.end()
        }
    }

    /// Stops the ingest that is running, and waits until its last rows are committed.
    func finish() async {
        job?.cancellation.cancel()
        await withCheckedContinuation { continuation in thread.addOperation { continuation.resume() } }
    }
}
