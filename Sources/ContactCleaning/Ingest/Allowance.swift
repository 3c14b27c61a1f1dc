public import PhoneNumbers

/// Which numbers are accepted: the countries and the categories that the user names.
public struct Allowance: Sendable, Hashable {
    /// Calling codes; `nil` for every country.
    public var countries: Set<PhoneNumber.CountryCode>?
    /// Categories; a number that may be of several is accepted if one of them is here.
    public var options: PhoneNumber.Template.Options
    /// The words as given, sorted; `nil` where everything usual is allowed.
    public var text: String?

    /// Every country, and every category that a subscriber may have.
    public static let usual = Allowance(countries: nil, options: .default, text: nil)

    private init(countries: Set<PhoneNumber.CountryCode>?, options: PhoneNumber.Template.Options, text: String?) {
        self.countries = countries
        self.options = options
        self.text = text
    }

    /// Reads words: regions (`US`), calling codes (`+44`), categories (`mobile`), the sets `default` and `all`, and
    /// categories to leave out (`-premiumRate`).
    ///
    /// Words of one kind restrict that kind only: `US mobile` allows mobile numbers of the plan of the United States,
    /// which other countries share.
    ///
    /// - Throws: ``UnknownWord`` for a word that is none of these.
    public init(words: [String]) throws(UnknownWord) {
        var countries: Set<PhoneNumber.CountryCode> = []
        var options: PhoneNumber.Template.Options = []
        var excluded: PhoneNumber.Template.Options = []
        for word in words {
            if word.hasPrefix("-"), let option = PhoneNumber.Template.Options(name: String(word.dropFirst())) {
                excluded.insert(option)
            } else if let option = PhoneNumber.Template.Options(name: word) {
                options.insert(option)
            } else if let country = Self.country(word) {
                countries.insert(country)
            } else {
                throw UnknownWord(word: word)
            }
        }
        self.countries = countries.isEmpty ? nil : countries
        self.options = (options.isEmpty ? .default : options).subtracting(excluded)
        text = words.isEmpty ? nil : Set(words).sorted().joined(separator: ",")
    }

    /// A word that is no region, calling code or category.
    public struct UnknownWord: Error, Hashable, CustomStringConvertible {
        /// The word.
        public var word: String

        /// What is wrong and what is expected.
        public var description: String {
            "'\(word)' is no region (US), no calling code (+44) and no category; the categories are "
                + PhoneNumber.Template.Options.all.names.joined(separator: ", ")
        }
    }

    private static func country(_ word: String) -> PhoneNumber.CountryCode? {
        if word.hasPrefix("+") { return PhoneNumber.CountryCode(rawValue: String(word.dropFirst())) }
        guard let region = RegionCode(word) else { return nil }
        return NumberingPlan.countryCode(of: region)
    }
}
