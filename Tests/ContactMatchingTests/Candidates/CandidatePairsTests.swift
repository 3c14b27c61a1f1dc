import Testing

@testable import ContactMatching

@Suite struct CandidatePairsTests {
    /// Names that have nothing in common.
    private static func clerks(_ count: Int, _ rest: String) -> [String] {
        let letters = Array("bcdfghklmnprstvz")
        return (0..<count).map { number in
            let (one, two) = (letters[number % 16], letters[number / 16 % 16])
            return "\(one)a\(two)o\(one) \(two)u\(one)i\(two) | \(rest)"
        }
    }

    @Test(
        arguments: [
            // A number.
            (["Anna Weber | +4930100001", "Bernd Klein | +4930100001"], [[1, 2]]),
            // An address.
            (["Anna Weber | a@b.example", "Bernd Klein | A@B.example"], [[1, 2]]),
            // Neither a value nor a key.
            (["Anna Weber | +4930100001", "Bernd Klein | +4930100002"], []),
            // Three of a name, each with each once, although they share a number, too.
            (
                ["Anna Weber | +4930100001", "Anna Weber | +4930100001 | o:Acme", "Anna Weber"],
                [[1, 2], [1, 3], [2, 3]]
            ),
        ] as [([String], Set<[Int64]>)]) func pairs(_ lines: [String], _ pairs: Set<[Int64]>)
    {
        #expect(Scene(lines).pairs() == pairs)
    }

    @Test func aMatcherTellsWhomItCompares() {
        let matcher = Book([
            "Anna Weber | +4930100001", "Bernd Klein | +4930100001", "Carla Roth | +4930100002",
            "Anna Weber | +4930100001",
        ]).matcher(strangers: 0)
        #expect(matcher.compares(1, 2) && matcher.compares(2, 1))
        #expect(matcher.compares(1, 4), "copies")
        #expect(!matcher.compares(1, 3) && !matcher.compares(3, 2))
        #expect(!matcher.compares(1, 9))
    }

    @Test func holdersOfAValueAreComparedUpToALimit() {
        #expect(Scene(Self.clerks(8, "+4930100001")).pairs().count == 28)
        #expect(Scene(Self.clerks(9, "+4930100001")).pairs().isEmpty)
    }

    @Test func behindASwitchboardNamesDecide() {
        let lines = ["Anna Weber | +4930100001", "A. Weber | +4930100001"] + Self.clerks(20, "+4930100001")
        #expect(Scene(lines).pairs() == [[1, 2]])
    }

    /// Cards of one person that differ in little: too many to compare each with each, and none is left alone.
    @Test func manyHoldersOfOneNameAreComparedInARow() {
        let lines = (1...40).map { "Anna Weber | +4930100001 | i:\($0)" }
        let pairs = Scene(lines).pairs()
        #expect(pairs.count < 40 * 39 / 2)
        let compared = Set(pairs.flatMap { $0 })
        #expect(compared == Set(1...40))
    }

    @Test func aCommonNameIsRefined() {
        let others = (1...12).map { "Anna Weber | +49301000\(10 + $0)" }
        let lines = ["Anna Weber | b:1980-02-03", "Anna Weber | b:1980-02-03 | o:Acme"] + others
        #expect(Scene(lines).pairs() == [[1, 2]])
        #expect(Scene(Array(lines.prefix(12))).pairs().count == 66)
    }

    /// Without numbers one word of the name is enough, where few have it.
    @Test func oneWordIsEnoughWithoutNumbers() {
        #expect(Scene(["Anna Weber", "Anna Klein"]).pairs() == [[1, 2]])
        #expect(Scene(["Anna Weber | +4930100001", "Anna Klein"]).pairs().isEmpty)
        #expect(BlockingRule.singleNames(of: 100).map(\.limit) == [60, 60, 60])
        #expect(BlockingRule.singleNames(of: 100_000).map(\.limit) == [4, 4, 4])
        #expect(BlockingRule.singleNames(of: 1_000_000).isEmpty)
    }

    @Test func nobodyIsComparedWithNobody() {
        #expect(Scene([]).pairs().isEmpty)
        #expect(Scene(["Anna Weber | +4930100001"]).pairs().isEmpty)
    }
}
