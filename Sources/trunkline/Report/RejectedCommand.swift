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

    @Option(
        name: .long, parsing: .singleValue,
        help: ArgumentHelp(
            "Count the numbers by these, separated by commas, instead of listing them: reason, country, category, source, label, rule.",
            valueName: "property,..."),
        completion: .list(RejectedProperty.allCases.map(\.rawValue)), transform: Self.properties)
    var by: [[RejectedProperty]] = []

    @OptionGroup var details: DetailOptions

    @OptionGroup var filters: SelectionOptions

    func validate() throws {
        if !by.isEmpty, !details.add.isEmpty {
            throw ValidationError("--by counts numbers; --add says something about each.")
        }
    }

    func run() throws {
        let report = RejectedReport(
            database: options.db, categories: Array(only.joined()), selection: filters.selection())
        let properties = Array(by.joined())
        try options.write(
            properties.isEmpty ? details.added(to: report.make()) : report.make(by: properties))
    }

    private static func properties(_ text: String) throws -> [RejectedProperty] {
        let properties = try WordArgument<RejectedProperty>("a property of rejected numbers", "the properties are")
            .list(text)
        guard Set(properties).count == properties.count else { throw ValidationError("a property is named twice.") }
        return properties
    }

    private static func categories(_ text: String) throws -> [String] {
        try WordArgument("a category of rejected numbers", "the categories are", RejectedReport.categoryWords)
            .list(text)
    }
}
