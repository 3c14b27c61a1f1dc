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
        // `n/a` is not Namibia.
        if key.utf8.count > 3 || !text.contains("/"), let region = region(keyed: key) { return region }
        let parts = Self.parts(of: text)
        guard parts.count > 1 else { return hyphenated(text) }
        if parts.count == 2, let region = named(parts[1] + parts[0]), key.utf8.count > 3 { return region }
        if let shared = SharedNames.region(
            keyed: parts[0], beside: parts.dropFirst().compactMap { self.region(keyed: $0) })
        {
            return shared
        }
        return common(parts.compactMap { self.region(keyed: $0) })
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

    /// The country of `DE-Germany`; `nil` for `Wit-Rusland`, of which a part is no country.
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

    /// Whether a part is an article or a preposition that looks like a code: `Britiske Jomfruøer, De`.
    private static func isParticle(_ part: Substring) -> Bool {
        let word = part.drop { $0 == " " }
        return word.utf8.count <= 3 && particles.contains(word.lowercased()) && word.contains(where: \.isLowercase)
    }

    private static let particles: Set<String> = [
        "al", "am", "as", "at", "be", "de", "do", "el", "en", "es", "et", "il", "in", "is", "la", "las", "le", "les",
        "los",
        "me", "my", "na", "no", "so", "to", "va",
    ]

    private static func region(keyed key: String) -> RegionCode? {
        if key.utf8.count == 2, let region = named(key) ?? RegionCode(key), NumberingPlan.countryCode(of: region) != nil
        {
            return region
        }
        if key.utf8.count <= 3, let region = CountryCodes.region(of: key) { return region }
        if let region = named(key) { return region }
        for title in titles where key.hasPrefix(title) {
            if let region = named(String(key.dropFirst(title.count))) { return region }
        }
        return nil
    }

    /// What formal names begin with, as keys. Names that mean another country in this form stand in `aliases`.
    private static let titles = [
        "republicofthe", "republicof", "islamicrepublicof", "federalrepublicof", "kingdomof", "principalityof",
        "sultanateof",
        "grandduchyof", "commonwealthofthe", "commonwealthof", "unionofthe",
        "republicade", "republicadel", "reinode", "principadode", "republiquede", "republiquedu", "republik",
        "konigreich",
    ]

    private static func named(_ key: String) -> RegionCode? {
        key.utf8.allSatisfy { $0 < 0x80 } ? names[key] : otherNames[key]
    }

    /// The region of a flag, which is two [regional indicators](https://www.unicode.org/reports/tr51/#Flags).
    private static func flag(_ text: some StringProtocol) -> RegionCode? {
        let letters = text.unicodeScalars.compactMap { scalar in
            (0x1F1E6...0x1F1FF).contains(scalar.value)
                ? Character(Unicode.Scalar(UInt8(scalar.value - 0x1F1E6 + 0x41))) : nil
        }
        return letters.count == 2 ? RegionCode(String(letters)) : nil
    }

    /// Regions by the keys of their names, where these are ASCII. What `aliases` says goes before the table.
    private static let names: PhraseIndex<RegionCode> = {
        var names = PhraseIndex<RegionCode>(capacity: 9000)
        var key: [UInt8] = []
        forEachName { region, name in
            if PhraseKey.write(name, into: &key) { names.add(key, region) { _ in } }
        }
        return names
    }()

    /// The names in other letters, which are indexed once a text has such letters.
    private static let otherNames: [String: RegionCode] = {
        var names: [String: RegionCode] = [:]
        names.reserveCapacity(9000)
        var key: [UInt8] = []
        forEachName { region, name in
            if PhraseKey.write(name, into: &key) { return }
            let key = PhraseKey.key(of: String(decoding: name, as: UTF8.self))
            if names[key] == nil { names[key] = region }
        }
        return names
    }()

    private static func forEachName(_ body: (RegionCode, UnsafeBufferPointer<UInt8>) -> Void) {
        for list in [aliases, table] {
            var (code, region): (String, RegionCode?) = ("", nil)
            PhraseTable(text: list).forEachPhrase { meaning, name in
                if meaning != code { (code, region) = (meaning, RegionCode(meaning)) }
                if let region { body(region, name) }
            }
        }
    }
}
