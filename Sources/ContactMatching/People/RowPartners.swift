/// The rows with which each row is a pair, with the weights of these pairs, in the order of the pairs.
struct RowPartners: Sendable {
    typealias Partner = (row: UInt32, bits: Bits)

    private var partners: [Partner]
    private var starts: [Int]

    init(_ pairs: some Collection<RowPair>, rowCount: Int) {
        starts = [Int](repeating: 0, count: rowCount + 1)
        for pair in pairs {
            starts[Int(pair.first) + 1] += 1
            starts[Int(pair.second) + 1] += 1
        }
        for row in 0..<rowCount { starts[row + 1] += starts[row] }
        var next = starts
        partners = [Partner](repeating: (0, 0), count: pairs.count * 2)
        func add(_ partner: UInt32, to row: UInt32, _ bits: Bits) {
            partners[next[Int(row)]] = (partner, bits)
            next[Int(row)] += 1
        }
        for pair in pairs {
            add(pair.second, to: pair.first, pair.bits)
            add(pair.first, to: pair.second, pair.bits)
        }
    }

    /// All rows.
    var rows: Range<Int> { 0..<starts.count - 1 }

    /// The partners of a row.
    subscript(row: Int) -> ArraySlice<Partner> { partners[starts[row]..<starts[row + 1]] }
}
