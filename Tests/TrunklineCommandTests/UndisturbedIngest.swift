import Foundation
import StoreTestSupport
import Synchronization
import Testing

/// The database and the file that an undisturbed ingest writes. Tests that compare with the same ingest share one run, by
/// its arguments and the content of the files that they name.
struct UndisturbedIngest {
    /// The content of the database.
    let dump: String
    /// The file that the ingest writes beside it.
    let file: Data?

    private struct Key: Hashable {
        let arguments: [String]
        /// The content of each argument that is the name of a file; `nil` for the others.
        let contents: [Data?]
        let file: String?
    }

    private static let known = Mutex<[Key: UndisturbedIngest]>([:])

    /// Returns the result of the ingest, from an earlier run if there was one.
    ///
    /// - Parameters:
    ///   - arguments: those of the command, without a database.
    ///   - file: the name of a file that the ingest writes, which is not there yet.
    static func result(of arguments: [String], file: String? = nil, in folder: TemporaryFolder) throws
        -> UndisturbedIngest
    {
        let contents = arguments.map { try? Data(contentsOf: folder.url.appendingPathComponent($0)) }
        let key = Key(arguments: arguments, contents: contents, file: file)
        if let result = known.withLock({ $0[key] }) { return result }
        let run = try Command(in: folder).run(arguments + ["--db", "whole.db"], input: Data())
        #expect(run.exitCode == 0, "\(run.errors)")
        let result = UndisturbedIngest(
            dump: try PlainSQL.dump(folder.path("whole.db")),
            file: try file.map { try Data(contentsOf: folder.url.appendingPathComponent($0)) })
        known.withLock { $0[key] = result }
        return result
    }
}
