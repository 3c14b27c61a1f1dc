import ArgumentParser
import ContactStore
import PhoneNumbers

/// The options that select contacts and numbers for an export.
struct SelectionOptions: ParsableArguments {
    private static let verdicts = WordArgument(
        "a verdict", "the verdicts are", ["accepted", "rejected", "ambiguous"])
    private static let categories = WordArgument<PhoneNumber.Categories>(
        noun: "a category", introduction: "the categories are",
        values: PhoneNumber.Categories.all.names.map { ($0, PhoneNumber.Categories(name: $0) ?? []) })

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp(
            "Only numbers with these verdicts, and contacts that have one: accepted, rejected, ambiguous.",
            valueName: "verdict,..."),
        transform: { try Self.verdicts.list($0) })
    var only: [[String]] = []

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp(
            "Only accepted numbers of these regions (US) or calling codes (+44), separated by commas.",
            discussion:
                "With --only, numbers with its verdicts instead of accepted ones. The same holds for --category.",
            valueName: "country,..."),
        transform: RegionArgument.countries)
    var country: [[String]] = []

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp(
            "Only accepted numbers of these categories, separated by commas.", valueName: "category,..."),
        transform: { try Self.categories.list($0) })
    var category: [[PhoneNumber.Categories]] = []

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp(
            "Only contacts of this source, by its path or its ID in 'trunkline report summary'; may be repeated.",
            valueName: "source"))
    var source: [String] = []

    @Option(
        name: .customLong("where"),
        help: ArgumentHelp(
            "Only contacts that meet one SQL condition on the columns of the table contacts.",
            discussion: "Other tables can be read in a subquery: id IN (SELECT contact_id FROM emails WHERE ...).",
            valueName: "condition"))
    var condition: String?

    var selection: ContactSelection {
        var selection = ContactSelection()
        selection.verdicts = Array(only.joined())
        selection.countries = Array(country.joined())
        selection.categories = category.joined().reduce(into: []) { $0.formUnion($1) }
        selection.sources = source
        selection.condition = condition
        return selection
    }

    /// The filters of numbers as they were given.
    var numberFilters: [String] {
        let categories = category.map { $0.map(\.description) }
        let lists = [("--only", only), ("--country", country), ("--category", categories)]
        return lists.filter { !$0.1.isEmpty }.map { "\($0.0) \($0.1.joined().joined(separator: ","))" }
    }

    /// Every filter: those of numbers as they were given, of others the names.
    var filters: [String] {
        (source.isEmpty ? [] : ["--source"]) + (condition == nil ? [] : ["--where"]) + numberFilters
    }
}
