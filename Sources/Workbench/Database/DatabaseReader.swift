import ContactCleaning
import ContactStore
import Foundation
import SourceInput
import Synchronization

/// Reads the database on threads of its own, over connections that stay open as long as the same file is at the path.
///
/// A read waits a moment for a writer of another program and no longer. While an ingest of this one holds the file, a copy is read.
final class DatabaseReader: Sendable {
    /// The path of the database.
    let path: String
    private let copy = Mutex<String?>(nil)
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

    /// The path of what is read now: the database, or the copy of it.
    var readPath: String { copy.withLock { $0 } ?? path }

    /// `true` if there is something to read.
    var isThere: Bool { FileIdentity(readPath) != nil }

    /// Runs a closure that holds the database for long, while reads see a copy of what it was before: nothing, if it is made by the
    /// closure. Without room for a copy they wait.
    func whileHeld(_ body: () -> Void) {
        let draft = try? DraftFile(path)
        if let draft {
            do {
                try ContactDatabase.open(at: path, busyTimeout: Self.busyTimeout).copy(to: draft.draftPath)
                copy.withLock { $0 = draft.draftPath }
            } catch StoreError.missing {
                unlink(draft.draftPath)
                copy.withLock { $0 = draft.draftPath }
            } catch {}
        }
        body()
        copy.withLock { $0 = nil }
        withExtendedLifetime(draft) {}
    }

    /// Runs a closure on a thread that may wait.
    ///
    /// - Throws: `StoreError` if the database cannot be read; any error of the closure.
    func read<Result: Sendable>(
        _ body: @escaping @Sendable (ContactDatabase) throws -> Result
    ) async throws -> Result {
        let reading = Texts.keepingLanguage { [self] in try readHere(body) }
        return try await withCheckedThrowingContinuation { continuation in
            threads.addOperation {
                continuation.resume(with: Swift.Result { try reading() })
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
        let path = readPath
        guard let file = FileIdentity(path) else { throw StoreError.missing(path: path) }
        let connection = idle.withLock { idle in
            idle.removeAll { $0.file != file }
            return idle.popLast()
        }
        if let connection { return connection }
        return Connection(database: try ContactDatabase.open(at: path, busyTimeout: Self.busyTimeout), file: file)
    }
}
