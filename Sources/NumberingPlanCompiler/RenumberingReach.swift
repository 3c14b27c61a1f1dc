import PhoneNumbers

/// Checks that renumberings lead to numbers.
struct RenumberingReach {
    let automaton: Automaton
    let labels: [PlanTable.LabelRecord]

    /// Returns `true` if some old number becomes one that a plan takes today, or the old number of a later change.
    ///
    /// - Parameter root: the root of the machine over the new national numbers.
    func leadsToNumbers(_ change: PlanFile.Renumbering, from root: UInt16) -> Bool {
        var nodes: Set<UInt16> = [root]
        for step in change.program {
            let digits: UInt16 = step < 0x80 ? 1 << UInt16(step - 0x30) : change.template.classes[Int(step & 0x7F)]
            var next: Set<UInt16> = []
            for node in nodes {
                for (digit, successor) in automaton.content(of: Int(node)).dropLast().enumerated()
                where digits & (1 << UInt16(digit)) != 0 && successor != 0 {
                    next.insert(successor)
                }
            }
            nodes = next
        }
        return nodes.contains { node in
            let label = labels[Int(automaton.content(of: Int(node)).last ?? 0)]
            return label.general != 0 || label.renumbering != 0
        }
    }
}
