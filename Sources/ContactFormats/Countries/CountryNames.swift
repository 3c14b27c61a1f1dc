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
        let parts = text.split { "()[],/;:|-–—".contains($0) }.map { PhraseKey.key(of: $0) }.filter { !$0.isEmpty }
        guard parts.count > 1 else { return nil }
        if parts.count == 2, let region = named(parts[1] + parts[0]), key.utf8.count > 3 { return region }
        var found: RegionCode?
        for part in parts {
            guard let region = region(keyed: part) else { continue }
            if let found, found != region, !found.isTerritory(of: region), !region.isTerritory(of: found) { return nil }
            found = found.map { $0.isTerritory(of: region) ? $0 : region } ?? region
        }
        // `Korea, Dem. Rep.`: the words that nobody knows may say which of several countries it is.
        if sharedNames.contains(parts[0]), parts.dropFirst().allSatisfy({ self.region(keyed: $0) == nil }) {
            return nil
        }
        return found
    }

    /// What the names of several countries have in common, as keys.
    private static let sharedNames: Set<String> = [
        "korea", "corea", "coree", "congo", "kongo", "guinea", "samoa", "sudan", "ireland", "irland", "timor",
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
