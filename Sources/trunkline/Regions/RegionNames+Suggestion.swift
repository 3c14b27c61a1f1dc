import ContactCleaning

extension RegionNames {
    /// Codes that people write instead of the ISO ones.
    private static let aliases = [
        "UK": "GB", "EN": "GB", "USA": "US", "GBR": "GB", "DEU": "DE", "GER": "DE", "FRA": "FR", "ESP": "ES",
        "ITA": "IT",
        "AUS": "AU", "CAN": "CA", "CHE": "CH", "AUT": "AT", "JPN": "JP", "CHN": "CN", "IND": "IN", "BRA": "BR",
        "MEX": "MX",
        "NLD": "NL", "SWE": "SE", "RUS": "RU", "UAE": "AE", "ENGLAND": "GB", "SCOTLAND": "GB", "WALES": "GB",
        "AMERICA": "US", "BRITAIN": "GB", "HOLLAND": "NL", "DEUTSCHLAND": "DE", "TURKEY": "TR", "KOREA": "KR",
    ]

    /// The region that a word probably means: another code for it, its name, or the beginning of its name.
    static func suggestion(for word: String) -> (code: String, name: String)? {
        let upper = word.uppercased()
        if let code = aliases[upper] { return all.first { $0.code == code } }
        guard word.count >= 3 else { return nil }
        if let match = region(named: word) { return match }
        let begun = all.filter { $0.name.uppercased().hasPrefix(upper) }
        if begun.count == 1 { return begun[0] }
        guard word.count >= 4, let near = Suggestion.nearest(to: word, in: all.map(\.name)) else { return nil }
        return all.first { $0.name == near }
    }

    /// The region of a name, in upper or lower case.
    static func region(named name: String) -> (code: String, name: String)? {
        let upper = name.uppercased()
        return all.first { $0.name.uppercased() == upper }
    }
}
