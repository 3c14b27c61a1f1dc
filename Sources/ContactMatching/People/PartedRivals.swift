/// The pairs of nodes that would join one node to either of two that somebody parted, and as likely to the one as to the other.
///
/// Somebody said that two are two people, and a third has as much in common with either: it is a question to both, unless somebody decided about it
/// and one of them.
struct PartedRivals: Sendable {
    private var pairs: Set<UInt64> = []

    /// - Parameters:
    ///   - strong: the pairs of rows that weigh enough to be joined, in the order in which they are.
    ///   - rowCount: the number of rows.
    ///   - roots: the node that stands for the person of each node, by decisions and copies alone.
    init(_ nodes: MatchNodes, _ strong: some Collection<RowPair>, rowCount: Int, roots: [UInt32]) {
        let partners = RowPartners(strong, rowCount: rowCount)
        for (one, others) in nodes.apart {
            for two in others where one < two {
                let weights = Dictionary(partners[nodes.row(of: two)].map { ($0.row, $0.bits) }) { first, _ in first }
                for partner in partners[nodes.row(of: one)] where weights[partner.row] == partner.bits {
                    for third in nodes.nodes(of: partner.row)
                    where ![one, two].contains(where: { roots[Int($0)] == roots[Int(third)] })
                        && nodes.apart[third]?.contains(where: { $0 == one || $0 == two }) != true
                    {
                        pairs.insert(UInt64(rows: third, one))
                        pairs.insert(UInt64(rows: third, two))
                    }
                }
            }
        }
    }

    /// No rivals.
    init() {}

    /// Returns `true` if two nodes have a rival.
    func contains(_ first: UInt32, _ second: UInt32) -> Bool {
        !pairs.isEmpty && pairs.contains(UInt64(rows: first, second))
    }
}
