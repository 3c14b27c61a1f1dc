/// Builds a machine that finds the first of several prefix templates, in their order, at the front of a number.
///
/// The order is that of a backtracking matcher: a walk that keeps the last label it passes has found the template that
/// comes first in the list.
struct PrefixMachine {
    /// One template; `isWhole` ones match only where the number ends with them.
    struct Item {
        var classes: [UInt16]
        var isWhole = false
    }

    private let items: [Item]
    private let label: (_ inside: Int?, _ atEnd: Int?) -> UInt16
    private var known: [[Thread]: UInt16] = [:]

    private struct Thread: Hashable {
        var item: Int
        var depth: Int
    }

    /// Adds the machine to an automaton and gives its root.
    ///
    /// `label` takes the item found where more digits follow and the item found where the number ends.
    static func build(
        _ items: [Item], in automaton: inout Automaton, label: @escaping (_ inside: Int?, _ atEnd: Int?) -> UInt16
    ) -> UInt16 {
        var machine = PrefixMachine(items: items, label: label)
        return machine.node(items.indices.map { Thread(item: $0, depth: 0) }, in: &automaton)
    }

    private init(items: [Item], label: @escaping (Int?, Int?) -> UInt16) {
        self.items = items
        self.label = label
    }

    private mutating func node(_ threads: [Thread], in automaton: inout Automaton) -> UInt16 {
        if threads.isEmpty { return 0 }
        if let node = known[threads] { return node }
        var inside: Int?
        var atEnd: Int?
        var running: [Thread] = []
        for thread in threads {
            guard items[thread.item].classes.count == thread.depth else {
                running.append(thread)
                continue
            }
            atEnd = atEnd ?? thread.item
            if !items[thread.item].isWhole {
                inside = thread.item
                break
            }
        }
        var successors: [UInt16] = []
        for digit in 0..<10 {
            let next = running.filter { items[$0.item].classes[$0.depth] & (1 << UInt16(digit)) != 0 }
            successors.append(node(next.map { Thread(item: $0.item, depth: $0.depth + 1) }, in: &automaton))
        }
        let isAccepting = inside != nil || atEnd != nil
        let result = automaton.node(successors: successors, label: isAccepting ? label(inside, atEnd) : 0)
        known[threads] = result
        return result
    }
}
