import Testing

@testable import ContactMatching

@Suite struct BlockingYieldTests {
    private static func yields(_ lines: [String]) -> [String: BlockingYield] {
        let yields = Book(lines).matcher(strangers: 0).blockingYields()
        return Dictionary(yields.map { ($0.name, $0) }) { one, _ in one }
    }

    @Test func keysGivePairs() throws {
        let yields = Self.yields(["Anna Weber | +4930100001", "Anna Weber | b:1980-02-03", "Bernd Klein | +4930100001"])
        let values = try #require(yields["number or e-mail"])
        #expect(values.pairs == 1 && values.ownPairs == 1 && values.keys == 1 && values.crowdedKeys == 0)
        let names = try #require(yields["given and family name"])
        #expect(names.pairs == 1 && names.ownPairs == 0, "the key of formal names gives it too: \(names)")
    }

    @Test func crowdedKeysAreCounted() throws {
        let yields = Self.yields((0..<14).map { "Anna Weber | +49301000\(10 + $0)" })
        let names = try #require(yields["given and family name"])
        #expect(names.pairs == 0 && names.crowdedKeys == 1 && names.crowdedContacts == 14, "\(names)")
    }

    /// Pairs are those that are compared.
    @Test func yieldsAreOfThePairsThatAreCompared() {
        let lines = [
            "Anna Weber | a@b.example | t:Town", "A. Weber | a@b.example | t:Town", "Anna Weber | t:Town | o:Acme",
        ]
        let matcher = Book(lines).matcher(strangers: 50)
        let yields = matcher.blockingYields()
        let compared = matcher.match().comparisons
        #expect(yields.reduce(0) { $0 + $1.ownPairs } <= compared)
        #expect(yields.reduce(0) { $0 + $1.pairs } >= compared && compared > 2)
    }
}
