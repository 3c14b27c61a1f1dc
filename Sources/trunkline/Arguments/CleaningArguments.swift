import ArgumentParser
import ContactCleaning
import RegionInference

/// The options for validating numbers and for the types of columns.
struct CleaningArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The region of numbers in national form: an ISO code such as US, GB or DE, or auto.",
            discussion: "auto weighs what each file says: numbers with a country code, addresses, e-mail domains.",
            valueName: "region"),
        transform: RegionArgument.choice)
    var region = RegionChoice.none

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "Accept only these, separated by commas: regions (US), calling codes (+44), categories (mobile).",
            discussion: """
                A region stands for its calling code, which others may share. default,-premiumRate takes a category away.
                """, valueName: "word,..."),
        transform: AcceptanceArgument.terms)
    var allow: [[AcceptancePolicy.Term]] = []

    @OptionGroup var renumbering: RenumberingOptions

    @Option(
        help: ArgumentHelp(
            "A mapping file: what the columns hold, instead of what is detected. 'trunkline map' writes one.",
            valueName: "file"),
        completion: .file())
    var map: String?

    @Option(
        help: ArgumentHelp(
            "Add these in normalized form as well, separated by commas: names, states, dates.",
            discussion: "Raw values always stay as they are; see the table normalized_fields.", valueName: "word,..."),
        transform: Self.normalization)
    var normalize: [FieldNormalization] = []

    /// The options for reading and validating.
    ///
    /// - Parameter input: Sets the options for reading.
    /// - Throws: `MappingError`, ``SourceError`` if the mapping file cannot be read.
    func options(_ input: (CleaningOptions) -> CleaningOptions) throws -> CleaningOptions {
        var options = input(
            CleaningOptions(
                region: region, acceptancePolicy: AcceptancePolicy(terms: Array(allow.joined()) + renumbering.terms),
                normalization: normalize.reduce([]) { $0.union($1) }))
        if let map {
            options.apply(try MappingFile(contentsOf: map))
        }
        return options
    }

    private static func normalization(_ text: String) throws -> FieldNormalization {
        let words = try ListArgument.words(text)
        do throws(FieldNormalization.UnknownWord) {
            return try FieldNormalization(words: words)
        } catch {
            throw ValidationError("\(error).")
        }
    }
}
