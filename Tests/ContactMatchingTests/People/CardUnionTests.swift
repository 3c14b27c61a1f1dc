import ContactMatching
import Testing

/// Cards are joined within the limits of people.
@Suite struct CardUnionTests {
    /// Each contact of a chain has a number in common with the next.
    @Test func nobodyHasMoreContactsByCards() {
        let chain = (0..<500).map { "Anna Example | +4477009\(10_000 + $0)m | +4477009\(10_001 + $0)m" }
        let sizes = Book(chain).matcher().match().people.map(\.count)
        #expect(sizes.reduce(0, +) == 500)
        #expect(sizes.allSatisfy { $0 <= 40 } && sizes.contains { $0 > 20 })
    }
}
