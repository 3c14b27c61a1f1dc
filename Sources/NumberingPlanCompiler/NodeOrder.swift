import PhoneNumbers

/// The order in which the table holds the nodes of an automaton: those that tell digits apart, then the tails.
struct NodeOrder {
    /// The nodes before the tails, with the new numbers of their successors.
    private(set) var cells: [UInt16] = []
    /// The tails, by label and length.
    let tails: [PlanTable.TailRecord]
    /// The new number of each node.
    private var numbers: [UInt16]

    /// The number of the first tail.
    var firstTail: Int { cells.count / PlanTable.cellsPerNode }

    init(_ automaton: Automaton) {
        var branching: [Int] = []
        var found: [Int: PlanTable.TailRecord] = [:]
        for node in 0..<automaton.count {
            found[node] = Self.tail(automaton.content(of: node), found)
            if found[node] == nil { branching.append(node) }
        }
        let ordered = found.sorted { ($0.value.label, $0.value.length) < ($1.value.label, $1.value.length) }
        tails = ordered.map(\.value)
        numbers = Array(repeating: 0, count: automaton.count)
        for (number, node) in (branching + ordered.map(\.key)).enumerated() { numbers[node] = UInt16(number) }
        for node in branching {
            let content = automaton.content(of: node)
            cells += content.dropLast().map { numbers[Int($0)] } + content.suffix(1)
        }
    }

    /// The new number of a node.
    func number(of node: UInt16) -> UInt16 { numbers[Int(node)] }

    /// The tail that begins at a node, given those of the nodes before it; `nil` if the node tells digits apart or is
    /// dead.
    private static func tail(
        _ content: ArraySlice<UInt16>, _ known: [Int: PlanTable.TailRecord]
    ) -> PlanTable.TailRecord? {
        let label = content[content.startIndex + 10]
        let successor = content[content.startIndex]
        guard content.dropLast().allSatisfy({ $0 == successor }) else { return nil }
        if successor == 0 { return label == 0 ? nil : PlanTable.TailRecord(label: label, length: 0) }
        guard label == 0, let next = known[Int(successor)] else { return nil }
        return PlanTable.TailRecord(label: next.label, length: next.length + 1)
    }
}
