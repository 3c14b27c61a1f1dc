/// The weight of the fields of two contacts of whom neither a number nor an address of both decides.
///
/// This is the model of [Fellegi and Sunter](https://www.jstor.org/stable/2286061): how often a field agrees to a level for pairs
/// of one person (*m*) and for any two contacts (*u*). The weights of the rule stand at first; a book with many such pairs refines
/// them, within ``FieldWeights/reach``: see ``FieldTeaching``.
struct FieldModel: Sendable {
    let fields: FieldComparison
    let frequencies: Frequencies
    var weights = FieldWeights.rule
    var limits = HouseholdLimits()
    /// The number of pairs from which the book taught.
    private(set) var taughtBy = 0
    /// The logarithm of the share of pairs that are one person's.
    var prior: Bits
    /// The number of contacts in which the given name of a contact occurs on the average, and its family name.
    var usualCounts: (given: Double, family: Double)

    typealias Field = FieldComparison.Field
    /// Fewer pairs teach nothing; with so many more a book is trusted by half.
    private static let fewestPairs = 100
    private static let halfTrust = 400.0

    init(_ fields: FieldComparison, _ frequencies: Frequencies) {
        self.fields = fields
        self.frequencies = frequencies
        prior = -Bits.log2(ofCounts: Double(max(2, frequencies.rowCount)))
        usualCounts = frequencies.usualCounts
    }

    /// A model that a book refines.
    init(_ fields: FieldComparison, _ frequencies: Frequencies, _ pairs: CandidatePairs) {
        let (patterns, pairCount) = FieldTeaching.sample(fields, pairs)
        self.init(fields, frequencies, patterns: patterns, pairCount: pairCount) { fields.pattern($0, $1) }
    }

    /// A model that a sample of the pairs of a book refines.
    ///
    /// - Parameters:
    ///   - patterns: the levels at which the pairs of the sample agree, and how many do.
    ///   - pairCount: the number of pairs from which the sample was taken.
    ///   - pattern: gives the levels of two rows of the book.
    init(
        _ fields: FieldComparison, _ frequencies: Frequencies, patterns: [FieldTeaching.Count], pairCount: Int,
        pattern: (_ one: Int, _ two: Int) -> FieldComparison.Pattern
    ) {
        self.init(fields, frequencies)
        guard pairCount >= Self.fewestPairs else { return }
        taughtBy = pairCount
        let drawn = FieldTeaching.drawAtRandom(rowCount: frequencies.rowCount, pattern)
        learn(from: FieldTeaching(patterns, drawn: drawn), pairCount: pairCount)
    }

    /// A model over other rows of the same book, with the weights that another has.
    init(_ fields: FieldComparison, _ frequencies: Frequencies, _ other: FieldModel) {
        self.init(fields, frequencies)
        weights = other.weights
        limits = other.limits
        prior = other.prior
    }

    // MARK: Learning

    private mutating func learn(from teaching: FieldTeaching, pairCount: Int) {
        let trust = Double(pairCount) / (Double(pairCount) + Self.halfTrust)
        let count = Double(frequencies.rowCount)
        let share = max(teaching.share * Double(pairCount), 1) / (count * (count - 1) / 2)
        for field in Field.allCases {
            for level in 0...field.highest where teaching.seen[field.rawValue][level] {
                let ratio = Bits.log2(teaching.ratio(field, level, share: share))
                weights[field, level] = FieldWeights.refined(field, level, by: ratio.value, trust: trust)
            }
        }
        let households = Self.households(teaching.patterns)
        limits = households.limits(trust: trust)
        let change = Bits((Bits.log2(share).value - prior.value) * trust)
        prior += max(-FieldWeights.reach, min(FieldWeights.reach, change))
        prior += households.prior
    }

    /// The pairs of one family name and place: a postal code with the street where it is known, or else a town.
    private static func households(_ patterns: [FieldTeaching.Count]) -> HouseholdPairs {
        var pairs = HouseholdPairs()
        for (pattern, count) in patterns where isOfOnePlace(pattern) && pattern.level(.family) == 3 {
            if let given = pattern.level(.given) { pairs.count(count, given: given) }
        }
        return pairs
    }

    private static func isOfOnePlace(_ pattern: FieldComparison.Pattern) -> Bool {
        guard let postalCode = pattern.level(.postalCode) else {
            return pattern.level(.street) == nil && pattern.level(.city) == 3
        }
        return postalCode == 2 && (pattern.level(.street) ?? 3) == 3
    }

    /// `true` if the book shows that nobody lives with a relative.
    var hasNoRelatives: Bool { limits.relative >= HouseholdLimits.relativeWithoutRelatives }

    /// `true` if the book shows that many birthdays are misspelt.
    var hasMisspeltBirthdays: Bool { weights[.birthday, 0] > FieldWeights.misspeltBirthday }

    // MARK: Weighing

    /// The weight of a level of agreement between two rows: more for a rare name, at half strength.
    @inline(__always)
    func weight(_ field: Field, _ level: Int, _ row: Int) -> Bits {
        let weight = weights[field, level]
        guard level == 3 else { return weight }
        let name = fields.table.rows[row].name
        let (count, usual): (Int, Double)
        switch field {
        case .given: (count, usual) = (frequencies.given(name.given), usualCounts.given)
        case .family:
            let skeleton = fields.comparison.lexicon.entry(name.family).skeleton
            (count, usual) = (frequencies.family(skeleton: skeleton), usualCounts.family)
        default: return weight
        }
        let rarity = Bits.log2(ofCounts: usual / Double(max(1, count)))
        return weight + max(-2, min(3, Bits(hundredths: rarity.hundredths / 2)))
    }
}
