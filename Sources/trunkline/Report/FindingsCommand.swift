import ArgumentParser
import ContactCleaning

/// `trunkline report findings`: the problems found while reading.
struct FindingsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "findings",
        abstract: "Lists what was wrong with the files, line by line, and what to do about it.",
        discussion: """
            Of each kind of finding in a file the first five are shown, with the number of the others; --all shows every \
            one. CSV and JSON have them all.
            """)

    @OptionGroup var options: ReportOptions

    @Flag(help: "Show every finding, however often it repeats.")
    var all = false

    func run() throws {
        try options.write(
            FindingsReport.make(
                database: options.db,
                maxPerCode: all || !options.format.isForPeople || options.baseline != nil ? nil : 5,
                moreHint: "; --all shows them"))
    }
}
