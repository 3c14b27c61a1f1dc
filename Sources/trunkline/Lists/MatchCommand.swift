import ArgumentParser
import ContactCleaning

/// `trunkline match`: the contacts that are on another list.
struct MatchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "match",
        abstract: "Finds the contacts whose numbers, e-mail addresses or people are on a list.",
        discussion: """
              trunkline match dnc.csv
              trunkline match bounced.csv --format csv -o bounced-contacts.csv
              trunkline match leads.csv --list-region DE --country Germany
              trunkline match leads.csv --by number,email,person
              trunkline export --to csv --not-in dnc.csv -o may-be-called.csv

            A list is any file that 'trunkline ingest' reads, such as a CSV of numbers or addresses. Its numbers are read with \
            the country that the list itself shows, else the one that all sources were read in, or --list-region, and compared in E.164 form, however both are written; \
            addresses are compared without case. Numbers of the list without E.164 form find nobody and are counted. --by person compares \
            names and all other values by the rule of 'dedupe', and gives the reasons; those of which it would only ask are 'to review', and \
            exports with --in and --not-in do not take them for those of the list.
            """)

    @Argument(help: "The file of the list; - is standard input.", completion: .file())
    var list: String

    @OptionGroup var listOptions: ListOptions

    @OptionGroup var options: ReportOptions

    @OptionGroup var verdicts: VerdictOptions

    @OptionGroup var filters: SelectionOptions

    func run() throws {
        var matching = ListMatching(
            database: options.db, list: try listOptions.list(list, database: options.db))
        matching.keys = listOptions.keys
        matching.selection = filters.selection(verdicts: verdicts.verdicts)
        try options.write(matching.report())
    }
}
