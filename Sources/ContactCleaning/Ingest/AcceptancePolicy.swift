public import PhoneNumbers

/// The policy by which numbers are accepted: the countries and the categories that the user names.
///
/// ```swift
/// let policy = try AcceptancePolicy(words: ["DE", "+43", "mobile"])
/// ```
public struct AcceptancePolicy: Sendable, Hashable {
    /// Calling codes; `nil` for every country.
    public var countries: Set<PhoneNumber.CountryCode>?
    /// Categories; a number that may be of several is accepted if one of them is here.
    public var categories: PhoneNumber.Categories
    /// The treatment of numbers that a country has replaced by others.
    public var renumbered = RenumberingPolicy.accept
    /// The day before which the numbers were written, as `20161231`; 0 if it is not known.
    package var dateWritten: UInt32 = 0
    /// The words as given, sorted; `nil` for the default policy.
    public var text: String?

    /// Every country, and every category that a subscriber may have.
    public static let `default` = AcceptancePolicy(terms: [])

    /// A policy of some terms.
    ///
    /// Terms of one kind restrict that kind only: `US mobile` allows mobile numbers of the plan of the United States,
    /// which other countries share.
    public init(terms: [Term]) {
        var countries: Set<PhoneNumber.CountryCode> = []
        var categories: PhoneNumber.Categories = []
        var excluded: PhoneNumber.Categories = []
        for term in terms {
            switch term.meaning {
            case .country(let country): countries.insert(country)
            case .included(let category): categories.insert(category)
            case .excluded(let category): excluded.insert(category)
            case .renumbered(let policy): renumbered = policy
            case .dated(let day): dateWritten = day
            }
        }
        self.countries = countries.isEmpty ? nil : countries
        self.categories = (categories.isEmpty ? .default : categories).subtracting(excluded)
        text = terms.isEmpty ? nil : Set(terms.map(\.word)).sorted().joined(separator: ",")
    }

    /// A policy of words, each a ``Term``.
    ///
    /// - Throws: ``UnknownWord`` for the first word that is not a term.
    public init(words: [String]) throws(UnknownWord) {
        var terms: [Term] = []
        for word in words { terms.append(try Term(word)) }
        self.init(terms: terms)
    }

    /// The classifier that accepts the numbers that the policy allows.
    ///
    /// - Parameters:
    ///   - region: where numbers in national form are read that name no country.
    ///   - triesEveryRegion: `true` if those are `ambiguous` rather than rejected if there is no region.
    ///   - plans: other numbering plans than those of this program.
    package func classifier(
        region: RegionCode?, triesEveryRegion: Bool, plans: PlanTable = .world
    ) -> Classifier {
        var classifier = Classifier(
            region: region, allowedCodes: countries.map { Array($0) }, allowedCategories: categories,
            includesLowConfidenceRanges: false, triesEveryRegion: triesEveryRegion, renumbered: renumbered, table: plans
        )
        classifier.dateWritten = dateWritten
        return classifier
    }
}

extension AcceptancePolicy {
    /// One word of a policy: a region (`US`), a calling code (`+44`), a category (`mobile`), one of the sets `default`
    /// and `all`, or a category to leave out (`-premiumRate`).
    public struct Term: Sendable, Hashable {
        enum Meaning: Hashable {
            case country(PhoneNumber.CountryCode)
            case included(PhoneNumber.Categories)
            case excluded(PhoneNumber.Categories)
            case renumbered(RenumberingPolicy)
            case dated(UInt32)
        }

        /// The word as given.
        public let word: String
        let meaning: Meaning

        /// Reads a word.
        ///
        /// - Throws: ``UnknownWord`` if it is not a term.
        public init(_ word: String) throws(UnknownWord) {
            self.word = word
            if word.hasPrefix("-"), let category = PhoneNumber.Categories(name: String(word.dropFirst())) {
                meaning = .excluded(category)
            } else if let category = PhoneNumber.Categories(name: word) {
                meaning = .included(category)
            } else if let country = Self.country(word) {
                meaning = .country(country)
            } else if let stored = Self.stored(word) {
                meaning = stored
            } else {
                throw UnknownWord(word: word)
            }
        }

        /// The treatment of numbers that a country has replaced by others.
        public static func renumbered(_ policy: RenumberingPolicy) -> Term {
            Term(word: Self.renumberedMark + policy.rawValue, meaning: .renumbered(policy))
        }

        /// The day before which the numbers were written: `2016-12-31`, `2016-12` or `2016`.
        ///
        /// - Throws: ``UnknownWord`` if the text is no day.
        public static func dated(_ day: String) throws(UnknownWord) -> Term {
            guard let date = WrittenDate(day: day) else { throw UnknownWord(word: day) }
            return Term(word: Self.datedMark + day, meaning: .dated(date.packed))
        }

        private static let renumberedMark = "renumbered:"
        private static let datedMark = "dated:"

        private init(word: String, meaning: Meaning) {
            self.word = word
            self.meaning = meaning
        }

        /// The meaning of a word that is stored beside those that users write; `nil` for any other.
        private static func stored(_ word: String) -> Meaning? {
            if word.hasPrefix(renumberedMark) {
                return RenumberingPolicy(rawValue: String(word.dropFirst(renumberedMark.count))).map { .renumbered($0) }
            }
            guard word.hasPrefix(datedMark) else { return nil }
            return WrittenDate(day: String(word.dropFirst(datedMark.count))).map { .dated($0.packed) }
        }

        private static func country(_ word: String) -> PhoneNumber.CountryCode? {
            if word.hasPrefix("+") { return PhoneNumber.CountryCode(rawValue: String(word.dropFirst())) }
            guard let region = RegionCode(word) else { return nil }
            return NumberingPlan.countryCode(of: region)
        }
    }

    /// A word that is not a region, calling code or category.
    public struct UnknownWord: Error, Hashable, CustomStringConvertible {
        /// The word.
        public var word: String

        /// A message for a person: the unknown word and the words that are known.
        public var description: String {
            "'\(word)' is not a region (US), a calling code (+44) or a category; the categories are "
                + PhoneNumber.Categories.all.names.joined(separator: ", ")
        }
    }
}
