public import PhoneNumbers

/// How numbers are judged, and which other values are normalized.
public struct CleaningOptions: Sendable, Hashable {
    /// Where numbers in national form are read whose contact names no country.
    public var region: RegionChoice
    /// Which numbers are accepted.
    public var allowance: Allowance
    /// Which values are stored in their usual spelling beside the raw one.
    public var normalization: Normalization

    /// How numbers are judged, and which other values are normalized.
    public init(
        region: RegionChoice = .none, allowance: Allowance = .usual, normalization: Normalization = []
    ) {
        self.region = region
        self.allowance = allowance
        self.normalization = normalization
    }

    /// The reader of numbers of a source.
    ///
    /// - Parameter region: what the source was found to be of, if that is the choice.
    func classifier(in region: Region?) -> Classifier {
        Classifier(
            region: region, allowedCountries: allowance.countries, allowedOptions: allowance.options,
            triesEveryRegion: self.region == .automatic)
    }

    /// The checker of the fields of a source.
    ///
    /// - Parameter region: what the source was found to be of.
    func checker(in region: Region?) -> FieldChecker {
        FieldChecker(region: region, normalization: normalization)
    }
}

/// Where numbers in national form are read whose contact names no country.
public enum RegionChoice: Sendable, Hashable {
    /// Nowhere: they are rejected as `noRegion`.
    case none
    /// In one region.
    case fixed(Region)
    /// In the region that the evidence of the whole source speaks for; without enough of it they are `ambiguous`.
    case automatic
}
