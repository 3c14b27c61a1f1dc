/// The odds that a book taught, and how far it is believed.
///
/// In some books pairs of one person and of two fall apart cleanly, since their contacts have many fields and nobody lives with anybody; in
/// others relatives, namesakes and former addresses lie in between. The first are believed: where the rule speaks for a pair, its evidence
/// comes nearer to what the book taught, by ``reach`` at most. Where what the book takes for one person's pairs have different given names, it
/// has found households instead, and nothing is believed.
struct LearnedOdds: Sendable {
    typealias Field = FieldComparison.Field

    /// From 0, where nothing is believed, to 1.
    private(set) var belief = 0.0
    private var prior = Bits.zero
    /// By field and level.
    private var ratios: [[Bits]] = []

    /// The most that evidence comes nearer to what was learned.
    static let reach: Bits = 10
    /// The shares of doubtful pairs, and of different given names, up to which a book is believed entirely, and from which not at all.
    private static let doubts = 0.1...0.13
    private static let differentGivenNames = 0.25...0.3

    /// Odds that nobody believes.
    init() {}

    /// - Parameter trust: from 0, where no pair taught, to 1.
    init(_ teaching: FieldTeaching, trust: Double) {
        func believed(_ share: Double, _ bounds: ClosedRange<Double>) -> Double {
            max(0, min(1, (bounds.upperBound - share) / (bounds.upperBound - bounds.lowerBound)))
        }
        let isOneName = believed(teaching.differentGivenNames, Self.differentGivenNames)
        belief = min(believed(teaching.doubt, Self.doubts), isOneName) * trust
        guard belief > 0 else { return }
        prior = Bits.log2(teaching.share / (1 - teaching.share))
        ratios = Field.allCases.map { field in (0...3).map { Bits.log2(teaching.ratio(field, $0)) } }
    }

    /// The weight that brings evidence nearer to what was learned; 0 where the rule speaks against a pair.
    @inline(__always)
    func further(than bits: Bits, _ pattern: FieldComparison.Pattern) -> Bits {
        guard belief > 0, bits >= 0 else { return 0 }
        var odds = prior
        for field in Field.allCases {
            if let level = pattern.level(field) { odds += ratios[field.rawValue][level] }
        }
        return Bits(max(0, min(Self.reach, odds - bits)).value * belief)
    }
}
