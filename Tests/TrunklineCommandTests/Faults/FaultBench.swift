import Foundation
import StoreTestSupport
import Testing

/// A folder with input, where something is going to go wrong.
struct FaultBench {
    let folder: TemporaryFolder
    /// The arguments of the ingest that the tests run with and without the fault.
    let arguments: [String]
    /// The size of a database, in bytes, that has more than empty tables: rows are on their way.
    static let sizeWithRows = 1_550_000

    init(contacts: Int = 2500) throws {
        folder = try TemporaryFolder()
        try folder.write(ManyContacts.csv(contacts), to: "many.csv")
        arguments = ["ingest", "many.csv", "--region", "US", "--quiet", "--checkpoint-interval", "500"]
    }

    /// Runs the command.
    func run(_ arguments: [String], wrapper: [String] = [], input: String = "/dev/null", output: String? = nil) throws
        -> Command.Result
    {
        try RunningCommand(arguments, in: folder, wrapper: wrapper, input: input, output: output).end(within: 60)
    }

    /// Runs the ingest, and expects that it fails as it should.
    func expectFailure(
        _ exitCode: Int32, _ message: String, database: String = "contacts.db", wrapper: [String] = [],
        more: [String] = [], _ location: SourceLocation = #_sourceLocation
    ) throws {
        let result = try run(arguments + ["--db", database] + more, wrapper: wrapper)
        #expect(result.exitCode == exitCode, "\(result.errors)", sourceLocation: location)
        #expect(result.errors.hasPrefix("Error: " + message), "\(result.errors)", sourceLocation: location)
        #expect(result.errors.split(separator: "\n").count == 1, sourceLocation: location)
    }

    /// Runs the same ingest without the fault, and expects the result of an undisturbed one.
    ///
    /// - Parameters:
    ///   - more: further arguments of both.
    ///   - file: a file that both write.
    func expectTheRest(
        database: String = "contacts.db", more: [String] = [], file: String? = nil,
        _ location: SourceLocation = #_sourceLocation
    ) throws {
        let last = try run(arguments + ["--db", database] + more)
        #expect(last.exitCode == 0, "\(last.errors)", sourceLocation: location)
        let written = try file.map { try Data(contentsOf: folder.url.appendingPathComponent($0)) }
        if let file { try FileManager.default.removeItem(atPath: folder.path(file)) }
        let whole = try UndisturbedIngest.result(of: arguments + more, file: file, in: folder)
        #expect(written == whole.file, sourceLocation: location)
        let dump = try PlainSQL.dump(folder.path(database))
        #expect(dump == whole.dump, sourceLocation: location)
        let proof = try run(["verify", "--db", database, "--quiet"])
        #expect(proof.exitCode == 0, "\(proof.output)", sourceLocation: location)
    }

    /// The names of files that a test may not leave behind.
    func leftovers(in subfolder: String = "") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path(subfolder)).filter {
            $0.contains(".trunkline-") || $0.hasSuffix("-journal")
        }
    }
}
