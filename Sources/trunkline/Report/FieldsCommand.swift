import ArgumentParser
import ContactCleaning

/// `trunkline report fields`: the values that their fields do not take.
struct FieldsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fields",
        abstract: "Lists names, dates, addresses and e-mail addresses that cannot be right, by field and group.")

    @OptionGroup var options: ReportOptions

    func run() throws {
        try options.write(FieldsReport.make(database: options.db))
    }
}
