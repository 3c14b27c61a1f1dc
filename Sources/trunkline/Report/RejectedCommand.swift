import ArgumentParser
import ContactCleaning

/// `trunkline report rejected`: which numbers were rejected, why, and who says so.
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
            "Only these reasons or categories, separated by commas.", valueName: "category,..."))
    var only: [String] = []

    private var categories: [String] {
        only.flatMap { $0.split(whereSeparator: { $0 == "," || $0 == " " }).map(String.init) }
    }

    func validate() throws {
        let known = RejectedReport.categoryWords
        for word in categories where !known.contains(word) {
            throw ValidationError(
                "'\(word)' is no category of rejected numbers; the categories are \(known.joined(separator: ", ")).")
        }
    }

    func run() throws {
        try options.write(RejectedReport(database: options.db, categories: categories).make())
    }
}
