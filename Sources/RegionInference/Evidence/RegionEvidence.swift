import ContactReading
import Foundation
import PhoneNumbers

/// The evidence of a source for its country besides its national numbers.
///
/// Numbers that name their country are often the foreign ones, and so are addresses: they say little about the country
/// that people omit because it goes without saying. E-mail addresses count only beside numbers that need a region.
struct RegionEvidence: Sendable {
    /// A kind of evidence.
    enum Kind: CaseIterable {
        /// A number that names its country.
        case number
        /// The country of an address.
        case country
        /// The country of an e-mail domain beside a national number.
        case domain
        /// A language of the headings.
        case language

        /// The most that all the pieces of a kind may say for a region, as a natural logarithm.
        var limit: Double {
            switch self {
            case .number: 1.5
            case .country: 6
            case .domain: 16
            case .language: 2
            }
        }

        /// The nouns for one piece and for several.
        var words: (one: String, many: String) {
            switch self {
            case .number: ("number with a country code", "numbers with a country code")
            case .country: ("address", "addresses")
            case .domain: ("e-mail domain", "e-mail domains")
            case .language: ("language of the headings", "languages of the headings")
            }
        }
    }

    /// The number of different pieces of each kind that speak for a region.
    private(set) var counts: [RegionCode: [Kind: Int]] = [:]
    private var totals: [Kind: Int] = [:]
    /// The ranges of the numbers whose country is known.
    var ranges = KnownRanges()

    /// Adds a piece of evidence.
    mutating func add(_ kind: Kind, for region: RegionCode) {
        counts[region, default: [:]][kind, default: 0] += 1
        totals[kind, default: 0] += 1
    }

    /// The share of the pieces of a kind that speak for a region, 0...1; 0 if there are none.
    func share(of kind: Kind, for region: RegionCode) -> Double {
        guard let count = counts[region]?[kind], let total = totals[kind] else { return 0 }
        return Double(count) / Double(total)
    }

    /// Returns `true` if several e-mail domains are of a region, and hardly any of others.
    func isEvident(_ region: RegionCode) -> Bool {
        counts[region]?[.domain] ?? 0 >= Self.minDomains && share(of: .domain, for: region) >= Self.mostDomains
    }

    private static let minDomains = 3, mostDomains = 0.8

    /// The weight of a kind of evidence for a region, as a natural logarithm.
    func weight(of kind: Kind, for region: RegionCode) -> Double {
        guard let count = counts[region]?[kind] else { return 0 }
        let share = share(of: kind, for: region)
        switch kind {
        case .number: return kind.limit * share
        case .language: return kind.limit
        // Each piece has less weight than the one before; the first reaches half of the limit.
        case .country, .domain:
            let pieces = log(Double(count)) + 1
            return min(kind.limit, kind.limit / 2 * pieces) * share
        }
    }

    /// The domains and addresses that speak for a region, as a natural logarithm.
    func weightOfCountry(_ region: RegionCode) -> Double {
        weight(of: .domain, for: region) + weight(of: .country, for: region)
    }

    /// Everything that speaks for a region, without the languages if so wanted.
    func weight(for region: RegionCode, withLanguage: Bool = true) -> Double {
        Kind.allCases.filter { withLanguage || $0 != .language }.reduce(0) { $0 + weight(of: $1, for: region) }
    }

    /// The evidence for a region in words, empty if there is none.
    func words(for region: RegionCode) -> String {
        Kind.allCases.compactMap { kind in
            counts[region]?[kind].map { "\($0) \($0 == 1 ? kind.words.one : kind.words.many)" }
        }.joined(separator: ", ")
    }

    /// The prior probability of a region, as a natural logarithm: many people write many files, but a thousandth of the
    /// people more than a thousandth of them.
    static func prior(of region: RegionCode) -> Double {
        0.7 * log(RegionFacts.all[region]?.population ?? 1)
    }
}
