import ArgumentParser
import ContactCleaning
import ContactStore

/// `trunkline report rejected`: which numbers were rejected, and by which rule.
struct RejectedCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rejected",
        abstract: "Lists the rejected numbers with the rule that decided about each.",
        discussion: """
            Counts by category, country and source come first; then every number with its file and line, contact, \
            label, text, reason, and the rule with its citation. CSV has the numbers only.
            """)

    @OptionGroup var options: ReportOptions

    @Option(
        name: .long, parsing: .singleValue,
        help: ArgumentHelp(
            "Only these reasons or categories, separated by commas.", valueName: "category,..."),
        transform: Self.categories)
    var only: [[String]] = []

    @OptionGroup var filters: SelectionOptions

    func run() throws {
        try options.write(
            RejectedReport(
                database: options.db, categories: Array(only.joined()), selection: filters.selection()
            ).make())
    }

    private static func categories(_ text: String) throws -> [String] {
        try WordArgument("a category of rejected numbers", "the categories are", RejectedReport.categoryWords)
            .list(text)
    }
}
