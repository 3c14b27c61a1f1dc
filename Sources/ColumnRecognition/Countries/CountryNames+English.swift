package import PhoneNumbers

extension CountryNames {
    /// The English names of the regions that have a numbering plan, by code: short ones in common use.
    ///
    /// Codes are those of [ISO 3166-1](https://www.iso.org/iso-3166-country-codes.html), and `AC`, `TA` and `XK`, which plans use
    /// as well.
    package static let english: [(region: RegionCode, name: String)] = {
        var names: [RegionCode: String] = [:]
        for list in ["countries/short", "countries/names"] {
            var last = ""
            PhraseTable(list).forEachPhrase { code, name in
                defer { last = code }
                guard code != last, let region = RegionCode(code), names[region] == nil,
                    NumberingPlan.countryCode(of: region) != nil
                else { return }
                names[region] = String(String(decoding: name, as: UTF8.self).drop { $0 == " " })
            }
        }
        return names.map { (region: $0, name: $1) }.sorted { $0.region.code < $1.region.code }
    }()
}
