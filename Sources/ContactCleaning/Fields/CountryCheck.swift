import ContactModel
import RegionInference

/// The check that the text of a country column names a country.
enum CountryCheck {
    /// The issue with a text; `nil` if it names a country, or nothing.
    static func issue(_ reading: CountryReading) -> FieldIssue? {
        guard reading == .unknown else { return nil }
        return FieldIssue(.unknownCountry, .warning, .country)
    }
}
