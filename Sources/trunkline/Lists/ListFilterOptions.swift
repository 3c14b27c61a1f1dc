import ArgumentParser
import ContactCleaning
import ContactStore
import RegionInference

/// The region of the national numbers of lists.
struct ListRegionOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The region of national numbers of a list: an ISO code, or auto.", valueName: "region"),
        transform: RegionArgument.choice)
    var listRegion = RegionChoice.automatic
}

/// The lists that restrict an export.
struct ListFilterOptions: ParsableArguments {
    @Option(
        name: .customLong("in"), parsing: .singleValue,
        help: ArgumentHelp(
            "Only contacts with a number or e-mail address on this list; may be repeated.", valueName: "file"),
        completion: .file())
    var included: [String] = []

    @Option(
        name: .customLong("not-in"), parsing: .singleValue,
        help: ArgumentHelp(
            "Only contacts without a number or e-mail address on this list, such as one of people who must not be called; may be repeated.",
            valueName: "file"),
        completion: .file())
    var excluded: [String] = []

    @OptionGroup var region: ListRegionOption

    /// The lists as filters for a database.
    func filters(database: String) throws -> [ContactSelection.ListFilter] {
        try (included.map { ($0, false) } + excluded.map { ($0, true) }).map { path, isExcluding in
            let list = try ContactLookupList(path, region: region.listRegion)
            if list.unusableNumbers > 0 {
                let numbers = list.unusableNumbers == 1 ? "number has" : "numbers have"
                StandardError.say(
                    "Note: \(path): \(ColumnText.grouped(list.unusableNumbers)) \(numbers) no E.164 form, with which nobody can be found."
                )
            }
            return try ListMatching(database: database, list: list).filter(isExcluding: isExcluding)
        }
    }
}
