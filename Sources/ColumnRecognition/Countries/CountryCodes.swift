import PhoneNumbers

/// The three-letter and the numeric codes of [ISO 3166-1](https://www.iso.org/iso-3166-country-codes.html), which exports write
/// in place of the two-letter ones, and the signs that cars bear.
enum CountryCodes {
    /// The region of a three-letter or numeric code, or of a car's sign, in lower case; `nil` for any other text.
    static func region(of code: String) -> RegionCode? { regions[code] }

    private static let regions: [String: RegionCode] = {
        var regions: [String: RegionCode] = [:]
        for list in ["countries/codes", "countries/signs"] {
            PhraseTable(list).forEachPhrase { region, code in
                regions[String(decoding: code, as: UTF8.self).lowercased()] = RegionCode(region)
            }
        }
        return regions
    }()
}
