import ArgumentParser
import ContactCleaning

/// The options that tell changes from their values.
struct HistoryOptions: ParsableArguments {
    @Flag(help: "Write a row for each value that a change gave: who, when, which contact, what it was and is.")
    var values = false

    @Option(help: ArgumentHelp("Only the values of this change.", valueName: "change"))
    var change: Int?

    /// The report that is asked for.
    func report(on database: String) throws -> Report {
        try values || change != nil
            ? EditsReport.make(database: database, change: change) : ChangesReport.make(database: database)
    }
}
