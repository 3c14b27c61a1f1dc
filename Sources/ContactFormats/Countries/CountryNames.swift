package import PhoneNumbers

/// Countries as people write them: codes of ISO 3166-1, names in some seventy languages, former and formal ones, flags.
package enum CountryNames {
    /// The region that a text names; `nil` if it names none, or several.
    ///
    /// `Deutschland (DE)` and `DE - Germany` name one region twice; of `Georgia, USA` nobody knows which is meant.
    package static func region(named text: some StringProtocol) -> RegionCode? {
        if let region = flag(text) { return region }
        let key = ColumnVocabulary.key(of: text)
        guard !key.isEmpty, key.utf8.count <= 200 else { return nil }
        // `n/a` is not Namibia.
        if key.utf8.count > 3 || !text.contains("/"), let region = region(keyed: key) { return region }
        var found: RegionCode?
        var isParted = false
        for part in text.split(whereSeparator: { "()[],/;:|-–—".contains($0) }) {
            let key = ColumnVocabulary.key(of: part)
            isParted = isParted || key.utf8.count < ColumnVocabulary.key(of: text).utf8.count
            guard isParted, let region = region(keyed: key) else { continue }
            if let found, found != region { return nil }
            found = region
        }
        return found
    }

    private static func region(keyed key: String) -> RegionCode? {
        if key.utf8.count == 2, let region = names[key] ?? RegionCode(key), NumberingPlan.countryCode(of: region) != nil
        {
            return region
        }
        if key.utf8.count <= 3, let region = CountryCodes.region(of: key) { return region }
        return names[key]
    }

    /// The region of a flag, which is two [regional indicators](https://www.unicode.org/reports/tr51/#Flags).
    private static func flag(_ text: some StringProtocol) -> RegionCode? {
        let letters = text.unicodeScalars.compactMap { scalar in
            (0x1F1E6...0x1F1FF).contains(scalar.value)
                ? Character(Unicode.Scalar(UInt8(scalar.value - 0x1F1E6 + 0x41))) : nil
        }
        return letters.count == 2 ? RegionCode(String(letters)) : nil
    }

    /// Regions by the letters of their names. What `aliases` says goes before the table.
    private static let names: [String: RegionCode] = {
        var names: [String: RegionCode] = [:]
        names.reserveCapacity(16_000)
        for list in [aliases, table] {
            for line in "\(list)".pieces(between: ASCII.lineFeed) {
                let parts = line.pieces(between: ASCII.colon)
                guard parts.count == 2, let region = RegionCode(String(parts[0])) else { continue }
                for name in parts[1].pieces(between: ASCII.bar) {
                    let key = ColumnVocabulary.key(of: name)
                    if names[key] == nil { names[key] = region }
                }
            }
        }
        return names
    }()
}
