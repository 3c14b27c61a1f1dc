/// Builds a machine from templates of fixed length: which of them does a string of digits match?
///
/// Every item is a template; `label` turns the set of items that match a whole string into the label of its node.
struct SubsetMachine {
    private let items: [[UInt16]]
    private let label: ([Int32]) -> UInt16
    private var known: [Key: UInt16] = [:]

    private struct Key: Hashable {
        var depth: Int
        var alive: [Int32]
    }

    /// Adds the machine to an automaton and gives its root.
    static func build(
        _ items: [[UInt16]], in automaton: inout Automaton, label: @escaping ([Int32]) -> UInt16
    ) -> UInt16 {
        var machine = SubsetMachine(items: items, label: label)
        return machine.node(depth: 0, alive: items.indices.map(Int32.init), in: &automaton)
    }

    private init(items: [[UInt16]], label: @escaping ([Int32]) -> UInt16) {
        self.items = items
        self.label = label
    }

    private mutating func node(depth: Int, alive: [Int32], in automaton: inout Automaton) -> UInt16 {
        if alive.isEmpty { return 0 }
        let key = Key(depth: depth, alive: alive)
        if let node = known[key] { return node }
        var complete: [Int32] = []
        var next: [[Int32]] = Array(repeating: [], count: 10)
        for item in alive {
            let classes = items[Int(item)]
            if classes.count == depth {
                complete.append(item)
                continue
            }
            var digits = classes[depth]
            while digits != 0 {
                next[digits.trailingZeroBitCount].append(item)
                digits &= digits - 1
            }
        }
        var successors: [UInt16] = []
        for digit in 0..<10 {
            if let twin = (0..<digit).first(where: { next[$0] == next[digit] }) {
                successors.append(successors[twin])
            } else {
                successors.append(node(depth: depth + 1, alive: next[digit], in: &automaton))
            }
        }
        let result = automaton.node(successors: successors, label: complete.isEmpty ? 0 : label(complete))
        known[key] = result
        return result
    }
}
