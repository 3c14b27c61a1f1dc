extension NumberingPlan {
    /// The possible numbers of digits in the plan's national significant numbers, in ascending order.
    public var lengths: [Int] { Self.lengths(table.lengths(ofPlan: position)) }

    /// The possible numbers of digits in numbers that are dialled inside an area of a region only, in ascending order; empty if the plan is
    /// not that of the region.
    package func localLengths(of region: RegionCode) -> [Int] {
        guard let index = table.regionIndex(of: region), Int(table.regions[index].plan) == position else { return [] }
        return Self.lengths(table.regions[index].localLengths)
    }
}
