import ArgumentParser
import ContactCleaning
import PhoneNumbers

/// What numbers are read in, and which are accepted.
struct CheckOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The region of numbers in national form: an ISO code such as US, GB or DE, or auto.",
            discussion: "auto tells in which countries such a number exists, and guesses at none.", valueName: "region"),
        transform: RegionArgument.choice)
    var region = RegionChoice.none

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
        let allowed = try AllowanceArgument.allowance(allow, countries: countries)
        var named: RegionCode?
        if case .fixed(let region) = region { named = region }
        return Classifier(
            region: named, allowedCountries: allowed.countries, allowedOptions: allowed.options,
            triesEveryRegion: region == .automatic)
    }
}
