import ColumnRecognition
import PhoneNumbers

/// The English names of the regions that have a numbering plan.
enum RegionNames {
    /// The name of a region; its code where it has none.
    static func name(of region: RegionCode) -> String {
        if region == .world { return "no country" }
        return all.first { $0.code == region.code }?.name ?? region.code
    }

    /// Every code with its name, by code.
    static let all: [(code: String, name: String)] = CountryNames.english.map { ($0.region.code, $0.name) }
}
