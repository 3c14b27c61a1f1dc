import ArgumentParser
import ContactCleaning

/// `trunkline history`: the changes since the ingests.
struct HistoryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "history",
        abstract: "Lists the changes since the ingests: corrections, newer exports, decisions, and what was undone.",
        discussion: "The same as 'trunkline report changes'.")

    @OptionGroup var options: ReportOptions

    func run() throws { try options.write(ChangesReport(database: options.db).make()) }
}
