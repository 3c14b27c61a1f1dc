import Testing

@testable import ContactMatching

@Suite struct LearnedOddsTests {
    private static let fields: [FieldComparison.Field] = [.given, .family, .birthday, .city]

    /// A pattern in which some of four fields agree, one bit each, and the others do not.
    private static func pattern(_ agreeing: Int) -> FieldComparison.Pattern {
        var pattern = FieldComparison.Pattern()
        for (place, field) in fields.enumerated() { pattern.set(field, agreeing >> place & 1 == 1 ? 3 : 0) }
        return pattern
    }

    /// The teaching of pairs of which so many agree in some fields.
    private static func teaching(_ counts: [Int: Double]) -> FieldTeaching {
        var drawn = FieldComparison.Field.allCases.map { _ in [0.0, 0, 0, 0] }
        for field in fields { drawn[field.rawValue] = [8_000, 0, 0, 0] }
        return FieldTeaching(counts.sorted { $0.key < $1.key }.map { (pattern($0.key), $0.value) }, drawn: drawn)
    }

    /// Pairs that agree in everything or in nothing.
    private static let clean = teaching([0: 500, 15: 500])
    /// Pairs of whom half agree in one half of the fields, half in the other, and as many in any one field alone.
    private static let blurred = teaching([
        0: 100, 1: 100, 2: 100, 4: 100, 8: 100, 3: 100, 5: 100, 6: 100, 9: 100, 15: 20,
    ])
    /// Pairs that agree in everything but the given name, or in nothing.
    private static let households = teaching([0: 500, 14: 500])

    @Test func aBookWhosePairsFallApartIsBelieved() {
        #expect(Self.clean.doubt < 0.001)
        #expect(LearnedOdds(Self.clean, trust: 1).belief == 1)
        #expect(LearnedOdds(Self.clean, trust: 0).belief == 0)
        #expect(LearnedOdds().belief == 0)
        #expect(LearnedOdds(Self.blurred, trust: 1).belief == 0, "\(Self.blurred.doubt)")
        #expect(Self.households.doubt < 0.001 && Self.households.differentGivenNames > 0.9)
        #expect(LearnedOdds(Self.households, trust: 1).belief == 0)
    }

    /// Evidence comes nearer to what was learned, by a limit, and only where the rule speaks for a pair.
    @Test(arguments: [(-0.01, 0.0), (0, 10), (5, 10), (60, 0)]) func furtherEvidence(_ bits: Double, _ further: Double)
    {
        let odds = LearnedOdds(Self.clean, trust: 1)
        #expect(odds.further(than: Bits(bits), Self.pattern(15)) == Bits(further))
        #expect(odds.further(than: Bits(max(0, bits)), Self.pattern(0)) == 0)
    }
}
