/// The pairs of one family name and place in a book, which show who lives there together.
struct HouseholdPairs: Sendable, Hashable {
    private(set) var pairs = 0.0
    /// Those whose given names differ, and those whose given names are a slip of the pen apart.
    private(set) var different = 0.0, slips = 0.0

    /// Counts pairs.
    ///
    /// - Parameter given: the level at which their given names agree.
    mutating func count(_ number: Double, given: Int) {
        pairs += number
        if given == 0 { different += number }
        if given == 1 { slips += number }
    }

    /// The sureness that names which differ are slips and nobody lives with anybody, from 0 to 1.
    private static func relief(_ share: Double) -> Double { max(0, min(1, (0.4 - share) / 0.15)) }
    /// With so many pairs a book is trusted by half, about limits and about relatives.
    private static let halfTrust = (limits: 400.0, relatives: 100.0)
    private static let priorWithoutRelatives = 4.0

    /// The limits of a book: where nobody lives with anybody, a place says what it says elsewhere.
    ///
    /// - Parameter trust: from 0, where no pair taught, to 1.
    func limits(trust: Double) -> HouseholdLimits {
        HouseholdLimits(
            relief: Self.relief(different / max(1, pairs)) * trust * pairs / (pairs + Self.halfTrust.limits))
    }

    /// The bits that any two contacts start from more where there are no relatives: the weights of all fields expect some. A given name that is as
    /// often slips away as one slip is not that of a relative.
    var prior: Bits {
        let share = max(0, different - slips) / max(1, pairs)
        return Bits(Self.priorWithoutRelatives * Self.relief(share) * pairs / (pairs + Self.halfTrust.relatives))
    }
}
