import PhoneNumbers

/// The evidence of a source for its country.
struct RegionEvidence {
    /// A kind of evidence, with the weight of one piece.
    enum Kind: CaseIterable {
        /// A number that names its country.
        case number
        /// The country of an address.
        case country
        /// The country of an e-mail domain.
        case domain
        /// The language of the program that wrote the file.
        case language

        var weight: Double {
            switch self {
            case .number, .country: 1
            case .domain: 0.5
            case .language: 2
            }
        }

        /// What one piece and what several of them are called.
        var words: (one: String, many: String) {
            switch self {
            case .number: ("number with a country code", "numbers with a country code")
            case .country: ("address", "addresses")
            case .domain: ("e-mail domain", "e-mail domains")
            case .language: ("program language", "program languages")
            }
        }
    }

    /// How many pieces of each kind speak for a region.
    private(set) var counts: [RegionCode: [Kind: Int]] = [:]

    mutating func add(_ kind: Kind, for region: RegionCode) {
        counts[region, default: [:]][kind, default: 0] += 1
    }

    /// The weight of the evidence for each region.
    var weights: [RegionCode: Double] {
        counts.mapValues { kinds in kinds.reduce(0) { $0 + $1.key.weight * Double($1.value) } }
    }

    /// The regions by falling weight; those of equal weight by their code.
    var ranking: [(region: RegionCode, weight: Double)] {
        weights.map { ($0.key, $0.value) }.sorted { ($1.weight, $0.region) < ($0.weight, $1.region) }
    }
}
