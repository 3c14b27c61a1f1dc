import ArgumentParser

/// `trunkline report`: what a database has to say.
struct ReportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Reports rejected numbers, sources, findings and fields.",
        discussion: """
            Without a subcommand: report rejected.

              trunkline report
              trunkline report rejected --only entertainment,forbidden,emergency
              trunkline report rejected --format html -o rejected.html
              trunkline report summary --format json
              trunkline report fields --format csv
            """,
        subcommands: [RejectedCommand.self, SummaryCommand.self, FindingsCommand.self, FieldsCommand.self],
        defaultSubcommand: RejectedCommand.self)
}
