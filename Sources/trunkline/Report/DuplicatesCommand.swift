import ArgumentParser
import ContactCleaning
import ContactStore

/// `trunkline report duplicates`: who was found more than once, and why.
struct DuplicatesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "duplicates",
        abstract: "Lists the people who have several contacts, with the reasons.",
        discussion: """
              trunkline report duplicates
              trunkline report duplicates --numbers         numbers of several contacts, with everybody who has them
            """)

    @OptionGroup var options: ReportOptions

    @Flag(help: "List numbers that several contacts have, with their names, labels and files, instead of people.")
    var numbers = false

    @OptionGroup var filters: SelectionOptions

    func validate() throws {
        let selection = filters.selection()
        try selection.require(verdict: "accepted")
        if !numbers, !selection.isEverything {
            throw ValidationError("\(selection) selects numbers, which --numbers lists.")
        }
    }

    func run() throws {
        if numbers {
            return try options.write(
                SharedNumbersReport.make(database: options.db, selection: filters.selection()))
        }
        try options.write(PeopleReport.make(database: options.db, minimumContacts: 2))
    }
}
