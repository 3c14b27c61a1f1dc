import PhoneNumbers

/// Tells a country by the top-level domain of an e-mail address,
/// [IANA root zone](https://www.iana.org/domains/root/db).
enum EmailDomain {
    /// Domains of countries that are sold to everybody and say nothing.
    private static let generic: Set<String> = [
        "AC", "AI", "BZ", "CC", "CO", "DJ", "FM", "GG", "IM", "IO", "LA", "LY", "ME", "MN", "MS", "NU", "SC", "SH",
        "SO",
        "ST", "TK", "TO", "TV", "VC", "WS",
    ]

    /// The region of an address, `nil` if its domain belongs to no country or to all.
    static func region(of address: ArraySlice<UInt8>) -> RegionCode? {
        guard let dot = address.lastIndex(of: UInt8(ascii: ".")), address.contains(UInt8(ascii: "@")) else {
            return nil
        }
        let domain = String(decoding: address[(dot + 1)...], as: UTF8.self).uppercased()
        if domain == "UK" { return RegionCode("GB") }
        guard domain.utf8.count == 2, !generic.contains(domain), let region = RegionCode(domain),
            NumberingPlan.countryCode(of: region) != nil
        else { return nil }
        return region
    }
}
