import Foundation
import StoreTestSupport
import Synchronization
import Testing

/// What an ingest leaves when nothing disturbs it. Many tests compare with the same one, which is run once for each input and
/// each list of arguments.
struct UndisturbedIngest {
    /// The content of the database.
    let dump: String
    /// The file that the ingest writes beside it.
    let file: Data?

    private static let known = Mutex<[[String]: UndisturbedIngest]>([:])

    /// Runs the ingest, unless it is known what comes of it.
    ///
    /// - Parameters:
    ///   - arguments: those of the command, without a database.
    ///   - input: the name of the input file in the folder.
    ///   - file: the name of a file that the ingest writes.
    static func result(
        of arguments: [String], input: String = "many.csv", file: String? = nil, in folder: TemporaryFolder
    ) throws -> UndisturbedIngest {
        let content = try Data(contentsOf: folder.url.appendingPathComponent(input))
        let key = ["\(content.hashValue)", file ?? ""] + arguments
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
