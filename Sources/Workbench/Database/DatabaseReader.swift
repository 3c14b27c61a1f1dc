import ContactCleaning
import ContactStore
import Foundation
import SourceInput
import Synchronization

/// Reads the database on threads of its own, over connections that stay open as long as the same file is at the path.
///
/// A read waits a moment for a writer and no longer: an ingest holds the file for long, and the page says so.
final class DatabaseReader: Sendable {
    /// The path of the database.
    let path: String
    private let threads = OperationQueue()
    private let idle = Mutex<[Connection]>([])

    private struct Connection: Sendable {
        var database: ContactDatabase
        var file: FileIdentity
    }

    private static let busyTimeout = 0.25
    private static let maximumThreads = 4

    init(path: String) {
        self.path = path
        threads.maxConcurrentOperationCount = Self.maximumThreads
    }

    /// Runs a closure on a thread that may wait.
    ///
    /// - Throws: `StoreError` if the database cannot be read; any error of the closure.
    func read<Result: Sendable>(
        _ body: @escaping @Sendable (ContactDatabase) throws -> Result
    ) async throws -> Result {
        try await withCheckedThrowingContinuation { continuation in
            threads.addOperation { [self] in
                continuation.resume(with: Swift.Result { try readHere(body) })
            }
        }
    }

    private func readHere<Result>(_ body: (ContactDatabase) throws -> Result) throws -> Result {
        let connection = try take()
        let result = try body(connection.database)
        idle.withLock { $0.append(connection) }
        return result
    }

    /// A connection to the file that is at the path now. One whose read failed is not used again.
    private func take() throws -> Connection {
        guard let file = FileIdentity(path) else { throw StoreError.missing(path: path) }
        let connection = idle.withLock { idle in
            idle.removeAll { $0.file != file }
            return idle.popLast()
        }
        if let connection { return connection }
        return Connection(database: try ContactDatabase.open(at: path, busyTimeout: Self.busyTimeout), file: file)
    }
}
