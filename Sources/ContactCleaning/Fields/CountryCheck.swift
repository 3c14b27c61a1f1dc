import ContactModel
import RegionInference

/// The check that the text of a country column names a country.
enum CountryCheck {
    /// The issue with a text; `nil` if it names a country, or nothing.
    static func issue(_ reading: CountryReading) -> FieldIssue? {
        guard reading == .unknown else { return nil }
        return FieldIssue(
            .unknownCountry, .warning,
            "This is no country that is known, so no national number of the contact is read in the region of the file. "
                + "Write a name or an ISO code, or leave the column out with a mapping.")
    }
}
