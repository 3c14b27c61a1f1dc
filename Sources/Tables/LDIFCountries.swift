import ColumnRecognition

/// The country of an entry, which directories have as a code, a name and a number.
///
/// [RFC 4519](https://www.rfc-editor.org/rfc/rfc4519), section 2.2, and Microsoft's
/// [`countryCode`](https://learn.microsoft.com/en-us/windows/win32/adschema/a-countrycode), which is 0 without a country.
enum LDIFCountries {
    private static let names: Set<String> = ["c", "co", "countryname", "friendlycountryname"]

    /// An entry with one value for the attributes that name the same country: a name if there is one.
    static func joined(_ entry: [NamedValue]) -> [NamedValue] {
        let places = entry.indices.filter { names.contains(entry[$0].name.lowercased()) && !entry[$0].text.isEmpty }
        let numbers = entry.indices.filter { entry[$0].name.lowercased() == "countrycode" }
        let regions = places.map { CountryNames.region(named: entry[$0].text) }
        guard let first = regions.first else { return without(numbers.filter { Int(entry[$0].text) == 0 }, entry) }
        var entry = entry
        var left: [Int] = []
        if let first {
            let same = places.indices.filter { regions[$0] == first }.map { places[$0] }
            let longest = same.map { entry[$0].text }.max { $0.count < $1.count }
            entry[places[0]].text = longest ?? entry[places[0]].text
            left = Array(same.dropFirst())
        }
        left += numbers.filter {
            Int(entry[$0].text) == 0 || first != nil && CountryCodes.region(ofNumber: entry[$0].text) == first
        }
        return without(left, entry)
    }

    private static func without(_ places: [Int], _ entry: [NamedValue]) -> [NamedValue] {
        entry.indices.filter { !places.contains($0) }.map { entry[$0] }
    }
}
