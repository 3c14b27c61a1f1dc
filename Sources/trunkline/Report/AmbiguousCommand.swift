import ArgumentParser
import ContactCleaning

/// `trunkline report ambiguous`: which numbers fit several countries.
struct AmbiguousCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ambiguous",
        abstract: "Lists the numbers that fit several countries, and which.",
        discussion: "Name the region with 'ingest --replace --region', or give the contact a country.")

    @OptionGroup var options: ReportOptions

    func run() throws { try options.write(AmbiguousReport(database: options.db).make()) }
}
