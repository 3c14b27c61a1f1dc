import Foundation
import PhoneNumbers

/// The names of countries in the languages that address books are exported in.
enum CountryNames {
    /// The region that a text names: by its ISO code, or by its name in one of the languages.
    static func region(named text: String) -> Region? {
        let name = folded(text)
        if let alias = aliases[name] { return Region(alias) }
        if name.utf8.count == 2, let region = Region(name), NumberingPlan.callingCode(of: region) != nil {
            return region
        }
        return name.utf8.count > 3 ? names[name] : nil
    }

    private static let languages = [
        "en", "de", "fr", "es", "it", "pt", "nl", "sv", "da", "nb", "fi", "pl", "cs", "hu", "tr", "ru", "uk", "el",
        "ja", "zh", "ko",
    ]

    /// Common ways to write a few countries that no list of names has.
    private static let aliases = [
        "uk": "GB", "u k": "GB", "gbr": "GB", "great britain": "GB", "england": "GB", "scotland": "GB", "wales": "GB",
        "northern ireland": "GB", "usa": "US", "u s": "US", "u s a": "US", "america": "US",
        "united states of america": "US", "the united states": "US", "etats unis d amerique": "US", "brd": "DE",
        "deu": "DE", "fra": "FR", "the netherlands": "NL", "holland": "NL", "nld": "NL", "aut": "AT", "che": "CH",
        "esp": "ES", "ita": "IT", "can": "CA", "aus": "AU", "russian federation": "RU", "republic of ireland": "IE",
        "south korea": "KR", "korea": "KR", "czech republic": "CZ", "ceska republika": "CZ", "turkey": "TR",
        "uae": "AE", "macedonia": "MK",
    ]

    /// Names by their folded form. A name that two regions have in different languages stands for neither.
    private static let names: [String: Region] = {
        var names: [String: Region] = [:]
        var doubtful: Set<String> = []
        let regions = Set(NumberingPlan.regions)
        for language in languages {
            let locale = Locale(identifier: language)
            for region in regions {
                guard let name = locale.localizedString(forRegionCode: region.code) else { continue }
                let key = folded(name)
                if let other = names[key], other != region { doubtful.insert(key) }
                names[key] = region
            }
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
