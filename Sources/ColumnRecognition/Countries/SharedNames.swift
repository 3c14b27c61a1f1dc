import PhoneNumbers

/// Names that mean one of several countries, depending on the words beside them: `Korea, Dem. Rep.`, `Virgin Islands (US)`.
enum SharedNames {
    /// The countries that share a name, by the name's key.
    static let countries: [String: [RegionCode]] = {
        var countries: [String: [RegionCode]] = [:]
        PhraseTable("countries/shared").forEachPhrase { codes, name in
            countries[PhraseKey.key(of: String(decoding: name, as: UTF8.self))] =
                codes.split(separator: " ").compactMap { RegionCode(String($0)) }
        }
        return countries
    }()
}
