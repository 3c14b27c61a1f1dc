import ArgumentParser
import Foundation

/// The command: flags in, library calls, rendering, exit codes.
@main
struct Trunkline: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "trunkline",
        abstract: "Cleans contact exports.",
        discussion: """
            Reads CSV and vCard files into one SQLite file, gives every phone number its E.164 form or the reason why \
            it has none, and reports what was rejected and by which rule.

              trunkline ingest contacts.csv phone.vcf --region US
              trunkline report rejected --format html -o rejected.html
              trunkline verify
              trunkline check --region US '(212) 555-0123'
              trunkline field zip

            Exit codes: 0 done; 1 with --strict when a number was rejected or a row skipped; 64 wrong usage; 65 not \
            a format that is read, or a database that is not in order; 66 no such input; 74 input or output failed; \
            130 and 143 ended by a signal.
            """,
        subcommands: [
            IngestCommand.self, MapCommand.self, CheckCommand.self, ReportCommand.self, VerifyCommand.self,
            FieldCommand.self, PlansCommand.self,
        ])

    /// Runs the command that the arguments name, and ends with its exit code.
    static func main() {
        StandardStreams.secure()
        // A reader that goes away must not kill a run halfway: writing says so instead.
        signal(SIGPIPE, SIG_IGN)
        // Nor must a limit on the size of files.
        signal(SIGXFSZ, SIG_IGN)
        do {
            try OpenFileLimit.ensure()
            var command = try parseAsRoot()
            try command.run()
        } catch let error {
            if let failure = Failure(error) { failure.end() }
            exit(withError: error)
        }
    }
}
