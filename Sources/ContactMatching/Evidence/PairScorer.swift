/// Weighs what two contacts have in common, and what speaks against them.
final class PairScorer: Sendable {
    let table: ContactTable
    let comparison: NameComparison
    let shared: SharedValues
    let frequencies: Frequencies
    /// The prior weight of any two contacts: one pair in as many as there are contacts.
    let prior: Bits

    init(_ table: ContactTable, _ comparison: NameComparison, _ shared: SharedValues, _ frequencies: Frequencies) {
        self.table = table
        self.comparison = comparison
        self.shared = shared
        self.frequencies = frequencies
        prior = -Bits.log2(ofCounts: Double(max(2, frequencies.rowCount)))
    }

    /// Two rows and what comparing them has found so far.
    struct Pair {
        let first: ContactRow
        let second: ContactRow
        let firstRow: Int
        let secondRow: Int
        let level: NameLevel
        /// `true` if a number, an address or an identifier is shared.
        var sharesValue = false
        /// `true` if a shared value belongs to one person.
        var isPersonal = false
        /// `true` if a shared address spells both names.
        var isSpelled = false
        /// The number of shared mobile numbers and addresses that two people hold at most.
        var fewHolders = 0
        /// The most that the organization may say.
        var organizationLimit = MatchWeights.organizationLimitAlone
    }

    /// The level at which two names agree. A word in the place of the given name that the contacts have as a family name more often is one:
    /// `Kovács Balázs` and `Kovács Krisztina` have no given name in common.
    @inline(__always)
    func level(_ one: PersonName, _ two: PersonName) -> NameLevel {
        let level = comparison.level(one, two)
        guard level == .givenOnly else { return level }
        let count = frequencies.family(skeleton: comparison.lexicon.entry(one.given).skeleton)
        return count > frequencies.given(one.given) ? .familyOnly : level
    }

    /// Gives a closure every reason for and against two rows being one person's.
    ///
    /// - Returns: the level at which the names agree.
    @inline(__always) @discardableResult
    func forEachPart(_ one: Int, _ two: Int, _ take: (RawPart) -> Void) -> NameLevel {
        let first = table.rows[one]
        let second = table.rows[two]
        var pair = Pair(
            first: first, second: second, firstRow: one, secondRow: two,
            level: level(first.name, second.name))
        if first.isOrganization != second.isOrganization {
            take(
                areOneOrganization(first, second)
                    ? RawPart(.sameOrganization, MatchWeights.organizationAsName, organization(of: first, second))
                    : RawPart(.personAndOrganization, MatchWeights.personAndOrganization))
        }
        let best = bestSharedValue(&pair, take)
        if let part = best?.part, saysLessThanName(part, pair) {
            take(RawPart(part.kind, 0, part.value, people: part.people))
            takeNameAlone(pair, take)
        } else if let best {
            pair.sharesValue = true
            take(best.part)
            let rarity = takeName(beside: best.part, pair, take)
            pair.organizationLimit = MatchWeights.organizationLimit(
                isPersonal: pair.isPersonal, people: best.part.people, rarity: rarity)
            if best.count > 1, !(pair.level == .none && namesOrganization(pair)) {
                let further = Bits(hundredths: MatchWeights.furtherValue.hundredths * Int32(min(best.count - 1, 100)))
                take(RawPart(.furtherValues, min(MatchWeights.furtherValuesLimit, further)))
            }
        } else {
            takeNameAlone(pair, take)
        }
        takeOwnValues(pair, take)
        takeBirthday(pair, take)
        takeGeneration(pair, take)
        takeMiddleName(pair, take)
        first.name.compareRemarks(second.name, take)
        takeAddress(pair, take)
        takeOrganization(pair, take)
        return pair.level
    }
}
