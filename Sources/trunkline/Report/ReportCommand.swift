import ArgumentParser

/// `trunkline report`: the reports on a database.
struct ReportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Reports numbers, sources, findings, fields, duplicates, households and changes.",
        discussion: """
            Without a subcommand: report rejected.

              trunkline report
              trunkline report rejected --only entertainment,forbidden,emergency
              trunkline report rejected --country Germany --lacks email
              trunkline report rejected --by country,reason --format csv
              trunkline report rejected --format html -o rejected.html
              trunkline report summary --format json
              trunkline report fields --format csv
              trunkline report duplicates --format html -o duplicates.html
              trunkline report rejected --format sarif -o rejected.sarif
              trunkline report rejected --baseline known.txt

            With --baseline, the exit code is 1 if there is something that the file does not have.
            """,
        subcommands: [
            RejectedCommand.self, SummaryCommand.self, FindingsCommand.self, FieldsCommand.self, DuplicatesCommand.self,
            HouseholdsCommand.self, AcceptedCommand.self, AmbiguousCommand.self, ChangesCommand.self,
        ],
        defaultSubcommand: RejectedCommand.self)
}
