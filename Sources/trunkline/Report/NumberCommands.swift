import ArgumentParser
import ContactCleaning
import ContactStore

/// `trunkline report accepted`: the accepted numbers.
struct AcceptedCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "accepted", abstract: "Lists the accepted numbers with their E.164 form, category and country.",
        discussion: "Corrected numbers are listed as they are now, with the text that they were corrected to.")

    @OptionGroup var options: ReportOptions

    @OptionGroup var details: DetailOptions

    @OptionGroup var filters: SelectionOptions

    func validate() throws { try filters.selection().require(verdict: "accepted") }

    func run() throws {
        let report = try AcceptedReport.make(database: options.db, selection: filters.selection())
        try options.write(details.added(to: report))
    }
}

/// `trunkline report ambiguous`: the numbers that fit several countries.
struct AmbiguousCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ambiguous", abstract: "Lists the numbers that fit several countries, with what they could be.")

    @OptionGroup var options: ReportOptions

    @OptionGroup var filters: SelectionOptions

    func validate() throws { try filters.selection().require(verdict: "ambiguous") }

    func run() throws {
        try options.write(AmbiguousReport.make(database: options.db, selection: filters.selection()))
    }
}

/// `trunkline report changes`: the changes since the ingests.
struct ChangesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "changes", abstract: "Lists the changes since the ingests, as 'trunkline history' does.")

    @OptionGroup var values: HistoryOptions

    @OptionGroup var options: ReportOptions

    func run() throws { try options.write(values.report(on: options.db)) }
}

/// `trunkline sources`: the sources that were read into a database.
struct SourcesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sources", abstract: "Lists the sources of a database with their counts.",
        discussion: "The same as 'trunkline report summary'.")

    @OptionGroup var options: ReportOptions

    func run() throws { try options.write(SummaryReport.make(database: options.db)) }
}
