import ArgumentParser
import ContactCleaning

/// `trunkline report summary`: the sources of a database.
struct SummaryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "summary",
        abstract: "Lists the files that were read, with counts that add up.")

    @OptionGroup var options: ReportOptions

    func run() throws {
        try options.write(SummaryReport.make(database: options.db))
    }
}
