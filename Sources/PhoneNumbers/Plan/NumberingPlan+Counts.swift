extension NumberingPlan {
    /// The number of a plan's numbers of some length in a region and in some categories.
    package struct RangeCount: Sendable {
        package var region: RegionCode
        package var categories: PhoneNumber.Categories
        package var digitCount: Int
        /// `true` if people of the country write a trunk prefix in front of them.
        package var writesTrunkPrefix: Bool
        /// The count of numbers: whole as long as a `Double` can tell.
        package var numbers: Double
    }

    /// The counts of the plan's numbers by region, categories, length and the way in which they are written: the paths of its automaton, counted.
    ///
    /// Numbers that are only reserved are not counted.
    ///
    /// - Complexity: O(*n*) in the nodes of the plan's automaton and the lengths at which a path reaches them.
    package var rangeCounts: [RangeCount] {
        var counts: [RangeCount] = []
        var paths: [UInt16: Double] = [record.numbersRoot: 1]
        for digitCount in 1...17 {
            var next: [UInt16: Double] = [:]
            for (node, count) in paths {
                for digit in UInt8(0)..<10 {
                    let successor = table.successor(of: node, digit: digit)
                    if successor != 0 { next[successor, default: 0] += count }
                }
            }
            for (node, count) in next { add(count, at: node, digitCount: digitCount, to: &counts) }
            paths = next
        }
        return counts
    }

    private func add(_ numbers: Double, at node: UInt16, digitCount: Int, to counts: inout [RangeCount]) {
        let label = table.labels[Int(table.label(of: node))]
        guard label.general != 0 else { return }
        let region = RegionCode(packed: label.region)
        let categories = PhoneNumber.Categories(rawValue: label.categories)
        let writesTrunkPrefix = table.writesTrunkPrefix(before: NumberingRule.ID(rawValue: label.general))
        let position = counts.firstIndex {
            $0.digitCount == digitCount && $0.region == region && $0.categories == categories
                && $0.writesTrunkPrefix == writesTrunkPrefix
        }
        if let position {
            counts[position].numbers += numbers
        } else {
            counts.append(
                RangeCount(
                    region: region, categories: categories, digitCount: digitCount,
                    writesTrunkPrefix: writesTrunkPrefix, numbers: numbers))
        }
    }
}
