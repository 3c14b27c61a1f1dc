extension NumberingPlan {
    /// The possible numbers of digits in the plan's national significant numbers, in ascending order.
    public var lengths: [Int] { Self.lengths(table.lengths(ofPlan: position)) }
}
