import ArgumentParser
import ContactCleaning

/// `trunkline people`: everybody, each once.
struct PeopleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "people",
        abstract: "Lists the people that 'dedupe' found, each with the values of all contacts.",
        discussion: """
              trunkline people
              trunkline people --format csv -o people.csv
            """)

    @OptionGroup var options: ReportOptions

    func run() throws {
        try options.write(PeopleReport.make(database: options.db))
    }
}
