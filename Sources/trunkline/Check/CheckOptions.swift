import ArgumentParser
import PhoneNumbers

/// What numbers are read in, and which are accepted.
struct CheckOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("The region of numbers in national form, as an ISO code: US, GB, DE ...", valueName: "region"),
        transform: RegionArgument.region)
    var region: Region?

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "Accept only these categories, separated by commas; default,-voip takes some away.",
            discussion: "Regions (US) and calling codes (+44) may be among them, as for 'trunkline ingest'.",
            valueName: "word,..."))
    var allow: [String] = []

    @Option(
        help: ArgumentHelp(
            "Accept only these countries: calling codes (1,44) or regions (US,GB), separated by commas.",
            discussion: "A region stands for its calling code, which others may share.", valueName: "country,..."))
    var countries: [String] = []

    /// The classifier that the options ask for.
    ///
    /// - Throws: `ValidationError` for a word that is no category or country.
    func classifier() throws -> Classifier {
        let allowed = try AllowedNumbers(allow: allow, countries: countries)
        return Classifier(region: region, allowedCountries: allowed.countries, allowedOptions: allowed.options)
    }
}
