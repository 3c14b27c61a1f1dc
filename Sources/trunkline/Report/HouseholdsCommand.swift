import ArgumentParser
import ContactCleaning

/// `trunkline report households`: who lives with whom.
struct HouseholdsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "households",
        abstract: "Lists people who live together, and what they share.",
        discussion: """
            Two people live together if two of these are common to them: a postal address, a landline that few have, a \
            family name. They stay people of their own; 'export --households' writes each household as a group.
            """)

    @OptionGroup var options: ReportOptions

    func run() throws { try options.write(HouseholdsReport.make(database: options.db)) }
}
