import Testing

@testable import ContactMatching

@Suite struct RivalPairsTests {
    private static let scene = Scene([
        "Sam Quall | +4915112345678m | b:1950-03-04", "Sam Quall | +4915112345678m",
        "Sam Quall | +4915112345678m | b:1980-07-09", "Sam Quall | +4915112345678m | b:1950-03-04 | o:Acme",
    ])

    private static func pair(_ one: Int64, _ two: Int64, _ bits: Bits) -> RowPair {
        let rows = [scene.place(one), scene.place(two)].sorted()
        return RowPair(bits: bits, first: UInt32(rows[0]), second: UInt32(rows[1]))
    }

    /// Pairs that weigh enough, by contact and bits, and those of them that have a rival.
    @Test(
        arguments: [
            ([(1, 2, 11), (2, 3, 11)], [[1, 2], [2, 3]]), ([(1, 2, 12), (2, 3, 11)], [[1, 2], [2, 3]]),
            ([(1, 2, 13), (2, 3, 11)], []), ([(1, 2, 11), (2, 4, 11)], []),
            ([(1, 3, 12), (1, 2, 11), (2, 3, 11)], []), ([(1, 2, 11)], []), ([], []),
        ] as [([(Int64, Int64, Int32)], [[Int64]])]) func rivals(
            _ strong: [(Int64, Int64, Int32)], _ expected: [[Int64]]
        )
    {
        let pairs = strong.map { Self.pair($0.0, $0.1, Bits(hundredths: $0.2 * 100)) }
        let rivals = RivalPairs(Self.scene.pairComparison, pairs)
        let found = zip(strong, pairs).filter { rivals.contains($0.1) }.map { [$0.0.0, $0.0.1] }
        #expect(found == expected)
    }
}
