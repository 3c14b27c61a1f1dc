import ArgumentParser
import ContactCleaning

/// `trunkline report findings`: the trouble met while reading.
struct FindingsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "findings",
        abstract: "Lists what was wrong with the files, line by line, and what to do about it.")

    @OptionGroup var options: ReportOptions

    func run() throws {
        try options.write(FindingsReport(database: options.db).make())
    }
}
