import PhoneNumbers

/// Tells a country by the language of the program that wrote a source, where a language is at home in one country.
enum SourceLanguage {
    private static let regions: [(words: [String], region: String)] = [
        (["(German)", "//DE"], "DE"), (["(French)", "//FR"], "FR"), (["(Italian)", "//IT"], "IT"),
        (["(Dutch)", "//NL"], "NL"), (["(Polish)", "//PL"], "PL"), (["(Russian)", "//RU"], "RU"),
        (["(Swedish)", "//SV"], "SE"), (["(Danish)", "//DA"], "DK"), (["(Turkish)", "//TR"], "TR"),
        (["(Japanese)", "//JA"], "JP"), (["(Portuguese, Brazil)", "//PT-BR"], "BR"),
    ]

    /// The region of a source's name: `Outlook (German)`, `-//Apple Inc.//iOS//DE`.
    static func region(of sourceName: String?) -> RegionCode? {
        guard let sourceName else { return nil }
        for (words, region) in regions where words.contains(where: { sourceName.hasSuffix($0) }) {
            return RegionCode(region)
        }
        return nil
    }
}
