import ArgumentParser
import ContactStore
import PhoneNumbers

/// Which contacts and numbers are exported.
struct SelectionOptions: ParsableArguments {
    /// The verdicts that `--only` takes.
    enum Verdict: String, ExpressibleByArgument, CaseIterable {
        case accepted, rejected, ambiguous
    }

    @Option(help: "Only numbers with this verdict, and contacts that have one: accepted, rejected or ambiguous.")
    var only: Verdict?

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp(
            "Only numbers of these regions (US) or calling codes (+44), separated by commas.", valueName: "country,..."),
        transform: ListArgument.words)
    var country: [[String]] = []

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp("Only numbers of these categories, separated by commas.", valueName: "category,..."),
        transform: ListArgument.words)
    var category: [[String]] = []

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
        selection.verdict = only?.rawValue
        selection.countries = country.joined().map { RegionCode($0)?.code ?? $0.uppercased() }
        selection.categories = Array(category.joined())
        selection.sources = source
        selection.condition = condition
        return selection
    }
}
