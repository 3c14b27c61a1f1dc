import ArgumentParser
import ContactCleaning
import ContactStore
import PhoneNumbers

/// The filters of all commands that work with some contacts and numbers.
struct SelectionOptions: ParsableArguments {
    private static let categories = WordArgument<PhoneNumber.Categories>(
        noun: "a category", introduction: "the categories are",
        values: PhoneNumber.Categories.all.names.map { ($0, PhoneNumber.Categories(name: $0) ?? []) })
    private static let reasons = WordArgument(
        "a reason", "the reasons are", RejectionReason.allCases.map(\.name))
    private static let parts = WordArgument<ContactPart>("a part of contacts", "the parts are")

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp(
            "Only numbers of these countries, separated by commas: names in any language, codes (US) or calling codes (+44).",
            valueName: "country,..."),
        transform: RegionArgument.countries)
    var country: [[String]] = []

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp(
            "Only numbers of these categories, separated by commas.", valueName: "category,..."),
        completion: .list(PhoneNumber.Categories.all.names),
        transform: { try Self.categories.list($0) })
    var category: [[PhoneNumber.Categories]] = []

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp(
            "Only numbers with these labels, separated by commas: mobile, work ...", valueName: "label,..."),
        transform: ListArgument.items)
    var label: [[String]] = []

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp(
            "Only numbers that were rejected for these reasons, separated by commas.", valueName: "reason,..."),
        completion: .list(RejectionReason.allCases.map(\.name)),
        transform: { try Self.reasons.list($0) })
    var reason: [[String]] = []

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp(
            "Only contacts of this source, by its path or its ID in 'trunkline report summary'; may be repeated.",
            valueName: "source"))
    var source: [String] = []

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp(
            "Only contacts with all of these: \(ContactPart.allCases.map(\.rawValue).joined(separator: ", ")).",
            valueName: "part,..."),
        completion: .list(ContactPart.allCases.map(\.rawValue)),
        transform: { try Self.parts.list($0) })
    var has: [[ContactPart]] = []

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp("Only contacts with none of these parts.", valueName: "part,..."),
        completion: .list(ContactPart.allCases.map(\.rawValue)),
        transform: { try Self.parts.list($0) })
    var lacks: [[ContactPart]] = []

    @Option(
        name: .customLong("where"),
        help: ArgumentHelp(
            "Only contacts that meet one SQL condition on the columns of the table contacts.",
            discussion: "Other tables can be read in a subquery: id IN (SELECT contact_id FROM emails WHERE ...).",
            valueName: "condition"))
    var condition: String?

    /// `true` if there is a filter of numbers.
    var selectsNumbers: Bool { !(country.isEmpty && category.isEmpty && label.isEmpty && reason.isEmpty) }

    /// The selection.
    ///
    /// - Parameter verdicts: The verdicts that were asked for; empty for those that the filters imply.
    func selection(verdicts: [String] = []) -> ContactSelection {
        var selection = ContactSelection()
        selection.verdicts = verdicts
        selection.reasons = Array(reason.joined())
        selection.countries = Array(country.joined())
        selection.categories = category.joined().reduce(into: []) { $0.formUnion($1) }
        selection.labels = Array(label.joined())
        selection.sources = source
        selection.present = Array(has.joined())
        selection.absent = Array(lacks.joined())
        selection.condition = condition
        return selection
    }

    func validate() throws {
        if let part = has.joined().first(where: Array(lacks.joined()).contains) {
            throw ValidationError("No contact has and lacks \(part.rawValue).")
        }
    }
}

/// The verdicts of numbers that a command works with.
struct VerdictOptions: ParsableArguments {
    private static let verdicts = WordArgument(
        "a verdict", "the verdicts are", ["accepted", "rejected", "ambiguous"])

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp(
            "Only numbers with these verdicts: accepted, rejected, ambiguous.",
            discussion: "Without it, filters of numbers take accepted ones, and --reason rejected ones.",
            valueName: "verdict,..."),
        completion: .list(["accepted", "rejected", "ambiguous"]),
        transform: { try Self.verdicts.list($0) })
    var only: [[String]] = []

    /// The verdicts that were asked for; empty for those that the filters imply.
    var verdicts: [String] { Array(only.joined()) }
}

extension ContactSelection {
    /// Checks that the verdicts of a list of numbers are those that the filters select.
    ///
    /// - Throws: `ValidationError` if no number can be selected.
    func require(verdict: String) throws {
        if !reasons.isEmpty, verdict != "rejected" {
            throw ValidationError("--reason selects rejected numbers, and none is \(verdict).")
        }
    }
}
