import ArgumentParser
import ContactCleaning

/// `trunkline history`: the changes since the ingests.
struct HistoryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "history",
        abstract: "Lists the changes since the ingests: corrections, newer exports, decisions, and what was undone.",
        discussion: """
              trunkline history
              trunkline history --values --format csv -o values.csv

            The same as 'trunkline report changes'.
            """)

    @OptionGroup var values: HistoryOptions

    @OptionGroup var options: ReportOptions

    func run() throws { try options.write(values.report(on: options.db)) }
}
