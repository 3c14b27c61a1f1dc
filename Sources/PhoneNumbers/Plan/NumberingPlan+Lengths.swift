extension NumberingPlan {
    /// How many digits the national significant numbers of the plan have, in ascending order.
    public var lengths: [Int] {
        var bits: UInt32 = 0
        for region in Int(record.firstRegion)..<Int(record.firstRegion + record.regionCount) {
            bits |= table.regions[region].lengths
        }
        return Self.lengths(bits)
    }
}
