import PhoneNumbers

/// The country of the language of the program that wrote a source, for languages that are spoken mainly in one country.
enum SourceLanguage {
    private static let regions = [
        "bg": "BG", "cs": "CZ", "da": "DK", "de": "DE", "el": "GR", "et": "EE", "fi": "FI", "fr": "FR", "he": "IL",
        "hr": "HR", "hu": "HU", "is": "IS", "it": "IT", "ja": "JP", "ko": "KR", "lt": "LT", "lv": "LV", "nb": "NO",
        "nl": "NL", "no": "NO", "pl": "PL", "pt-BR": "BR", "ro": "RO", "ru": "RU", "sk": "SK", "sl": "SI", "sv": "SE",
        "th": "TH", "tr": "TR", "uk": "UA", "vi": "VN",
    ]

    /// The region of a language tag: `DE` of `de`, `BR` of `pt-BR`; `nil` for languages of several countries.
    static func region(of language: String?) -> RegionCode? {
        language.flatMap { regions[$0] }.flatMap { RegionCode($0) }
    }
}
