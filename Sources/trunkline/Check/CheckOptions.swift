import ArgumentParser
import ContactCleaning
import PhoneNumbers
import RegionInference

/// The options for reading and accepting numbers.
struct CheckOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The region of numbers in national form: an ISO code such as US, GB or DE, or auto.",
            discussion: "auto lists the countries in which such a number exists, and guesses none.",
            valueName: "region"),
        transform: RegionArgument.choice)
    var region = RegionChoice.none

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "Accept only these categories, separated by commas; default,-voip takes some away.",
            discussion: "Regions (US) and calling codes (+44) may be among them, as for 'trunkline ingest'.",
            valueName: "word,..."),
        transform: AcceptanceArgument.terms)
    var allow: [[AcceptancePolicy.Term]] = []

    @Option(
        help: ArgumentHelp(
            "Accept only these countries: calling codes (1,44) or regions (US,GB), separated by commas.",
            discussion: "A region stands for its calling code, which others may share.", valueName: "country,..."),
        transform: AcceptanceArgument.countries)
    var countries: [[AcceptancePolicy.Term]] = []

    @OptionGroup var renumbering: RenumberingOptions

    /// The classifier that the options ask for.
    func makeClassifier() -> Classifier {
        var named: RegionCode?
        if case .fixed(let region) = region { named = region }
        return AcceptancePolicy(terms: Array((allow + countries).joined()) + renumbering.terms)
            .classifier(region: named, triesEveryRegion: region == .automatic)
    }
}
