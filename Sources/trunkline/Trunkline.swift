import ArgumentParser
import ContactCleaning
import Foundation

/// The command: flags in, library calls, rendering, exit codes.
@main
struct Trunkline: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "trunkline",
        abstract: "Clean contact exports.",
        discussion: """
            Reads CSV, vCard, XLSX, ODS, JSON, LDIF, XML, jCard, JSContact and HTML files, also packed as ZIP, tar, gzip, bzip2, xz or Zstandard, into \
            one SQLite file, converts every phone number to E.164 or says why it has no such form, and reports \
            what was rejected and by which rule.

              trunkline ingest contacts.csv phone.vcf --region US
              trunkline serve
              trunkline find ann 4567
              trunkline report rejected --format html -o rejected.html
              trunkline edit 12 family=Lovelace
              trunkline dedupe
              trunkline export --to vcard3 -o clean.vcf
              trunkline stream export.csv --region US | head
              trunkline verify
              trunkline check --region US '(212) 555-0123'
              trunkline field zip

            Exit codes: 0 success; 1 with --strict if a number was rejected or a row skipped; 64 wrong usage; 65 an \
            unsupported format or an invalid database; 66 no such input; 74 input or output failed; 130 and 143 \
            terminated by a signal.
            """,
        version: Version.description,
        subcommands: [MatchStepCommand.self],
        groupedSubcommands: [
            CommandGroup(
                name: "Read",
                subcommands: [
                    IngestCommand.self, DiffCommand.self, MapCommand.self, SourcesCommand.self, StreamCommand.self,
                ]),
            CommandGroup(
                name: "Look",
                subcommands: [
                    FindCommand.self, ShowCommand.self, MatchCommand.self, ReportCommand.self, PeopleCommand.self,
                    ExplainCommand.self, DiscloseCommand.self, VerifyCommand.self,
                ]),
            CommandGroup(name: "Correct", subcommands: [EditCommand.self, FixCommand.self, RecheckCommand.self]),
            CommandGroup(
                name: "People",
                subcommands: [
                    DedupeCommand.self, ReviewCommand.self, JoinCommand.self, SplitCommand.self, ChooseCommand.self,
                ]),
            CommandGroup(
                name: "Give back",
                subcommands: [
                    ExportCommand.self, PlanCommand.self, ApplyCommand.self, TidyCommand.self, CardCommand.self,
                ]),
            CommandGroup(
                name: "Undo and erase", subcommands: [HistoryCommand.self, UndoCommand.self, ForgetCommand.self]),
            CommandGroup(
                name: "Numbers", subcommands: [CheckCommand.self, FieldCommand.self, PlansCommand.self]),
            CommandGroup(name: "Workbench", subcommands: [ServeCommand.self]),
        ])

    /// Writes help, a version or a completion script to standard output, and exits; with a failure if it cannot be
    /// written.
    private static func write(_ message: String) -> Never {
        do {
            var output = ByteOutput.standard
            if !message.isEmpty { try output.write(message + "\n") }
            try output.flush()
        } catch {
            Failure(error)?.end()
        }
        exit()
    }

    /// Runs the command that the arguments name, and ends with its exit code.
    static func main() {
        StandardStreams.secure()
        // A reader that goes away must not kill a run halfway: writing throws an error instead.
        signal(SIGPIPE, SIG_IGN)
        // Nor must a limit on the size of files.
        signal(SIGXFSZ, SIG_IGN)
        TerminationSignals.restoreQuit()
        ErasureNotice.begin()
        do {
            try OpenFileLimit.raise()
            var command = try parseAsRoot()
            try AddressSpaceLimit.require(jobs: 1)
            do {
                try command.run()
            } catch let error {
                UsageError(error, of: type(of: command))?.exit()
                throw error
            }
        } catch let error {
            if let failure = Failure(error) { failure.end() }
            if exitCode(for: error) == .validationFailure,
                let advice = ArgumentAdvice(Array(CommandLine.arguments.dropFirst()))
            {
                advice.exit()
            }
            if exitCode(for: error) == .success { write(fullMessage(for: error)) }
            exit(withError: error)
        }
    }
}
