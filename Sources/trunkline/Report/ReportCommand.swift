import ArgumentParser

/// `trunkline report`: what a database has to say.
struct ReportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Reports rejected and ambiguous numbers, sources, findings, fields and duplicates.",
        discussion: """
            Without a subcommand: report rejected.

              trunkline report
              trunkline report rejected --only entertainment,forbidden,emergency
              trunkline report rejected --format html -o rejected.html
              trunkline report summary --format json
              trunkline report fields --format csv
              trunkline report duplicates --format html -o duplicates.html
            """,
        subcommands: [
            RejectedCommand.self, AmbiguousCommand.self, SummaryCommand.self, FindingsCommand.self, FieldsCommand.self,
            DuplicatesCommand.self,
        ],
        defaultSubcommand: RejectedCommand.self)
}
