extension NumberingPlan {
    /// The possible numbers of digits in the plan's national significant numbers, in ascending order.
    public var lengths: [Int] {
        var bits: UInt32 = 0
        for region in Int(record.firstRegion)..<Int(record.firstRegion + record.regionCount) {
            bits |= table.regions[region].lengths
        }
        return Self.lengths(bits)
    }
}
