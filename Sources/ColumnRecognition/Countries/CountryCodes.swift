package import PhoneNumbers

/// The three-letter and the numeric codes of [ISO 3166-1](https://www.iso.org/iso-3166-country-codes.html), which exports write
/// in place of the two-letter ones, and the signs that cars bear.
package enum CountryCodes {
    /// The region of a three-letter or numeric code, or of a car's sign, in lower case; `nil` for any other text.
    static func region(of code: String) -> RegionCode? { regions[code] }

    /// The region of a numeric code, whose zeros in front may be missing.
    package static func region(ofNumber code: some StringProtocol) -> RegionCode? {
        guard 1...3 ~= code.utf8.count, code.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
        return regions[String(repeating: "0", count: 3 - code.utf8.count) + code]
    }

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
