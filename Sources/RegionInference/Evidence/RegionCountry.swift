import ContactReading
package import PhoneNumbers

/// The facts about the country of a region that generators of tables need.
package enum RegionCountry {
    /// The population of a region in thousands, at least 1.
    package static func population(of region: RegionCode) -> Double { RegionFacts.all[region]?.population ?? 1 }

    /// The ISO 639-1 code of the commonest language of a region; English if none is known.
    package static func language(of region: RegionCode) -> String { RegionFacts.all[region]?.languages.first ?? "en" }
}
