public import PhoneNumbers

/// How numbers are judged.
public struct CleaningOptions: Sendable, Hashable {
    /// The region of numbers in national form whose contact names no country; `nil` leaves those undecided.
    public var region: Region?
    /// Which numbers are accepted.
    public var allowance: Allowance

    /// How numbers are judged.
    public init(region: Region? = nil, allowance: Allowance = .usual) {
        self.region = region
        self.allowance = allowance
    }

    var classifier: Classifier {
        Classifier(region: region, allowedCountries: allowance.countries, allowedOptions: allowance.options)
    }
}
