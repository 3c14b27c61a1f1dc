import ArgumentParser
import ContactCleaning
import ContactStore
import SourceInput

/// `trunkline verify`: proves a database.
struct VerifyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Verifies that a database is intact, that its totals add up, and that it holds the content of files.",
        discussion: """
              trunkline verify
              trunkline verify --db takeout.db takeout.zip export.csv
              trunkline verify --format json

            This checks the pages of the file, its tables, the references between rows, the sums of every source, the \
            order and positions of its contacts, the checkpoints of unfinished ones, people, corrections, and a hash of the \
            values of every table, and names the rows that are not as they were stored. Nothing is written.

            Without files, the file of every source is hashed again at its path; one that has changed or is missing is \
            reported and is not a failure. With files, the content of each must be in the database, under any name, and \
            all of it: every sheet and every file of an archive, and no record left out. A folder stands for its files.

            Exit codes: 0 proven; 1 a file is not in the database, or not all of it; 65 the database is not in order; \
            66 no such file; 74 it cannot be read.
            """)

    @Argument(
        help: ArgumentHelp("Files that must be in the database; - is standard input.", valueName: "file"),
        completion: .file())
    var files: [String] = []

    @Option(help: "The database.")
    var db = "contacts.db"

    @Option(help: "The format of the result.")
    var format = VerifyFormat.text

    @Flag(name: .shortAndLong, help: "Say nothing if everything is proven.")
    var quiet = false

    func validate() throws {
        if files.filter({ $0 == "-" }).count > 1 {
            throw ValidationError("Standard input (-) can be read once only.")
        }
    }

    func run() throws {
        let result = try verify()
        if !quiet || !result.isVerified {
            var output = ByteOutput.standard
            try format.write(result, of: db, to: &output, ink: .standardOutput)
        }
        if let (status, sentence) = failure(of: result) {
            StandardError.say("Error: \(sentence)")
            throw ExitCode(status.rawValue)
        }
    }

    private func verify() throws -> VerificationResult {
        let meter = ProgressMeter(isQuiet: quiet)
        defer { meter.finish() }
        return try DatabaseVerification(database: db, files: files).run { meter.note(ProgressState($0, of: db)) }
    }

    private func failure(of result: VerificationResult) -> (ExitStatus, String)? {
        if !result.isDatabaseSound {
            let subjects = result.checks.filter { !$0.hasPassed }.map(\.subject.rawValue).joined(separator: ", ")
            return (
                .data,
                "\(db): this database is not in order (\(subjects)); go back to a copy of it, or ingest the files "
                    + "again into another database"
            )
        }
        for file in result.files {
            switch file.state {
            case .unreadable(let error): return (ExitStatus(error), error.description)
            case .notStored:
                return (.strict, "\(file.path): its content is not in \(db); read it with 'trunkline ingest'")
            case .unfinished:
                return (.strict, "\(file.path): not all of it is in \(db); the same ingest again completes it")
            default:
                guard file.isFailure, let loss = file.losses.first else { continue }
                return (.strict, "\(file.path): not all of it is in \(db): \(loss)")
            }
        }
        return nil
    }
}
