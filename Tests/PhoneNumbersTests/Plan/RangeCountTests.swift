import Testing

@testable import PhoneNumbers

struct RangeCountTests {
    /// The numbers of each plan, counted in its automaton and in its templates.
    @Test func countsAreThoseOfTheTemplates() {
        for plan in NumberingPlan.all {
            let counted = plan.rangeCounts.reduce(0) { $0 + $1.numbers }
            let expected = plan.rangesByRule().reduce(0.0) { sum, entry in
                sum
                    + entry.ranges.reduce(0.0) {
                        $0 + $1.sets.reduce(1.0) { $0 * Double((0..<10).count(where: $1.contains)) }
                    }
            }
            #expect(counted == expected, "\(plan.countryCode)")
        }
    }
}
