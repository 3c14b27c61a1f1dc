package import PhoneNumbers

/// Countries as people write them: codes of ISO 3166-1, names in some seventy languages, former and formal ones, flags.
package enum CountryNames {
    /// The region that a text names; `nil` if it names none, or several.
    ///
    /// `Deutschland (DE)` and `DE - Germany` name one region twice; of `Georgia, USA` nobody knows which is meant. `Guinea
    /// (Equatorial)` is a name in another order, and of `Guam (USA)` the territory is meant.
    package static func region(named text: some StringProtocol) -> RegionCode? {
        if let region = flag(text) { return region }
        let key = PhraseKey.key(of: text)
        guard !key.isEmpty, key.utf8.count <= 200 else { return nil }
        // `AO` is Angola, and `Áo` Austria.
        if key.utf8.count == 2, text.utf8.allSatisfy({ 0x61...0x7A ~= $0 | 0x20 || $0 == 0x20 }),
            let region = region(coded: key)
        {
            return region
        }
        // `n/a` is not Namibia.
        if key.utf8.count > 3 || !text.contains("/"), let region = region(keyed: key) { return region }
        let parts = Self.parts(of: text)
        guard parts.count > 1 else { return hyphenated(text) }
        if parts.count == 2, let region = names[parts[1] + parts[0]], key.utf8.count > 3 { return region }
        let others = parts.dropFirst().compactMap { self.region(keyed: $0) }
        if let sharing = SharedNames.countries[parts[0]] { return one(of: sharing, beside: others) }
        return common((self.region(keyed: parts[0]).map { [$0] } ?? []) + others)
    }

    /// The country of several with the same name that the words beside it name, or whose sovereign they name.
    private static func one(of sharing: [RegionCode], beside others: [RegionCode]) -> RegionCode? {
        guard let other = others.first, others.allSatisfy({ $0 == other }) else { return nil }
        return sharing.contains(other) ? other : sharing.first { $0.isTerritory(of: other) }
    }

    /// The keys of the parts of a text, between commas, parentheses and dashes with a blank beside them.
    private static func parts(of text: some StringProtocol) -> [String] {
        var keys: [String] = []
        for part in text.split(whereSeparator: { "()[],/;:|–—".contains($0) }) {
            for piece in String(part).replacing(" -", with: "- ").split(separator: "- ") where !isParticle(piece) {
                let key = PhraseKey.key(of: piece)
                if !key.isEmpty { keys.append(key) }
            }
        }
        return keys
    }

    /// The country of `DE-Germany`; `nil` for `Wit-Rusland`, of which a part is not a country.
    private static func hyphenated(_ text: some StringProtocol) -> RegionCode? {
        let regions = text.split(separator: "-").map { region(keyed: PhraseKey.key(of: $0)) }
        return regions.count > 1 && regions.allSatisfy({ $0 != nil }) ? common(regions.compactMap { $0 }) : nil
    }

    /// The one region that is named, or the territory of the other.
    private static func common(_ regions: [RegionCode]) -> RegionCode? {
        var found: RegionCode?
        for region in regions {
            if let found, found != region, !found.isTerritory(of: region), !region.isTerritory(of: found) { return nil }
            found = found.map { $0.isTerritory(of: region) ? $0 : region } ?? region
        }
        return found
    }

    /// Returns `true` if a part is an article or a preposition that looks like a code: `Britiske Jomfruøer, De`.
    private static func isParticle(_ part: Substring) -> Bool {
        let word = part.drop { $0 == " " }
        return word.utf8.count <= 3 && word.contains(where: \.isLowercase) && particles.contains(word.lowercased())
    }

    private static let particles = Set(
        "al am as at be de do el en es et il in is la las le les los me my na no so to va"
            .split(separator: " ").map(String.init))

    /// The region of a code of ISO 3166-1 that has a numbering plan.
    private static func region(coded key: String) -> RegionCode? {
        RegionCode(key).flatMap { NumberingPlan.countryCode(of: $0) == nil ? nil : $0 }
    }

    private static func region(keyed key: String) -> RegionCode? {
        if key.utf8.count == 2, let region = names[key] ?? region(coded: key) { return region }
        if key.utf8.count <= 3, let region = CountryCodes.region(of: key) { return region }
        if let region = names[key] { return region }
        for title in titles where key.hasPrefix(title) {
            if let region = names[String(key.dropFirst(title.count))] { return region }
        }
        return nil
    }

    /// The keys of what formal names begin with. Names that mean another country in this form stand in `aliases`.
    private static let titles = [
        "Republic of the", "Republic of", "Islamic Republic of", "Federal Republic of", "Kingdom of", "Principality of",
        "Sultanate of", "Grand Duchy of", "Commonwealth of the", "Commonwealth of", "Union of the",
        "República de", "República del", "Reino de", "Principado de", "République de", "République du",
        "Republik", "Königreich",
    ].map { PhraseKey.key(of: $0) }

    /// The region of a flag, which is two [regional indicators](https://www.unicode.org/reports/tr51/#Flags).
    private static func flag(_ text: some StringProtocol) -> RegionCode? {
        let letters = text.unicodeScalars.compactMap { scalar in
            (0x1F1E6...0x1F1FF).contains(scalar.value)
                ? Character(Unicode.Scalar(UInt8(scalar.value - 0x1F1E6 + 0x41))) : nil
        }
        return letters.count == 2 ? RegionCode(String(letters)) : nil
    }

    /// Regions by the keys of their names. The entries of `aliases` go before those of the table.
    private static let names = PhraseIndex<RegionCode>(capacity: 9000, of: forEachName) { _, _ in }

    @Sendable private static func forEachName(_ body: (RegionCode, UnsafeBufferPointer<UInt8>) -> Void) {
        for list in ["countries/aliases", "countries/names"] {
            var (code, region): (String, RegionCode?) = ("", nil)
            PhraseTable(list).forEachPhrase { meaning, name in
                if meaning != code { (code, region) = (meaning, RegionCode(meaning)) }
                if let region { body(region, name) }
            }
        }
    }
}
