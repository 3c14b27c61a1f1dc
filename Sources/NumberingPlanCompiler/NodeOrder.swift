import PhoneNumbers

/// The order in which the table holds the nodes of an automaton: those that tell digits apart, then the tails.
struct NodeOrder {
    /// The nodes before the tails, with the new numbers of their successors.
    private(set) var cells: [UInt16] = []
    /// The tails, by label and length.
    let tails: [PlanTable.TailRecord]
    /// The new number of each node.
    private var numbers: [UInt16]
    /// Bit n: more digits lead from the node with the new number n to a number that subscribers may have.
    private(set) var unfinished: [UInt64] = []

    /// The number of the first tail.
    var firstTail: Int { cells.count / PlanTable.cellsPerNode }

    /// Orders the nodes of an automaton.
    ///
    /// - Parameter isNumber: `true` for the labels of numbers that subscribers may have.
    init(_ automaton: Automaton, isNumber: (UInt16) -> Bool) {
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
        unfinished = Array(repeating: 0, count: automaton.count / 64 + 1)
        // The successors of a node stand before it.
        var isUnfinished = [Bool](repeating: false, count: automaton.count)
        for node in 0..<automaton.count {
            isUnfinished[node] = automaton.content(of: node).dropLast().contains { next in
                let label = automaton.content(of: Int(next)).last ?? 0
                return next != 0 && (isUnfinished[Int(next)] || isNumber(label))
            }
            if isUnfinished[node] { unfinished[Int(numbers[node]) / 64] |= 1 << UInt64(numbers[node] % 64) }
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
