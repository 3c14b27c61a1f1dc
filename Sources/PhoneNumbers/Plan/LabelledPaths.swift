/// Digits that a machine takes, a set of digits a position.
struct DigitSequence: Hashable {
    var sets: [PhoneNumber.Template.DigitSet]

    /// The template of the digits, as in `20[3-9]#######`.
    var description: String {
        sets.reduce(into: "") { $0 += $1.description }
    }

    /// Every string of the sequence.
    var strings: [String] {
        sets.reduce([""]) { heads, set in
            heads.flatMap { head in (0..<10).filter { set.contains($0) }.map { head + String($0) } }
        }
    }
}

/// Reads a machine of the table back into templates.
struct LabelledPaths {
    private let table: PlanTable
    private let root: UInt16
    private let maximumLength: Int
    /// The labels of the machine's nodes, in the order of their first digits.
    let labels: [UInt16]

    init(_ table: PlanTable, root: UInt16, maximumLength: Int) {
        self.table = table
        self.root = root
        self.maximumLength = maximumLength
        var seen: Set<UInt16> = [root]
        var order = [root]
        var found: [UInt16] = []
        var position = 0
        while position < order.count {
            let label = table.label(of: order[position])
            if label != 0, !found.contains(label) { found.append(label) }
            for digit in UInt8(0)..<10 {
                let next = table.successor(of: order[position], digit: digit)
                if next != 0, seen.insert(next).inserted { order.append(next) }
            }
            position += 1
        }
        labels = found
    }

    /// The rules that one part of the labels names, and the digits that lead to each.
    func rules(
        of part: (PlanTable.LabelRecord) -> UInt16
    ) -> [(rule: NumberingRule.ID, ranges: [DigitSequence])] {
        var rules: [UInt16] = []
        for label in labels {
            let rule = part(table.labels[Int(label)])
            if rule != 0, !rules.contains(rule) { rules.append(rule) }
        }
        return rules.sorted().map { rule in
            (NumberingRule.ID(rawValue: rule), sequences { part(table.labels[Int($0)]) == rule })
        }
    }

    /// The digits that lead to the labels that `isWanted` picks, as few sequences.
    func sequences(where isWanted: (UInt16) -> Bool) -> [DigitSequence] {
        var projection = Projection()
        let start = projection.project(root, table, maximumLength, isWanted)
        return projection.paths(from: start).map { DigitSequence(sets: $0) }
    }

    /// A rule of the plan that takes some number of a range.
    func someGeneralRule(within range: DigitSequence) -> NumberingRule.ID? {
        var nodes: Set<UInt16> = [root]
        for set in range.sets {
            var next: Set<UInt16> = []
            for node in nodes {
                for digit in UInt8(0)..<10 where set.contains(digit) {
                    let successor = table.successor(of: node, digit: digit)
                    if successor != 0 { next.insert(successor) }
                }
            }
            nodes = next
        }
        let rules = nodes.map { table.labels[Int(table.label(of: $0))].general }.filter { $0 != 0 }
        return rules.min().map { NumberingRule.ID(rawValue: $0) }
    }
}

/// The part of a machine that leads to some labels, minimal again.
private struct Projection {
    private struct Node: Hashable {
        var accepts: Bool
        var successors: [Int]
    }

    private var nodes = [Node(accepts: false, successors: Array(repeating: 0, count: 10))]
    private var index: [Node: Int] = [:]
    private var known: [UInt16: Int] = [0: 0]
    private var pathsOfNode: [Int: [[PhoneNumber.Template.DigitSet]]] = [:]

    mutating func project(
        _ node: UInt16, _ table: PlanTable, _ depth: Int, _ isWanted: (UInt16) -> Bool
    ) -> Int {
        if let projected = known[node] { return projected }
        let label = table.label(of: node)
        var content = Node(accepts: label != 0 && isWanted(label), successors: [])
        for digit in UInt8(0)..<10 {
            let next = depth > 0 ? table.successor(of: node, digit: digit) : 0
            content.successors.append(project(next, table, depth - 1, isWanted))
        }
        let isDead = !content.accepts && content.successors.allSatisfy { $0 == 0 }
        let projected = isDead ? 0 : index[content] ?? nodes.count
        if projected == nodes.count {
            nodes.append(content)
            index[content] = projected
        }
        known[node] = projected
        return projected
    }

    mutating func paths(from node: Int) -> [[PhoneNumber.Template.DigitSet]] {
        if node == 0 { return [] }
        if let paths = pathsOfNode[node] { return paths }
        var result: [[PhoneNumber.Template.DigitSet]] = nodes[node].accepts ? [[]] : []
        var digitsOfTarget: [(target: Int, mask: UInt16)] = []
        for digit in 0..<10 {
            let target = nodes[node].successors[digit]
            if target == 0 { continue }
            if let position = digitsOfTarget.firstIndex(where: { $0.target == target }) {
                digitsOfTarget[position].mask |= 1 << UInt16(digit)
            } else {
                digitsOfTarget.append((target, 1 << UInt16(digit)))
            }
        }
        for (target, mask) in digitsOfTarget {
            let set = PhoneNumber.Template.DigitSet(mask: mask)
            result += paths(from: target).map { [set] + $0 }
        }
        pathsOfNode[node] = result
        return result
    }
}
