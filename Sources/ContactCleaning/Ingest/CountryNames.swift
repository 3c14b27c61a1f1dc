import Foundation
import PhoneNumbers

/// The names of countries in the languages that address books are exported in.
enum CountryNames {
    /// The region that a text names: by its ISO code, or by its name in one of the languages.
    static func region(named text: String) -> RegionCode? {
        let name = folded(text)
        if let alias = aliases[name] { return RegionCode(alias) }
        if name.utf8.count == 2, let region = RegionCode(name), NumberingPlan.countryCode(of: region) != nil {
            return region
        }
        if name.utf8.count == 3, let region = CountryAlpha3.region(of: name) { return region }
        return name.utf8.count > 3 ? names[name] : nil
    }

    private static let languages = [
        "en", "de", "fr", "es", "it", "pt", "nl", "sv", "da", "nb", "fi", "pl", "cs", "hu", "tr", "ru", "uk", "el",
        "ja", "zh", "ko",
    ]

    /// The languages in which countries name themselves, where the list above lacks them.
    private static let nativeLanguages = [
        "AL": "sq", "AM": "hy", "AZ": "az", "BA": "bs", "BD": "bn", "BG": "bg", "DZ": "ar", "EE": "et", "EG": "ar",
        "ES": "ca", "GE": "ka", "HR": "hr", "ID": "id", "IE": "ga", "IL": "he", "IN": "hi", "IQ": "ar", "IR": "fa",
        "IS": "is", "JO": "ar", "KH": "km", "KZ": "kk", "LA": "lo", "LB": "ar", "LT": "lt", "LV": "lv", "MA": "ar",
        "ME": "sr", "MK": "mk", "MM": "my", "MN": "mn", "MY": "ms", "NP": "ne", "PK": "ur", "RO": "ro", "RS": "sr",
        "SA": "ar", "SI": "sl", "SK": "sk", "SY": "ar", "TH": "th", "TN": "ar", "AE": "ar", "QA": "ar", "KW": "ar",
        "VN": "vi", "LK": "si", "ET": "am", "KE": "sw", "TZ": "sw", "KG": "ky", "UZ": "uz", "BY": "be", "PH": "fil",
    ]

    /// Common ways to write a few countries that no list of names has.
    private static let aliases = [
        "uk": "GB", "u k": "GB", "great britain": "GB", "england": "GB", "scotland": "GB", "wales": "GB",
        "northern ireland": "GB", "usa": "US", "u s": "US", "u s a": "US", "america": "US",
        "united states of america": "US", "the united states": "US", "etats unis d amerique": "US", "brd": "DE",
        "the netherlands": "NL", "holland": "NL", "russian federation": "RU", "republic of ireland": "IE",
        "south korea": "KR", "korea": "KR", "czech republic": "CZ", "ceska republika": "CZ", "turkey": "TR",
        "uae": "AE", "macedonia": "MK",
    ]

    /// Names by their folded form. A name that two regions have in different languages is ambiguous and left out.
    private static let names: [String: RegionCode] = {
        var names: [String: RegionCode] = [:]
        var doubtful: Set<String> = []
        let regions = Set(NumberingPlan.regions)
        func add(_ region: RegionCode, in locale: Locale) {
            guard let name = locale.localizedString(forRegionCode: region.code) else { return }
            let key = folded(name)
            if let other = names[key], other != region { doubtful.insert(key) }
            names[key] = region
        }
        for language in languages {
            let locale = Locale(identifier: language)
            for region in regions { add(region, in: locale) }
        }
        for (code, language) in nativeLanguages {
            if let region = RegionCode(code) { add(region, in: Locale(identifier: language)) }
        }
        for name in doubtful { names[name] = nil }
        return names
    }()

    /// Lower case without accents, words parted by single spaces.
    private static func folded(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
            .split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
    }
}
