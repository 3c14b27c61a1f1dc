import SeededRandom
import Testing

@testable import ContactMatching

@Suite struct KeyedRowTests {
    /// Few keys make large buckets, which are sorted in another way than small ones.
    @Test(arguments: [(1, 10), (40, 3), (2000, 4), (2000, 1000), (5000, 5000)])
    func sortingKeepsTheOrderOfRows(_ count: Int, _ keys: Int) {
        var random = SeededGenerator(seed: UInt64(count + keys))
        let rows = (0..<count).map { row in
            KeyedRow(key: StableHash.mixed(UInt64(random.below(keys)), 7), row: UInt32(row))
        }
        let sorted = KeyedRow.sorted(rows)
        let expected = rows.sorted { ($0.key, $0.row) < ($1.key, $1.row) }
        #expect(sorted.map(\.row) == expected.map(\.row))
        var blocks: [[UInt32]] = []
        KeyedRow.forEachBlock(of: rows) { blocks.append($0.map(\.row)) }
        let groups = Dictionary(grouping: rows, by: \.key).values.filter { $0.count > 1 }
        #expect(blocks.sorted { $0[0] < $1[0] } == groups.map { $0.map(\.row) }.sorted { $0[0] < $1[0] })
    }
}
