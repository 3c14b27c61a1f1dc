import PhoneNumbers

/// A minimal deterministic automaton over digits, shared by all machines of the table.
///
/// Nodes are found again by their content, so equal languages have equal nodes. Node 0 is dead.
struct Automaton {
    /// The nodes, ten successors and a label each. The successors of a node stand before it.
    private(set) var cells = [UInt16](repeating: 0, count: PlanTable.cellsPerNode)
    private var index: [[UInt16]: UInt16] = [Array(repeating: 0, count: PlanTable.cellsPerNode): 0]

    /// `true` if a node was left out because 16 bits cannot number it; the automaton is useless then.
    private(set) var hasOverflowed = false

    var count: Int { cells.count / PlanTable.cellsPerNode }

    /// Ten successors and a label.
    func content(of node: Int) -> ArraySlice<UInt16> {
        cells[node * PlanTable.cellsPerNode..<(node + 1) * PlanTable.cellsPerNode]
    }

    /// The node with these ten successors and this label; the dead one if there is no room for another node.
    mutating func node(successors: [UInt16], label: UInt16) -> UInt16 {
        let content = successors + [label]
        if let known = index[content] { return known }
        guard count < Int(UInt16.max) else {
            hasOverflowed = true
            return 0
        }
        let new = UInt16(count)
        index[content] = new
        cells += content
        return new
    }
}
