import ArgumentParser
import ContactCleaning
import ContactStore
import PhoneNumbers
import RegionInference

/// Options of how lists are read, and by what contacts are looked for on them.
struct ListOptions: ParsableArguments {
    private static let words = WordArgument<ListKey>("a way to find contacts on a list", "the ways are")

    @Option(
        help: ArgumentHelp(
            "Find contacts on a list by number, email, person: the rule of 'dedupe'.",
            discussion: "Without it, by number and email.", valueName: "ways"),
        transform: { Set(try Self.words.list($0)) })
    var by: Set<ListKey>?

    /// The ways to find contacts, those that were asked for or the usual ones.
    var keys: Set<ListKey> { by ?? ListKey.values }

    @Option(
        help: ArgumentHelp(
            "The region of national numbers of a list: an ISO code, or auto.",
            discussion: "Without it, the region that the list shows, else the one that all sources were read in.",
            valueName: "region"),
        transform: RegionArgument.choice)
    var listRegion: RegionChoice?

    /// Reads a list, and says which of its numbers find nobody.
    func list(_ path: String, database: String) throws -> ContactLookupList {
        let list = try ContactLookupList(
            path, region: listRegion ?? .automatic,
            otherwise: listRegion == nil ? ContactLookupList.region(ofSourcesIn: database) : nil, by: keys)
        if let region = list.assumedRegion {
            StandardError.say(
                "Note: \(path): national numbers are read as those of \(region.code), as all contacts were; --list-region names "
                    + "another region.")
        }
        if list.unusableNumbers > 0 {
            let numbers = list.unusableNumbers == 1 ? "number has" : "numbers have"
            StandardError.say(
                "Note: \(path): \(ColumnText.grouped(list.unusableNumbers)) \(numbers) no E.164 form, with which nobody can be found; "
                    + "--list-region names the region of national numbers.")
        }
        return list
    }
}

/// The lists that restrict an export.
struct ListFilterOptions: ParsableArguments {
    @Option(
        name: .customLong("in"), parsing: .singleValue,
        help: ArgumentHelp(
            "Only contacts on this list, by --by; may be repeated.", valueName: "file"),
        completion: .file())
    var included: [String] = []

    @Option(
        name: .customLong("not-in"), parsing: .singleValue,
        help: ArgumentHelp(
            "Only contacts that are not on this list, such as one of people who must not be called; may be repeated.",
            valueName: "file"),
        completion: .file())
    var excluded: [String] = []

    @OptionGroup var options: ListOptions

    @Flag(
        help: "With --by person: contacts of which 'dedupe' would only ask whether they are those of a list are on it.")
    var includeReview = false

    func validate() throws {
        guard included.isEmpty, excluded.isEmpty else { return }
        if options.by != nil || options.listRegion != nil || includeReview {
            throw ValidationError("--by, --list-region and --include-review are for the lists of --in and --not-in.")
        }
    }

    /// The lists as filters for a database.
    func filters(database: String) throws -> [ContactSelection.ListFilter] {
        try (included.map { ($0, false) } + excluded.map { ($0, true) }).map { path, isExcluding in
            var matching = ListMatching(database: database, list: try options.list(path, database: database))
            matching.keys = options.keys
            matching.includesReview = includeReview
            let (filter, toReview) = try matching.filter(isExcluding: isExcluding)
            if toReview > 0 {
                let contacts = toReview == 1 ? "1 contact is" : "\(ColumnText.grouped(toReview)) contacts are"
                StandardError.say(
                    "Note: \(path): \(contacts) to review and not taken for those of the list; 'trunkline match --by person' lists "
                        + "them, --include-review takes them.")
            }
            return filter
        }
    }
}
