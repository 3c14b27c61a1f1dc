import PhoneNumbers

/// A minimal deterministic automaton over digits, shared by all machines of the table.
///
/// Nodes are found again by their content, so equal languages have equal nodes. Node 0 is dead.
struct Automaton {
    /// The nodes, ten successors and a label each. The successors of a node stand before it.
    private(set) var cells = [UInt16](repeating: 0, count: PlanTable.cellsPerNode)
    private var index: [[UInt16]: UInt16] = [Array(repeating: 0, count: PlanTable.cellsPerNode): 0]

    var count: Int { cells.count / PlanTable.cellsPerNode }

    /// Ten successors and a label.
    func content(of node: Int) -> ArraySlice<UInt16> {
        cells[node * PlanTable.cellsPerNode..<(node + 1) * PlanTable.cellsPerNode]
    }

    /// The node with these ten successors and this label.
    ///
    /// - Precondition: there are fewer than 65,536 nodes; plans are our own data, checked when they are compiled.
    mutating func node(successors: [UInt16], label: UInt16) -> UInt16 {
        let content = successors + [label]
        if let known = index[content] { return known }
        precondition(count < Int(UInt16.max), "the automaton has outgrown 16-bit nodes")
        let new = UInt16(count)
        index[content] = new
        cells += content
        return new
    }
}
